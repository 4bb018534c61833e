"""Leave ICU out of a frozen program: of its 38 MB the program asks for nothing.

Qt's wheels are built with ICU and cannot be loaded without its libraries. In their place come some that are made of
``packaging/frozen/icu.c`` and answer so that Qt goes on as one that is built without ICU.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from project import ROOT

SOURCE = ROOT / "packaging" / "frozen" / "icu.c"
LINKED = ["-shared", "-s", "-Wl,--build-id=none", "-Wl,-z,noseparate-code"]


def replace(folder: Path) -> list[str]:
    """Put libraries of our own in the place of ICU's in the folder of Qt's libraries, and return ICU's names."""
    compiler = os.environ.get("CC", "cc")
    if not shutil.which(compiler):
        raise ValueError(f"There is no C compiler ({compiler}); it makes what Qt is given instead of ICU.")
    libraries = sorted(folder.glob("libicu*.so.*"))
    for library in libraries:
        version = library.suffix.removeprefix(".")
        line = [compiler, "-Os", "-fPIC", f"-DVERSION={version}", *LINKED, f"-Wl,-soname,{library.name}"]
        subprocess.run([*line, "-o", library, SOURCE], check=True)
    if missing := asked(folder / "libQt6Core.so.6", libraries):
        raise ValueError(f"Qt asks ICU for what {SOURCE.name} does not answer: {', '.join(sorted(missing))}.")
    return [library.name for library in libraries]


def asked(core: Path, libraries: list[Path]) -> set[str]:
    """What Qt's core wants of ICU that none of these libraries has."""
    ends = tuple(f"_{library.suffix.removeprefix('.')}" for library in libraries)
    wanted = {name for name in symbols(core, "--undefined-only") if name.endswith(ends)}
    return wanted.difference(*(symbols(library, "--defined-only") for library in libraries))


def symbols(library: Path, which: str) -> set[str]:
    """The names that a library has for others, or wants of them."""
    told = subprocess.run(["nm", "-D", which, library], capture_output=True, text=True, check=True).stdout
    return {line.split()[-1] for line in told.splitlines()}
