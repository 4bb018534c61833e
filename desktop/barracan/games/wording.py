"""Words in which several games say the same."""

from collections.abc import Sequence

from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text

_TWO = QT_TRANSLATE_NOOP("games", "{first} and {second}")
_MORE = QT_TRANSLATE_NOOP("games", "{first}, {others}")


def enumerated(parts: Sequence[Argument]) -> Argument:
    """The parts in a row, the last two joined by a word."""
    first, *others = parts
    if not others:
        return first
    if len(others) == 1:
        return Text("games", _TWO, {"first": first, "second": others[0]})
    return Text("games", _MORE, {"first": first, "others": enumerated(others)})
