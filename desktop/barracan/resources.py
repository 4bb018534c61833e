"""Where the files lie that the program shows: card faces, fonts, icons, sounds, texts."""

from functools import cache
from pathlib import Path
from typing import Final

ENGLISH: Final = "en"
"""The language in which every text is written, and which stands in where another has none."""


def resource(*parts: str) -> Path:
    """The path of a resource, such as ``resource("cards", "JK.svg")``, in a checkout and in an installed package."""
    return _folder().joinpath(*parts)


def folder_of(room: str, elsewhere: str) -> Path:
    """Where a game's files of a kind lie: among the program's own, or in another package, as ``package:folder``."""
    if not elsewhere:
        return resource(room)
    from importlib.resources import files  # no game of the program's own needs it

    package, _, folder = elsewhere.partition(":")
    return Path(str(files(package))) / folder


@cache
def _folder() -> Path:
    package = Path(__file__).parent
    installed = package / "resources"
    return installed if installed.is_dir() else package.parent.parent / "resources"
