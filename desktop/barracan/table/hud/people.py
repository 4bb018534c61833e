"""Who sits at the table, in words."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from barracan.model.common_texts import common_text
from barracan.model.events import Event, Feat
from barracan.model.replay import read_player
from barracan.model.text import QT_TRANSLATE_NOOP, Template, text_in
from barracan.model.view import SeatView
from barracan.session.table_model import TableModel
from barracan.table.translation import common, translate_text

HUMAN: Final = "human"
_WORDS: Final[Mapping[str, Template]] = {
    "beginner": QT_TRANSLATE_NOOP("People", "beginner"),
    "casual": QT_TRANSLATE_NOOP("People", "casual"),
    "strong": QT_TRANSLATE_NOOP("People", "strong"),
    "expert": common_text("expert"),
    "random": QT_TRANSLATE_NOOP("People", "random"),
    "bold": QT_TRANSLATE_NOOP("People", "bold"),
    "collector": QT_TRANSLATE_NOOP("People", "collector"),
    "blocker": QT_TRANSLATE_NOOP("People", "blocker"),
    "team": QT_TRANSLATE_NOOP("People", "team player"),
    "daring": QT_TRANSLATE_NOOP("People", "daring"),
    "careful": QT_TRANSLATE_NOOP("People", "careful"),
    "hunter": QT_TRANSLATE_NOOP("People", "trump hunter"),
    "builder": QT_TRANSLATE_NOOP("People", "builder"),
    "racer": QT_TRANSLATE_NOOP("People", "racer"),
    "gatherer": QT_TRANSLATE_NOOP("People", "gatherer"),
    "doubler": QT_TRANSLATE_NOOP("People", "doubler"),
    "shedder": QT_TRANSLATE_NOOP("People", "shedder"),
    "rival": QT_TRANSLATE_NOOP("People", "rival"),
    "patient": QT_TRANSLATE_NOOP("People", "patient"),
    "taker": QT_TRANSLATE_NOOP("People", "taker"),
    "miser": QT_TRANSLATE_NOOP("People", "miser"),
    "runner": QT_TRANSLATE_NOOP("People", "run builder"),
}


@dataclass(slots=True, eq=False, repr=False)
class People:
    """The names of the seats and who plays for them."""

    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    game: str = ""
    """The game's name."""
    house_rules: tuple[str, ...] = ()
    """What the rules of the match have that is not usual."""

    def name(self, seat: int) -> str:
        """The name at a seat."""
        return self.names[seat] if seat < len(self.names) else str(seat + 1)

    def feats(self, events: Iterable[Event]) -> list[str]:
        """What is said of these events in sentences."""
        return [translate_text(event.words.with_names(self.names)) for event in events if isinstance(event, Feat)]

    def names_of(self, seats: Sequence[int]) -> str:
        """The names of a side."""
        names = [self.name(seat) for seat in seats]
        if len(names) == 2:
            return QCoreApplication.translate("People", "{one} and {other}").format(one=names[0], other=names[1])
        return ", ".join(names)

    def level(self, seat: int, *, styled: bool = True) -> str:
        """How strong the program plays there, and in which style; empty for a person."""
        translate = QCoreApplication.translate
        names = read_player(self.players[seat]) if seat < len(self.players) else ()
        level, *style = [translate_text(text_in("People", _WORDS[name], {})) for name in names if name in _WORDS] or [
            ""
        ]
        if not style or not styled:
            return level
        return translate("People", "{level}, {style}").format(level=level, style=style[0])

    def is_you(self, seat: int) -> bool:
        """Whether this seat is the only person's: where several share the screen, or none plays, names are said."""
        return self.players.count(HUMAN) == 1 and self.players[seat] == HUMAN

    def is_addressed(self, seat: int) -> bool:
        """Whether this seat is spoken to: the only person's, or that of a person who has not told a name yet."""
        return self.is_you(seat) or self.name(seat) == common("You")

    @property
    def watched(self) -> bool:
        """Whether nobody plays here: the table is only looked at."""
        return HUMAN not in self.players

    def may_act(self, view: SeatView) -> bool:
        """Whether a person looks, and it is that person's turn."""
        return view.turn == view.seat and self.players[view.seat] == HUMAN

    def about(self, view: SeatView, seat: int, *, short: bool = False, styled: bool = True) -> str:
        """What is said beside a name; there is a *short* way without partnership, and one without a partner's style."""
        translate = QCoreApplication.translate
        if self.is_you(seat):
            if view.turn == seat:
                return translate("People", "your turn")
            return "" if self.name(seat) == common("You") else translate("People", "you")
        level = self.level(seat)
        if not level:
            return translate("People", "to move") if view.turn == seat else ""
        if self.is_you(view.seat) and not short and view.side_of(seat) == view.side_of(view.seat):
            return translate("People", "your partner, {level}").format(level=self.level(seat, styled=styled))
        return level

    def note(self, view: SeatView, seat: int) -> str:
        """What is to be known of a seat beside its cards: its part in the hand."""
        note = view.seat_note(seat)
        return translate_text(note.with_names(self.names)) if note is not None else ""

    def headline(self, view: SeatView) -> str:
        """What is being played."""
        headline = view.headline()
        return translate_text(headline.with_names(self.names)) if headline is not None else ""

    def status_note(self, view: SeatView) -> str:
        """What stands in the status line where an offer has no note: what is being played, until it is over."""
        return self.headline(view) if view.turn is not None else ""

    def doubles(self, view: SeatView, seat: int) -> tuple[str, ...]:
        """Whom a seat doubles and whom it redoubles, in words."""
        translate = QCoreApplication.translate
        words = translate("People", "doubles {names}"), translate("People", "redoubles {names}")
        pairs = zip(words, doubles_of(view, seat), strict=True)
        return tuple(word.format(names=", ".join(map(self.name, seats))) for word, seats in pairs if seats)


def people_at(model: TableModel) -> People:
    """Who sits at a table now."""
    rules = tuple(map(translate_text, model.house_rules))
    return People(model.names, model.players, translate_text(model.title), rules)


def doubles_of(view: SeatView, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Whom a seat has doubled without being doubled by them before, and whom it has redoubled."""
    again = view.redoubles_of(seat)
    return tuple(other for other in view.doubles_of(seat) if other not in again), again
