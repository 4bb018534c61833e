"""What stands on the score pad of a match, gathered from the ends of its hands or from its record."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QDate, QLocale

from barracan.model.cards import Code
from barracan.model.common_texts import common_text
from barracan.model.options import house_rules
from barracan.model.record import read_line
from barracan.model.replay import FindGame, Replay
from barracan.model.score import USUAL_FORM, Extra, HandEnd, MatchEnd, ScoreLine, SheetForm, SheetRow, highest
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import target_of
from barracan.storage.pads import Pad, PadHand, is_pad, read_pad
from barracan.table.hud.lettering import figure, signed_figure
from barracan.table.translation import common, translate, translate_text
from barracan.windows.shell.formats import decimal, join_names, side_names

Lines: TypeAlias = tuple[tuple[ScoreLine, ...], ...]
_COLUMNS = {"hands": common_text("Hands")}
_SUMS = {"hand_totals": common_text("hands"), "settlement": Text("score", QT_TRANSLATE_NOOP("score", "in dollars"))}
"""The further columns that games have, by their names in the record: of a hand, and in all."""
_AVERAGE = QT_TRANSLATE_NOOP("score", "A hand on average")
_BEST = QT_TRANSLATE_NOOP("score", "Best hand")
_FEW = 4
"""So many sides have room for an average with its tenth, and their points in a sentence."""
_CENTS, _SIGNED = frozenset({"settlement"}), frozenset({"hands"})
_MATCH = QT_TRANSLATE_NOOP("score", "Match {number}")
_SERIOUS = QT_TRANSLATE_NOOP("score", "Match {number}, a serious one: nothing taken back, no hints")
_WON = QT_TRANSLATE_NOOP("score", "Won by {name}, {totals}.")
_SHARED = QT_TRANSLATE_NOOP("score", "Shared by {name}, {totals}.")
_LEADS = QT_TRANSLATE_NOOP("score", "In the lead: {name}, {totals}.")


class Column(NamedTuple):
    """A further column of a game's score, in words, an entry a side."""

    what: str
    entries: tuple[str, ...]


class Hand(NamedTuple):
    """A hand on the pad: ended, or being played and then without a total."""

    number: int
    how: str
    points: tuple[int, ...]
    totals: tuple[int, ...] | None
    lines: tuple[tuple[ScoreLine, ...], ...]
    before: tuple[int, ...]
    columns: tuple["Column", ...] = ()
    signs: Mapping[int, str] = MappingProxyType({})
    declarer: int | None = None
    doubles: tuple[tuple[int, ...], ...] = ()
    form: SheetForm = USUAL_FORM

    @property
    def entries(self) -> tuple[str, ...]:
        """What stands in each side's column: its points, or the sign that a game has for them."""
        if self.form.signed:
            return tuple(signed(points) if points else "–" for points in self.points)
        return tuple(self.signs.get(side, figure(points)) for side, points in enumerate(self.points))


class Playing(NamedTuple):
    """What is played in a hand that is not over, and who has named it."""

    what: Text
    declarer: int


class Entry(NamedTuple):
    """How many of one thing a side has, and the points."""

    times: int
    points: int


class Row(NamedTuple):
    """One line of a hand in detail, an entry a side."""

    what: str
    clause: str
    entries: tuple[Entry | None, ...]
    tally: bool = False
    cards: tuple[tuple[Code, ...], ...] = ()
    """The cards of each side that it counts, where they are to be named."""


@dataclass(frozen=True)
class ScoreSheet:
    """A match as the pad shows it."""

    game: str
    target: int | None
    players: tuple[str, ...]
    sides: tuple[str, ...]
    ends: tuple[HandEnd, ...] = ()
    open_hand: int | None = None
    """The number of the hand being played."""
    so_far: tuple[tuple[ScoreLine, ...], ...] = ()
    """What lies on the table in the hand being played."""
    result: MatchEnd | None = None
    ending: Callable[[HandEnd, str], Text] | None = None
    """How a hand ended in the game's words, given the name of who ended it."""
    leaders: Callable[[HandEnd], tuple[int, ...]] | None = None
    """Which sides are ahead after a hand."""
    deals: str = ""
    """The number of the match."""
    serious: bool = False
    rows: tuple[SheetRow, ...] = ()
    """What the game's own form has below the hands."""
    doubles: tuple[tuple[int, ...], ...] = ()
    """Whom each seat has doubled in the hand being played."""
    playing: Playing | None = None
    """What is played in that hand, where it has been named."""
    form: SheetForm = USUAL_FORM
    """The form in which the game's sheet is kept."""
    fewer_win: bool = False
    """Whether fewer points are better."""
    house_rules: tuple[str, ...] = ()
    """What the rules of this match have that is not usual."""

    @property
    def match(self) -> str:
        """Which match this is, and whether it is a serious one."""
        if not self.deals:
            return ""
        number = " ".join(re.findall(".{1,4}", self.deals))
        return translate("score", _SERIOUS if self.serious else _MATCH).format(number=number)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side after the last hand that ended."""
        return self.ends[-1].totals if self.ends else (0,) * len(self.sides)

    @property
    def hands(self) -> tuple[Hand, ...]:
        """All hands, the one being played last."""
        hands = []
        before = (0,) * len(self.sides)
        for end in self.ends:
            lines = self._with_names(end.lines)
            told = (_columns(end.extra), end.signs, end.declarer, end.doubles, self.form)
            hands.append(Hand(end.hand, self._how(end), end.points, end.totals, lines, before, *told))
            before = end.totals
        if self.open_hand is not None:
            points = tuple(sum(line.points for line in lines) for lines in self.so_far) or (0,) * len(self.sides)
            how, declarer = common("being played"), None
            if self.playing is not None:
                how, declarer = translate_text(self.playing.what), self.playing.declarer
            lines = self._with_names(self.so_far)
            open_hand = Hand(self.open_hand, how, points, None, lines, before, doubles=self.doubles, form=self.form)
            hands.append(open_hand._replace(declarer=declarer))
        return tuple(hands)

    @property
    def columns(self) -> tuple[Column, ...]:
        """The sums of a game's further columns, and what a match that is over is settled with."""
        found = _columns(self.ends[-1].extra, sums=True) if self.ends else ()
        return (*found, *_columns(self.result.extra, sums=True)) if self.result else found

    @property
    def figures(self) -> tuple[SheetRow, ...]:
        """What each side has made of its hands, on average and at best, from the second hand on."""
        if len(self.ends) < 2:
            return ()
        best = min if self.fewer_win else max
        sides = list(zip(*(end.points for end in self.ends), strict=True))
        places = 1 if len(sides) <= _FEW else 0
        averages = tuple(decimal(sum(points) / len(points), places) for points in sides)
        bests = tuple(figure(best(points)) for points in sides)
        return SheetRow(Text("score", _AVERAGE), averages), SheetRow(Text("score", _BEST), bests)

    @property
    def standing(self) -> str:
        """Who leads or has won, in one sentence, which tells the points of the one who does first.

        Those of many others stand on the sheet alone.
        """
        if not self.ends:
            return ""
        ahead = self._ahead()
        if not self.result and len(set(self.totals)) == 1 and len(ahead) == len(self.sides):
            return translate("score", "All are level at {total}.").format(total=self.totals[0])
        others = [side for side in range(len(self.sides)) if side not in ahead]
        order = [*ahead, *others] if len(self.sides) <= _FEW else ahead
        totals = " : ".join(figure(self.totals[side]) for side in order)
        if counts := self.ends[-1].extra.get("hand_totals"):
            hands = " : ".join(figure(counts[side]) for side in order)
            totals = translate("score", "points {totals}, hands {hands}").format(totals=totals, hands=hands)
        template = (_WON if len(ahead) == 1 else _SHARED) if self.result else _LEADS
        name = join_names([self.sides[side] for side in ahead])
        return translate_text(Text("score", template, {"name": name, "totals": totals}))

    def _ahead(self) -> list[int]:
        """The sides that have won, or lead."""
        if self.result:
            return list(self.result.winners)
        ahead = list(self.leaders(self.ends[-1]) if self.leaders else highest(self.totals))
        if "hand_totals" not in self.ends[-1].extra:
            return ahead
        least = min(self.totals[side] for side in ahead)  # they share the column of hands: fewer points decide
        return [side for side in ahead if self.totals[side] == least]

    def _with_names(self, lines: Lines) -> Lines:
        """The lines of all sides with the names of the players in them."""
        return tuple(tuple(replace(line, what=line.what.with_names(self.players)) for line in side) for side in lines)

    def _how(self, end: HandEnd) -> str:
        name = self.players[end.seat] if end.seat is not None else ""
        if end.played is not None:
            return translate_text(end.played)
        if self.ending is None:
            return translate("score", "ended")
        return translate_text(self.ending(end, name).with_names(self.players))


NO_SHEET = ScoreSheet("", None, (), ())
"""What stands there while there is no match."""


def rows(lines: Sequence[Sequence[ScoreLine]]) -> list[Row]:
    """The lines of all sides beside each other, in the order of the clauses: what several have stands in one row."""
    order: list[tuple[str, str]] = []
    for side in lines:
        at = len(order)
        for each in reversed(side):
            key = translate_text(each.what), each.clause
            if key in order:
                at = order.index(key)
            else:
                order.insert(at, key)
    places = {(translate_text(each.what), each.clause): each.at for side in lines for each in side}
    order.sort(key=lambda key: (clause_key(key[1]), places[key]))
    tallies = {(translate_text(each.what), each.clause) for side in lines for each in side if each.tally}
    found = []
    for key in order:
        cards = tuple(tuple(card for line in _found(side, key) for card in line.cards) for side in lines)
        entries = tuple(_entry(side, key) for side in lines)
        found.append(Row(*key, entries, key in tallies, cards if any(cards) else ()))
    return found


def clause_key(clause: str) -> tuple[str | int, ...]:
    """A key that sorts clauses as the rules count them: B9.2 before B9.10."""
    return tuple(int(part) if part.isdigit() else part for part in re.split(r"(\d+)", clause))


def _entry(lines: Sequence[ScoreLine], key: tuple[str, str]) -> Entry | None:
    found = _found(lines, key)
    return Entry(sum(line.count for line in found), sum(line.points for line in found)) if found else None


def _found(lines: Sequence[ScoreLine], key: tuple[str, str]) -> list[ScoreLine]:
    return [line for line in lines if (translate_text(line.what), line.clause) == key]


def _columns(extra: Extra, *, sums: bool = False) -> tuple[Column, ...]:
    words = _SUMS if sums else _COLUMNS
    return tuple(
        Column(translate_text(words[name]), tuple(_figure(name, figure) for figure in figures))
        for name, figures in extra.items()
        if name in words
    )


def _figure(name: str, number: int) -> str:
    if name in _CENTS:
        return f"{'−' if number < 0 else ''}${decimal(abs(number) / 100, 2)}"
    return signed(number) if name in _SIGNED else figure(number)


def signed(number: int) -> str:
    """A figure with its sign; nothing is a nought."""
    return signed_figure(number) if number else "0"


_BY_HAND = QT_TRANSLATE_NOOP("score", "Written by hand")
_STRUCK_OUT = QT_TRANSLATE_NOOP("score", "Before correction {number}, {date}")


def hand_ends(find_game: FindGame, lines: Iterable[str]) -> list[HandEnd]:
    """Replay a sound record for the ends of its hands."""
    return _replay(find_game, lines)[1]


def stored_sheet(find_game: FindGame, texts: Sequence[str], names: Sequence[str]) -> ScoreSheet:
    """The pad of a stored match, or one kept by hand, with the players' names of today."""
    if is_pad(read_line(texts[0])):
        return _sheet_by_hand(find_game, read_pad(texts), tuple(names))
    replay, ends = _replay(find_game, texts)
    state = replay.state
    return ScoreSheet(
        game=translate_text(replay.game.title),
        target=target_of(state.options),
        players=tuple(names),
        sides=side_names(state.sides, names),
        ends=tuple(ends),
        result=state.result,
        ending=replay.game.ending,
        form=replay.game.sheet_form,
        fewer_win=replay.game.fewer_win,
        leaders=replay.game.leaders,
        house_rules=tuple(map(translate_text, house_rules(replay.game.options, state.options, len(names)))),
        rows=replay.game.view(state, 0).sheet_rows() if ends else (),
    )


def _hand_by_hand(hand: PadHand, extra: Extra) -> HandEnd:
    """A hand written by hand, as a game's own hands end; what was corrected is told beside it."""
    lines = []
    for side, points in enumerate(hand.points):
        written = ScoreLine(Text("score", _BY_HAND), 1, points, "")
        lines.append((written, *(_correction_line(hand, number, side) for number in range(len(hand.struck_out)))))
    return HandEnd(hand.hand, "", None, hand.points, hand.totals, tuple(lines), extra, Text("score", _BY_HAND))


def _correction_line(hand: PadHand, number: int, side: int) -> ScoreLine:
    points, at = hand.struck_out[number]
    day = at.astimezone()
    date = QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
    return ScoreLine(Text("score", _STRUCK_OUT, {"number": number + 1, "date": date}), points[side], 0, "", tally=True)


def _sheet_by_hand(find_game: FindGame, pad: Pad, names: tuple[str, ...]) -> ScoreSheet:
    game = find_game(pad.game)
    points = [hand.points for hand in pad.hands]
    columns = [game.columns_by_hand(points[: number + 1]) if game else {} for number in range(len(points))]
    ends = map(_hand_by_hand, pad.hands, columns)
    return ScoreSheet(
        game=translate_text(game.title) if game else pad.game,
        target=pad.target,
        players=names,
        sides=side_names(pad.sides, names),
        ends=tuple(ends),
        result=None if pad.winners is None else MatchEnd(pad.winners, pad.totals),
        leaders=game.leaders if game else None,
        form=_form_by_hand(game.sheet_form) if game else USUAL_FORM,
        fewer_win=game is not None and game.fewer_win,
    )


def _form_by_hand(form: SheetForm) -> SheetForm:
    """The form of a pad that is written by hand, on which no contracts are known."""
    return replace(form, hands=0, block=0)


def _replay(find_game: FindGame, lines: Iterable[str]) -> tuple[Replay, list[HandEnd]]:
    replay = Replay(find_game)
    ends = []
    for text in lines:
        line = read_line(text)
        replay.read(line)
        if line["kind"] == "hand_end" and replay.state.ending is not None:
            ends.append(replay.state.ending)
    return replay, ends
