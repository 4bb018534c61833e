"""Seats and options of one game, as a match of it is prepared."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QStackedWidget, QWidget

from barracan.model.game import AnyGame, Sides, usual_seats
from barracan.model.replay import HUMAN, SeatNote, read_player, write_player
from barracan.session.game_parts import ANY, Offered, find_styles
from barracan.table.themes import FELT, Theme
from barracan.table.translation import common, translate_text
from barracan.windows.shell.controls import ElidedLabel, label
from barracan.windows.shell.formats import LEVELS, LONGEST_NAME, join_names, side_names
from barracan.windows.shell.language import names_of_nobody
from barracan.windows.shell.layout import STRETCH, lay_column, lay_row
from barracan.windows.shell.page import scroll_column
from barracan.windows.shell.painted_buttons import Pill
from barracan.windows.shell.value_controls import Segments
from barracan.windows.start.form_words import describe_form
from barracan.windows.start.option_rows import HouseRules, MatchRows, OptionRows
from barracan.windows.start.seat_table import SeatTable, seat_words

_NAMES = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")
_USUAL_SIDES = "0"


class GameSettings(QFrame):
    """Seats and options of one game: the little table with who plays, and its house rules behind it.

    *cards* gives the picture of the game's cards for a size, or nothing as long as it is not painted; *me* is what the
    person at the first seat is called, empty where that is not known; *table* is what was chosen before.

    Signals:
        changed: something is another than before.
        selected: another seat is chosen.
    """

    changed = Signal()
    selected = Signal()

    def __init__(
        self, game: AnyGame, cards: Callable[[QRectF], QPixmap | None], me: str = "",
        table: Mapping[str, object] = MappingProxyType({}),
    ) -> None:  # fmt: skip
        super().__init__()
        self.setObjectName(f"settings_{game.id}")
        self.setProperty("part", "wide_box")
        self.game = game
        self.chosen = 1
        self._me = me
        self._stand_in: str | None = None
        """What a computer is called that took the seat of the person without a name."""
        self._notes = [SeatNote(self._first_name(seat), HUMAN) for seat in range(max(game.seat_counts))]
        self._theme: Theme = FELT
        self._first_swap: int | None = None
        self.options = OptionRows(game.options)
        self._seats = Segments("seats", [(str(count), str(count)) for count in game.seat_counts])
        self._seats.setAccessibleName(self.tr("Seats"))
        self._seats.changed.connect(self._show_sides)
        self._sides = self._create_sides()
        self._partners = Segments("partners", [("true", self.tr("Partners")), ("false", self.tr("Alone"))])
        self._partners.setAccessibleName(self.tr("Partners or everybody alone"))
        self._partners.changed.connect(self._part)
        self._sides_label = ElidedLabel(part="quiet", lines=2, name="sides_told")
        self._form_label = ElidedLabel(part="quiet", lines=2, name="form_told")
        self.seat_table = SeatTable(len(self._notes), cards)
        self.seat_table.selected.connect(self._select)
        self.seat_table.swapped.connect(self.swap)
        self._swap = Pill("change_seats", self.tr("Change seats"), self, size="small")
        self._swap.setCheckable(True)
        self._swap.toggled.connect(self._begin_swap)
        self.options.changed.connect(self._show_sides)
        self.house_rules = HouseRules()
        self.house_rules.chosen.connect(self._take_rules)
        self._lost = label(part="trouble", wrap=True, name="lost_rules")
        self._lost.hide()
        self.match_rows = MatchRows()
        self._pages = QStackedWidget()
        self._build()
        self.set_table(table)

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return int(self._seats.value)

    @property
    def sides(self) -> Sides:
        """Who plays with whom."""
        partitions = self._partitions(self.seats)
        chosen = int(self._sides.value)
        return partitions[chosen if chosen < len(partitions) else 0]

    @property
    def notes(self) -> tuple[SeatNote, ...]:
        """Who sits at the seats in use; a style that nobody can be given there is left out."""
        styles = self.styles
        return tuple(
            note if note.style in ("", *styles[seat], *((ANY,) if styles[seat] else ())) else note._replace(style="")
            for seat, note in enumerate(self._notes[: self.seats])
        )

    @property
    def styles(self) -> Offered:
        """The styles that each seat can be given."""
        return find_styles(self.game.id, self.sides)

    @property
    def table(self) -> dict[str, object]:
        """Everything chosen, in a form that can be kept."""
        return {
            "seats": self.seats,
            "sides": self._sides.value,
            "names": [note.name for note in self._notes],
            "players": [write_player(note.player, note.style) for note in self._notes],
            "options": self.options.values,
        }

    @property
    def shows_rules(self) -> bool:
        """Whether the house rules are unfolded over the little table."""
        return self._pages.currentIndex() == 1

    def set_table(self, table: Mapping[str, object]) -> None:
        """Choose what was chosen before; what makes no sense any more has its default."""
        counts = self.game.seat_counts
        seats = table.get("seats")
        self._seats.set_value(str(seats if seats in counts else usual_seats(counts)))
        self._sides.set_value(_USUAL_SIDES)
        self._sides.set_value(str(table.get("sides")))
        names, players = _strings(table.get("names")), _strings(table.get("players"))
        for seat in range(len(self._notes)):
            name = names[seat] if seat < len(names) else self._first_name(seat)
            if name in names_of_nobody():  # until they have told their name
                name = self._first_name(0)
            player = players[seat] if seat < len(players) else ""
            usual = HUMAN if seat == 0 else "casual"
            self._notes[seat] = self._named(SeatNote.of(name[:LONGEST_NAME], player if _is_player(player) else usual))
        options = table.get("options")
        self.options.set_values(options if isinstance(options, dict) else {})
        self._show_sides()

    def set_note(self, seat: int, note: SeatNote) -> None:
        """Seat somebody."""
        self._notes[seat] = self._named(note)
        self._show_sides()

    def swap(self, one: int, other: int) -> None:
        """Let two seats change places; whoever was moved is chosen."""
        self._notes[one], self._notes[other] = self._notes[other], self._notes[one]
        self.chosen = other
        self._show_sides()
        self.selected.emit()

    def place_words(self, seat: int) -> tuple[str, list[str]]:
        """Where a seat is, and with whom it plays; and their names."""
        side = next(each for each in self.sides if seat in each)
        partners = [self._notes[other].name for other in side if other != seat]
        place = self._place_name(seat)
        if not partners:
            return place, []
        return self.tr("{place}, with {names}").format(place=place, names=join_names(partners)), partners

    def fault(self) -> tuple[int, str] | None:
        """The seat at fault and what is wrong with it, or ``None``."""
        names: dict[str, int] = {}
        for seat, note in enumerate(self.notes):
            if not note.name:
                return seat, common("Seat {seat} has no name yet.").format(seat=seat + 1)
            if note.name.casefold() in names:
                return seat, common("Two seats are named {name}: give one another name.").format(name=note.name)
            names[note.name.casefold()] = seat
        nameless = names.get(common("You").casefold())
        if nameless is not None and sum(note.player == HUMAN for note in self.notes) > 1:
            return nameless, self.tr("Several people share this screen: each needs a name.")
        return None

    def unfold_rules(self, *, shown: bool) -> None:
        """Show the house rules over the little table, or fold them again."""
        self._pages.setCurrentIndex(int(shown))

    def wear(self, theme: Theme, scale: float) -> None:
        """Take these colours and this size of type."""
        self._theme = theme
        self.seat_table.wear(theme, scale)
        self._show_sides()

    def _build(self) -> None:
        head = lay_row(label(common("Who plays"), "lead"), STRETCH, self._partners, self._sides, self._seats)
        foot = lay_row((self._sides_label, 1), self._swap)
        seats = QWidget()
        lay_column((self.seat_table, 1), foot, self._form_label, inside=seats, margins=(0, 0, 0, 0), spacing=8)
        rules = QWidget()
        column = lay_column(self.house_rules, self._lost, inside=rules, margins=(0, 0, 0, 0), spacing=10)
        rows = scroll_column(column)
        for each in (self.options, self.match_rows):
            rows.addWidget(each)
        rows.addStretch(1)
        self._pages.addWidget(seats)
        self._pages.addWidget(rules)
        lay_column(head, (self._pages, 1), inside=self, margins=(18, 14, 18, 14), spacing=10)

    def _select(self, seat: int) -> None:
        if self._first_swap is not None:
            first = self._first_swap
            self._swap.setChecked(False)
            if first != seat:
                self.swap(first, seat)
            return
        self.chosen = seat
        self._show_sides()
        self.selected.emit()

    def _begin_swap(self, begun: bool) -> None:
        """The chosen seat changes places with the next one that is clicked."""
        self._first_swap = self.chosen if begun else None
        self._show_sides()

    def _take_rules(self, values: Mapping[str, object]) -> None:
        """Take a named set, and tell what of it there is no more."""
        self.options.set_values(values)
        titles = {option.name: translate_text(option.title) for option in self.game.options}
        lost = [titles.get(name, name) for name, each in values.items() if self.options.values.get(name) != each]
        words = self.tr("What this set says of {options} is no longer possible: the usual rule stands.")
        self._lost.setText(words.format(options=", ".join(lost)))
        self._lost.setVisible(bool(lost))
        self._show_sides()

    def _partitions(self, seats: int) -> tuple[Sides, ...]:
        """The ways in which so many may be parted into sides, the usual one first."""
        values = self.options.values
        return (self.game.sides(seats, values), *self.game.other_sides(seats, values))

    def _option_of_partners(self) -> str:
        """The option by which so many play together or each alone; empty where there is no choice."""
        values = self.options.values
        for name, chosen in values.items():
            if isinstance(chosen, bool):
                other = {**values, name: not chosen}
                if self.game.sides(self.seats, other) != self.game.sides(self.seats, values):
                    return name
        return ""

    def _part(self, value: str) -> None:
        self.options.set_values({**self.options.values, self._option_of_partners(): value == "true"})
        self._show_sides()

    def _create_sides(self) -> Segments:
        several = max(map(self._partitions, self.game.seat_counts), key=len)
        made = Segments(
            "sides",
            [(str(number), self.tr("{count} sides").format(count=len(each))) for number, each in enumerate(several)],
        )
        made.setAccessibleName(self.tr("Sides"))
        made.changed.connect(self._show_sides)
        return made

    def _show_sides(self) -> None:
        sides = self.sides
        self.chosen = min(self.chosen, self.seats - 1)
        self._sides.setVisible(len(self._partitions(self.seats)) > 1)
        partners = self._option_of_partners()
        self._partners.setVisible(bool(partners))
        if partners:
            self._partners.set_value("true" if self.options.values[partners] else "false")
        self.options.show_for(self.seats)
        self.house_rules.show_values(self.options.values, self.options.defaults)
        fault = self.fault()
        words = seat_words(self.notes, sides, self.tr("a person"), fault[0] if fault else None)
        self.seat_table.show_seats(words, self.chosen)
        told = self.tr("Choose the seat to change places with.")
        if self._first_swap is None:
            told = self._describe_sides(sides)
        form = describe_form(self.game.id, sides)
        self._form_label.show_words(form)
        self._form_label.setVisible(bool(form))
        self._sides_label.show_words(told, [note.name for note in self.notes])
        self.changed.emit()

    def _describe_sides(self, sides: Sequence[Sequence[int]]) -> str:
        if all(len(side) == 1 for side in sides):
            return self.tr("Each plays alone") if len(sides) > 2 else ""
        first, second, *third = side_names(sides, [note.name or "?" for note in self._notes])
        if third:
            return self.tr("{first} against {second} against {third}").format(
                first=first, second=second, third=third[0]
            )
        return common("{first} against {second}").format(first=first, second=second)

    def _named(self, note: SeatNote) -> SeatNote:
        """The same under another name if a computer is called You; who becomes a person again is so once more."""
        if note.player != HUMAN and note.name == common("You"):
            taken = {other.name for other in self._notes}
            self._stand_in = next((name for name in _NAMES if name not in taken), _NAMES[0])
            return note._replace(name=self._stand_in)
        if note.player == HUMAN and note.name == self._stand_in:
            self._stand_in = None
            return note._replace(name=common("You"))
        return note

    def _first_name(self, seat: int) -> str:
        if seat == 0:
            return self._me or common("You")
        return _NAMES[seat % len(_NAMES)]

    def _place_name(self, seat: int) -> str:
        south, west, north, east = self.tr("South"), self.tr("West"), self.tr("North"), self.tr("East")
        known = {2: (south, north), 3: (south, west, east), 4: (south, west, north, east)}.get(self.seats)
        return known[seat] if known else common("Seat {seat}").format(seat=seat + 1)


def _is_player(player: str) -> bool:
    return read_player(player)[0] in (HUMAN, *LEVELS)


def _strings(kept: object) -> list[str]:
    return [word for word in kept if isinstance(word, str)] if isinstance(kept, list) else []
