"""Words that several windows share, translated at this edge of the program."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from barracan.games.catalog import CATALOG, find_game
from barracan.model.player_names import parted
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.table.translation import translate_text

HUMAN = "human"
LEVELS = ("beginner", "casual", "strong", "expert")
"""The levels of the computer, weakest first; the names that records and the command line use."""

_PLAYER_WORDS = {
    HUMAN: QT_TRANSLATE_NOOP("players", "Person here"),
    "beginner": QT_TRANSLATE_NOOP("players", "Beginner"),
    "casual": QT_TRANSLATE_NOOP("players", "Casual"),
    "strong": QT_TRANSLATE_NOOP("players", "Strong"),
    "expert": QT_TRANSLATE_NOOP("players", "Expert"),
    "random": QT_TRANSLATE_NOOP("players", "Random"),
}
_LEVELS_TOLD = {
    "beginner": QT_TRANSLATE_NOOP("players", "Beginner plays by its own hand and remembers little of what was played."),
    "casual": QT_TRANSLATE_NOOP(
        "players", "Casual watches the whole table, but draws few conclusions from what others play."
    ),
    "strong": QT_TRANSLATE_NOOP("players", "Strong remembers all that was shown and thinks of what others need."),
    "expert": QT_TRANSLATE_NOOP("players", "Expert knows all that Strong knows and thinks furthest ahead."),
}
_STYLE_WORDS = {
    "": QT_TRANSLATE_NOOP("players", "Plain"),
    "bold": QT_TRANSLATE_NOOP("players", "Bold"),
    "collector": QT_TRANSLATE_NOOP("players", "Collector"),
    "blocker": QT_TRANSLATE_NOOP("players", "Blocker"),
    "team": QT_TRANSLATE_NOOP("players", "Team player"),
    "any": QT_TRANSLATE_NOOP("players", "Any style"),
}
_STYLES_TOLD = {
    "bold": QT_TRANSLATE_NOOP("players", "Bold waits longer for a flash exit and opens later."),
    "collector": QT_TRANSLATE_NOOP("players", "The collector takes tricks more readily."),
    "blocker": QT_TRANSLATE_NOOP("players", "The blocker lays more stoppers and leaves less to pick up."),
    "team": QT_TRANSLATE_NOOP("players", "The team player opens sooner, so that its partner can go on laying."),
    "any": QT_TRANSLATE_NOOP("players", "Any style is one of these by chance, told once the cards are dealt."),
}
_PAIR = QT_TRANSLATE_NOOP("players", "{first} and {second}")


def player_word(player: str) -> str:
    """What kind of player sits at a seat: a person or a level."""
    template = _PLAYER_WORDS.get(player)
    return QCoreApplication.translate("players", template) if template else player


def level_told(player: str) -> str:
    """What a player of a level knows, in a sentence; nothing of a person."""
    template = _LEVELS_TOLD.get(player)
    return QCoreApplication.translate("players", template) if template else ""


def style_word(style: str) -> str:
    """The name of a style; empty is none."""
    return QCoreApplication.translate("players", _STYLE_WORDS.get(style, style))


def style_told(style: str) -> str:
    """What a player of a style does otherwise, in a sentence; nothing without a style."""
    template = _STYLES_TOLD.get(style)
    return QCoreApplication.translate("players", template) if template else ""


def players_told(players: Iterable[str]) -> str:
    """What the levels and styles of these players are like, a line each and each once."""
    levels, styles = zip(*map(parted, players), strict=True)
    told = (*map(level_told, levels), *map(style_told, styles))
    return "\n".join(sentence for sentence in dict.fromkeys(told) if sentence)


def tenths(thousandths: int) -> str:
    """Points or percent as they are written, to a tenth; players value moves in thousandths."""
    return QLocale().toString(thousandths / 1000, "f", 1)


def signed_tenths(thousandths: int) -> str:
    """The same with a sign before them."""
    return ("−" if thousandths < 0 else "+") + tenths(abs(thousandths))


def listed(names: Sequence[str]) -> str:
    """Names in a row, the last two joined by a word."""
    if len(names) < 2:
        return "".join(names)
    pair = QCoreApplication.translate("players", _PAIR)
    return pair.format(first=", ".join(names[:-1]), second=names[-1])


def side_names(sides: Sequence[Sequence[int]], names: Sequence[str]) -> tuple[str, ...]:
    """The names of each side's players."""
    return tuple(listed([names[seat] for seat in side]) for side in sides)


def title_of(game: str) -> str:
    """What a game is called; its id where it is not known."""
    known = find_game(game)
    return translate_text(known.title) if known else game


def fewer_win(game: str) -> bool:
    """Whether fewer points are better in this game."""
    known = find_game(game)
    return known is not None and known.fewer_win


def games_called(words: str) -> tuple[str, ...]:
    """The games whose title contains these words."""
    if not words:
        return ()  # no game is loaded for that
    return tuple(game.id for game in CATALOG.values() if words.casefold() in translate_text(game.title).casefold())


def taught(*wanted: str) -> str:
    """The first of these games that has a course, else the first of all that has one."""
    known = (game for game in wanted if game and game in CATALOG and CATALOG.entry(game).lessons)
    return next(known, None) or next(game for game in CATALOG if CATALOG.entry(game).lessons)


def titles() -> list[tuple[str, str]]:
    """Every game with its title."""
    return [(game.id, translate_text(game.title)) for game in CATALOG.values()]
