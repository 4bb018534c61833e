"""Modules and where they are written."""

from pathlib import Path


def source_of(module):
    """The file in which a module is written; a compiled one lies beside it."""
    path = Path(module.__file__)
    return path if path.suffix == ".py" else path.with_name(f"{module.__name__.rpartition('.')[2]}.py")


def is_compiled(module):
    """Whether a module is compiled: nobody can watch then what functions it calls."""
    return Path(module.__file__).suffix != ".py"
