"""Figures, names and titles of games as the person's language writes them, cut to the room there is."""

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QRect, Qt, QTime
from PySide6.QtGui import QFontMetrics, QPageSize

from barracan.games.catalog import CATALOG, find_game
from barracan.model.replay import HUMAN, read_player
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.table.translation import common, translate_text

LONGEST_NAME: Final = 24
"""Letters of a name at the most."""


def join_names(names: Sequence[str]) -> str:
    """Names in a row, the last two joined by a word."""
    if len(names) < 2:
        return "".join(names)
    return common("{first} and {second}").format(first=", ".join(names[:-1]), second=names[-1])


def side_names(sides: Sequence[Sequence[int]], names: Sequence[str]) -> tuple[str, ...]:
    """The names of each side's players."""
    return tuple(join_names([names[seat] for seat in side]) for side in sides)


_LETTER: Final = frozenset({"BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"})
"""The territories that write on letter paper, by the common locale data."""


def usual_paper() -> QPageSize:
    """The paper that the person's printer most likely holds: letter or A4."""
    letter = QLocale.territoryToCode(QLocale.system().territory()) in _LETTER
    return QPageSize(QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4)


_WEEKDAY = re.compile(r"^dddd[^dMy]*")
"""What a long date begins with in most languages; it makes dates too long for a list."""


def format_moment(moment: datetime) -> str:
    """A moment as people say it: today and yesterday with the time, else the date."""
    local = moment.astimezone()
    words = QLocale()
    time = words.toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)
    day = QDate(local.year, local.month, local.day)
    match day.daysTo(QDate.currentDate()):
        case 0:
            return QCoreApplication.translate("MatchesPage", "today, {time}").format(time=time)
        case 1:
            return QCoreApplication.translate("MatchesPage", "yesterday, {time}").format(time=time)
    return words.toString(day, _WEEKDAY.sub("", words.dateFormat(QLocale.FormatType.LongFormat)))


def decimal(number: float, places: int) -> str:
    """A number with so many decimal places, with the point or comma of the person's language."""
    return f"{number:.{places}f}".replace("-", "−").replace(".", QLocale().decimalPoint())


def percent(part: int | str) -> str:
    """So many percent, with or without a space before the sign as the person's language has it."""
    return QCoreApplication.translate("score", "{percent}%").format(percent=part)


def tenths(thousandths: int) -> str:
    """Points or percent as they are written, to a tenth; players value moves in thousandths."""
    return QLocale().toString(thousandths / 1000, "f", 1)


def signed_tenths(thousandths: int) -> str:
    """The same with a sign before them."""
    return ("−" if thousandths < 0 else "+") + tenths(abs(thousandths))


_RIGHT = Qt.TextElideMode.ElideRight
_LEAST_NAME = 3
"""Letters of a name that stay; after that the line itself is cut."""


def elide(words: str, names: Sequence[str], metrics: QFontMetrics, width: int, lines: int = 1) -> str:
    """The words as they fit into so many lines; long names are cut alike, then the end if that is too little."""

    def fits(tried: str) -> bool:
        wrap = Qt.TextFlag.TextWordWrap if lines > 1 else 0
        room = metrics.boundingRect(QRect(0, 0, width, 0), wrap, tried)
        return metrics.horizontalAdvance(tried) <= width or (
            lines > 1 and room.width() <= width and room.height() <= height_of(lines, metrics)
        )

    shown = words if fits(words) else _with_short_names(words, names, metrics, fits)
    if fits(shown) or lines == 1:
        return shown if fits(shown) else metrics.elidedText(shown, _RIGHT, width)
    kept = bisect_left(range(len(shown)), True, key=lambda at: not fits(f"{shown[: at + 1].rstrip()}…"))
    return f"{shown[:kept].rstrip()}…"


def height_of(lines: int, metrics: QFontMetrics) -> int:
    """How high so many lines are at the most: Qt rounds each of them."""
    return lines * (metrics.lineSpacing() + 1)


def _with_short_names(words: str, names: Sequence[str], metrics: QFontMetrics, fits: Callable[[str], bool]) -> str:
    """The words with their names as long as they can be, each at most as wide as the others."""
    found = [name for name in sorted(names, key=len, reverse=True) if name and name in words]
    if not found:
        return words
    pattern = re.compile("|".join(map(re.escape, found)))

    def with_names_of(most: int) -> str:
        return pattern.sub(lambda name: metrics.elidedText(name.group(), _RIGHT, most), words)

    least = metrics.averageCharWidth() * _LEAST_NAME
    most = max(least, *map(metrics.horizontalAdvance, found))
    while least < most:
        middle = (least + most + 1) // 2
        if fits(with_names_of(middle)):
            least = middle
        else:
            most = middle - 1
    return with_names_of(least)


def game_title(game: str) -> str:
    """What a game is called; its id where it is not known."""
    if game in CATALOG.own:
        return CATALOG.entry(game).title  # its rules need not be loaded for that
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


def game_titles() -> list[tuple[str, str]]:
    """Every game with its title; the rules of the program's own are not loaded for that."""
    return [(game, game_title(game)) for game in CATALOG]


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
    "daring": QT_TRANSLATE_NOOP("players", "Daring"),
    "careful": QT_TRANSLATE_NOOP("players", "Careful"),
    "hunter": QT_TRANSLATE_NOOP("players", "Trump hunter"),
    "builder": QT_TRANSLATE_NOOP("players", "Builder"),
    "racer": QT_TRANSLATE_NOOP("players", "Racer"),
    "gatherer": QT_TRANSLATE_NOOP("players", "Gatherer"),
    "doubler": QT_TRANSLATE_NOOP("players", "Doubler"),
    "shedder": QT_TRANSLATE_NOOP("players", "Shedder"),
    "rival": QT_TRANSLATE_NOOP("players", "Rival"),
    "patient": QT_TRANSLATE_NOOP("players", "Patient"),
    "taker": QT_TRANSLATE_NOOP("players", "Taker"),
    "miser": QT_TRANSLATE_NOOP("players", "Miser"),
    "runner": QT_TRANSLATE_NOOP("players", "Run builder"),
    "any": QT_TRANSLATE_NOOP("players", "Any"),
}
_STYLE_SENTENCES = {
    "bold": QT_TRANSLATE_NOOP("players", "Bold waits longer for a flash exit and opens later."),
    "collector": QT_TRANSLATE_NOOP("players", "The collector takes tricks more readily."),
    "blocker": QT_TRANSLATE_NOOP("players", "The blocker lays more stoppers and leaves less to pick up."),
    "team": QT_TRANSLATE_NOOP("players", "The team player opens sooner, so that its partner can go on laying."),
    "daring": QT_TRANSLATE_NOOP("players", "Daring plays alone more often, and takes a trick where it can."),
    "careful": QT_TRANSLATE_NOOP("players", "Careful plays alone less often, and keeps its trumps for later."),
    "hunter": QT_TRANSLATE_NOOP("players", "The trump hunter leads trumps more readily."),
    "builder": QT_TRANSLATE_NOOP("players", "The builder keeps wildcards back and builds long runs without them."),
    "racer": QT_TRANSLATE_NOOP("players", "The racer lays all it can and takes the pot early, with wildcards too."),
    "gatherer": QT_TRANSLATE_NOOP("players", "The gatherer takes more piles and keeps more cards in hand."),
    "doubler": QT_TRANSLATE_NOOP("players", "The doubler doubles and redoubles more often."),
    "shedder": QT_TRANSLATE_NOOP("players", "The shedder parts with higher cards where several are about as good."),
    "rival": QT_TRANSLATE_NOOP("players", "The rival plays against the declarer, even at a small cost."),
    "patient": QT_TRANSLATE_NOOP("players", "Patient opens later, with more points at once."),
    "taker": QT_TRANSLATE_NOOP("players", "The taker takes the top discard more readily."),
    "miser": QT_TRANSLATE_NOOP("players", "The miser keeps cards that the next player could meld."),
    "runner": QT_TRANSLATE_NOOP("players", "The run builder keeps cards of a suit together that are near each other."),
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
