"""What can go wrong with a library, told to people."""

from pathlib import Path

from barracan.model.text import QT_TRANSLATE_NOOP, Text


class LibraryError(Exception):
    """The library cannot do what it was asked; ``text`` says in one sentence what happened."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


class HeldError(LibraryError):
    """The match is open, in another program or at the table."""


class DamagedError(LibraryError):
    """The library's file is damaged."""


_TEXTS = {
    "newer": QT_TRANSLATE_NOOP(
        "library",
        "The library {file} was made by a newer version of the program (schema {schema}, this one knows {known});"
        " it was left untouched.",
    ),
    "set_aside": QT_TRANSLATE_NOOP(
        "library", "The file {file} is no library or is damaged: it was set aside as {aside}, and a new library begun."
    ),
    "salvaged": QT_TRANSLATE_NOOP(
        "library",
        "The library {file} is damaged: it was set aside as {aside}. What can be read of it is in a new one"
        " (matches: {matches}); others, or the last moves of some, may be missing.",
    ),
    "set_aside_elsewhere": QT_TRANSLATE_NOOP(
        "library", "The library {file} is damaged: another program has set it aside and begun a new one."
    ),
    "no_folder": QT_TRANSLATE_NOOP("library", "The folder {folder} of the library cannot be used: {reason}."),
    "not_opened": QT_TRANSLATE_NOOP("library", "The library {file} cannot be opened: {reason}."),
    "not_writable": QT_TRANSLATE_NOOP("library", "The library {file} cannot be written: {reason}."),
    "no_wal": QT_TRANSLATE_NOOP(
        "library", "The folder of the library {file} does not allow the way of saving that survives a sudden end."
    ),
    "vanished": QT_TRANSLATE_NOOP("library", "The library {file} has been moved or deleted."),
    "full": QT_TRANSLATE_NOOP("library", "The disk of the library {file} is full: free some space and play on."),
    "limit": QT_TRANSLATE_NOOP(
        "library", "The library {file} may not grow: the system limits the size of files. Raise the limit and play on."
    ),
    "busy": QT_TRANSLATE_NOOP("library", "Another program keeps the library {file} busy."),
    "damaged": QT_TRANSLATE_NOOP("library", "The library {file} is damaged."),
    "failed": QT_TRANSLATE_NOOP("library", "The library {file} has failed: {reason}."),
    "held": QT_TRANSLATE_NOOP("library", "This match is open in another program."),
    "held_here": QT_TRANSLATE_NOOP("library", "This match is open at the table: leave it first."),
    "no_library": QT_TRANSLATE_NOOP("library", "There is no library {file}."),
    "no_name": QT_TRANSLATE_NOOP("library", "A player needs a name."),
    "name_taken": QT_TRANSLATE_NOOP("library", "There is a player {player} already: merge the two if they are one."),
    "no_match": QT_TRANSLATE_NOOP("library", "The library has no match {match}."),
}


def told(name: str, **arguments: str | int | Path) -> Text:
    """The sentence of this name with its arguments."""
    return Text(
        "library",
        _TEXTS[name],
        {key: value if isinstance(value, int) else str(value) for key, value in arguments.items()},
    )
