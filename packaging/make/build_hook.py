"""The build of a wheel: with rules and players compiled where that is possible, else as they are written."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PURE = "BARRACAN_PURE"
"""The variable that asks for the pure form, whose wheel fits every Python and system."""
TOOLS = ["mypy>=2.0", "setuptools>=75"]
LIST = "barracan/compiled.txt"
"""In the wheel: what compiled modules end in, then each with its size; the program looks whether all are there."""


class CompiledCore(BuildHookInterface[BuilderConfig]):
    """Compiles rules and players into the wheel; an editable installation stays as it is."""

    def dependencies(self) -> list[str]:
        """What compiling needs beside a C compiler."""
        return [] if os.environ.get(PURE) else TOOLS

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put what was compiled into the wheel, or say in a sentence why the pure form is built."""
        if version == "editable" or os.environ.get(PURE):
            return
        if reason := no_compiler():
            self._warn(reason)
            return
        self._folder = tempfile.TemporaryDirectory(prefix="barracan-core-")
        folder = Path(self._folder.name)
        script = Path(self.root, "packaging", "make", "compile_core.py")
        done = subprocess.run(
            [sys.executable, str(script), str(folder)], capture_output=True, encoding="utf-8", check=False
        )
        made = done.stdout.split()
        if done.returncode or not made:
            log = Path(tempfile.gettempdir(), "barracan-core.log")
            log.write_text(done.stdout + done.stderr, encoding="utf-8")
            self._warn(f"{fault(done.stderr)} The log is {log}.")
            return
        listed = folder / "compiled.txt"
        lines = [EXTENSION_SUFFIXES[0], *(f"{(folder / name).stat().st_size} {name}" for name in made)]
        listed.write_text("\n".join(lines) + "\n", encoding="utf-8")
        build_data["force_include"] |= {str(folder / name): name for name in made} | {str(listed): LIST}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _warn(self, reason: str) -> None:
        self.app.display_warning(f"The pure form of BarraCan is built, without compiled rules and players: {reason}")


def no_compiler() -> str:
    """That there is no C compiler, in a sentence, as far as that can be seen before it is called; else nothing."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if not compiler or shutil.which(compiler[0]):  # Windows names none: setuptools looks for it
        return ""
    return f"there is no C compiler ({compiler[0]})."


def fault(output: str) -> str:
    """Why nothing was compiled, in a sentence."""
    if missing := re.search(r"No module named '(mypyc|setuptools)'", output):
        return f"{missing[1]} is missing."
    if refused := re.search(r"^\S+\.py:\d+: error: .*\S", output, re.MULTILINE):
        return f"mypy refuses {refused[0]}."
    return "the C compiler did not come to its end."
