"""BarraCan and its relatives at one card table.

Rules and players may lie here compiled, beside what they were compiled from. Whatever of that is not as it was built is
left alone, all of it: the same rules and players run then as they are written.

Attributes:
    form: ``compiled`` or ``pure``: what rules and players run as.
    form_fault: why compiled ones that lie here do not run, in a sentence; empty if they do, or if there are none.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

__version__ = "0.1.0"

DESKTOP_ID = "app.barracan.BarraCan"
"""What desktops, task bars and packages know the program by; ``[tool.barracan]`` in ``pyproject.toml`` says it too."""

_PACKAGE = Path(__file__).parent


class _Sources:
    """Finds the modules of this package as they are written."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, _: ModuleType | None = None, /) -> ModuleSpec | None:
        """Look for a module of this package; others are none of its business."""
        if path is None or not name.startswith(f"{__name__}."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, [".py"])) for folder in path)
        return next((spec for finder in finders if (spec := finder.find_spec(name))), None)


def _look() -> str:
    """Why what lies here compiled cannot run, in a sentence; loads what all of it rests on."""
    try:
        suffix, *files = (_PACKAGE / "compiled.txt").read_text("utf-8").splitlines()
        if suffix not in EXTENSION_SUFFIXES:
            return f"The compiled rules and players are for another Python ({suffix})."
        for line in files:
            size, _, name = line.partition(" ")
            if (_PACKAGE.parent / name).stat().st_size != int(size):
                return f"A compiled file is damaged: {name}."
        import_module("barracan_core__mypyc")
    except (OSError, ValueError, ImportError) as failure:
        return f"The compiled rules and players are not whole: {failure}."
    return ""


form, form_fault = "pure", ""
if (_PACKAGE / "compiled.txt").exists():
    form_fault = _look()
    if form_fault:
        sys.meta_path.insert(0, _Sources)
    else:
        form = "compiled"
