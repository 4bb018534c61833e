"""What games and those who play them are called: a person here, the levels of the computer and its styles."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from barracan.games.catalog import CATALOG, find_game
from barracan.model.replay import HUMAN, read_player
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.table.translation import translate_text


def game_title(game: str) -> str:
    """What a game is called; its id where it is not known."""
    known = find_game(game)
    return translate_text(known.title) if known else game


def fewer_win(game: str) -> bool:
    """Whether fewer points are better in this game."""
    known = find_game(game)
    return known is not None and known.fewer_win


def find_games(words: str) -> tuple[str, ...]:
    """The games whose title contains these words."""
    if not words:
        return ()  # no game is loaded for that
    return tuple(game.id for game in CATALOG.values() if words.casefold() in translate_text(game.title).casefold())


def find_course(*wanted: str) -> str:
    """The first of these games that has a course, else the first of all that has one."""
    known = (game for game in wanted if game and game in CATALOG and CATALOG.entry(game).lessons)
    return next(known, None) or next(game for game in CATALOG if CATALOG.entry(game).lessons)


def game_titles() -> list[tuple[str, str]]:
    """Every game with its title."""
    return [(game.id, translate_text(game.title)) for game in CATALOG.values()]


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
_LEVEL_SENTENCES = {
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
_STYLE_SENTENCES = {
    "bold": QT_TRANSLATE_NOOP("players", "Bold waits longer for a flash exit and opens later."),
    "collector": QT_TRANSLATE_NOOP("players", "The collector takes tricks more readily."),
    "blocker": QT_TRANSLATE_NOOP("players", "The blocker lays more stoppers and leaves less to pick up."),
    "team": QT_TRANSLATE_NOOP("players", "The team player opens sooner, so that its partner can go on laying."),
    "any": QT_TRANSLATE_NOOP("players", "Any style is one of these by chance, told once the cards are dealt."),
}


def player_title(player: str) -> str:
    """What kind of player sits at a seat: a person or a level."""
    template = _PLAYER_WORDS.get(player)
    return QCoreApplication.translate("players", template) if template else player


def describe_level(player: str) -> str:
    """What a player of a level knows, in a sentence; nothing of a person."""
    template = _LEVEL_SENTENCES.get(player)
    return QCoreApplication.translate("players", template) if template else ""


def style_title(style: str) -> str:
    """The name of a style; empty is none."""
    return QCoreApplication.translate("players", _STYLE_WORDS.get(style, style))


def describe_style(style: str) -> str:
    """What a player of a style does otherwise, in a sentence; nothing without a style."""
    template = _STYLE_SENTENCES.get(style)
    return QCoreApplication.translate("players", template) if template else ""


def describe_players(players: Iterable[str]) -> str:
    """What the levels and styles of these players are like, a line each and each once."""
    levels, styles = zip(*map(read_player, players), strict=True)
    sentences = (*map(describe_level, levels), *map(describe_style, styles))
    return "\n".join(sentence for sentence in dict.fromkeys(sentences) if sentence)
