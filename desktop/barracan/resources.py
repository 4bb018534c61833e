"""Where the files lie that the program shows: card faces, fonts, icons, sounds, texts."""

from functools import cache
from pathlib import Path


def resource(*parts: str) -> Path:
    """The path of a resource, such as ``resource("cards", "JK.svg")``, in a checkout and in an installed package."""
    return _folder().joinpath(*parts)


@cache
def _folder() -> Path:
    package = Path(__file__).parent
    installed = package / "resources"
    return installed if installed.is_dir() else package.parent.parent / "resources"
