"""Compile rules and players: ``python packaging/make/compile_core.py FOLDER``, with mypy, setuptools and a C compiler.

What stands in ``model``, ``games`` and ``players`` is compiled by mypyc into FOLDER; the program stays as it is. The
paths of what was made are printed, one a line, as they lie beside the package. The build of a wheel calls this.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import sys
from importlib import import_module
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "desktop" / "barracan"
ROOMS = ("model", "games", "players")
GROUP = "barracan_core"
"""The library that all compiled modules are in; beside each module lies a small one that finds it there."""
LEVEL = "2"
"""Of optimization: at 3 all is a little larger and nothing faster."""
ON_LINUX = sys.platform == "linux"
PACKED = ["-ffunction-sections", *(f"-falign-{part}=1" for part in ("functions", "jumps", "labels", "loops"))]
"""Functions that the linker can leave out, and no padding between what is left."""
COMPILED = ["-fvisibility=hidden", "-fno-asynchronous-unwind-tables", *PACKED] if ON_LINUX else []
"""No names for other libraries, nothing for debuggers and C++."""
LINKED = ["-s", "-Wl,--gc-sections", "-Wl,-z,noseparate-code"] if ON_LINUX else []
"""No names for debuggers, nothing that nobody calls, and no empty pages: small libraries would have 10 KB of them."""
INTERPRETED = {
    "model/value.py": "makes classes out of others while they are loaded",
    "model/game.py": "a game takes functions as its methods, which a compiled class cannot",
    "games/tricks/view.py": "a game outside derives its view from it, which mypyc does not foresee of a value",
    "rules.py": "the games themselves, for the same reason",
}
"""What stays as it is, by its path or its name, and why."""


def sources(package: Path) -> list[str]:
    """The modules to be compiled, as paths from the folder of the package."""
    found = (path for room in ROOMS for path in (package / room).rglob("*.py"))
    named = sorted(path.relative_to(package).as_posix() for path in found if path.name != "__init__.py")
    return [name for name in named if name not in INTERPRETED and name.rpartition("/")[2] not in INTERPRETED]


def compile_core(folder: Path, level: str) -> list[Path]:
    """Compile a copy of the package in *folder* at this level of optimization, and return what was made there."""
    from mypyc.build import mypycify

    setuptools = import_module("setuptools")  # without types of its own
    shutil.copytree(PACKAGE, folder / "barracan", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    os.chdir(folder)
    names = [f"barracan/{name}" for name in sources(Path("barracan"))]
    with contextlib.redirect_stdout(sys.stderr):
        extensions = mypycify(
            ["--strict", "--local-partial-types", "--config-file=", "--cache-dir=cache", *names],
            opt_level=level,
            debug_level="0",
            multi_file=True,
            group_name=GROUP,
        )
        for extension in extensions:  # their lists of arguments are one list
            extension.extra_compile_args = [*extension.extra_compile_args, *COMPILED]
            extension.extra_link_args = [*extension.extra_link_args, *LINKED]
        setuptools.setup(
            name="barracan-core",
            packages=[],
            ext_modules=extensions,
            script_args=["--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
        )
    made = [*Path().glob(f"{GROUP}*"), *Path("barracan").rglob("*")]
    return sorted(path for path in made if path.suffix in {".so", ".pyd"})


def main() -> int:
    """Compile into the folder that is named and print what was made."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("level", nargs="?", default=LEVEL, help="of optimization, 0 to 3")
    wanted = parser.parse_args()
    print("\n".join(path.as_posix() for path in compile_core(wanted.folder.resolve(), wanted.level)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
