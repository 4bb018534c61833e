"""Beginning a pad that is kept by hand: the game at the real table, who sits there, and to how many points."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QStringListModel, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLineEdit

from barracan.games.catalog import CATALOG
from barracan.model.game import AnyGame, Sides, usual_seats
from barracan.model.replay import HUMAN, SeatNote
from barracan.table.themes import Outfit
from barracan.table.translation import common
from barracan.windows.shell.controls import ElidedLabel, Mark, TitledRow, label, text_field
from barracan.windows.shell.formats import LONGEST_NAME, join_names
from barracan.windows.shell.known_names import KnownNames
from barracan.windows.shell.layout import STRETCH, Refilled, lay_column, lay_row
from barracan.windows.shell.painted_buttons import Pill
from barracan.windows.shell.picture_store import PictureStore
from barracan.windows.shell.value_controls import Number, Segments
from barracan.windows.shell.wide_page import WidePage
from barracan.windows.start.game_picks import GamePicks
from barracan.windows.start.pictures import Pictures
from barracan.windows.start.seat_table import SeatTable, SeatWords

_MOST: Final = 100_000
_SEATS: Final = 6
_LOW: Final = 760
"""In lower windows pictures are smaller."""


class NewPadPage(WidePage):
    """A form in the shape of a new match: games by their pictures, who sits where, and the button that begins.

    Signals:
        begun: game, seats, sides and target.
    """

    begun = Signal(str, object, object, object)

    def __init__(self, games: Sequence[str], store: PictureStore | None = None) -> None:
        super().__init__("new_pad_page", common("Keep a pad by hand"))
        store = store or PictureStore(None, self)
        store.painted.connect(self._repaint)
        self._pictures = Pictures(store, self)
        self._picks = GamePicks(games, self._pictures.game)
        self._picks.chosen.connect(self.choose_game)
        self._picks.choose(games[0])
        self._names = ["" for _ in range(_SEATS)]
        self._known = QStringListModel(self)
        self._seat = 0
        self._counts: Segments
        self._count_row, self._name_rows = Refilled(), Refilled()
        self._fields: list[QLineEdit] = []
        self._table = SeatTable(_SEATS, self._cards)
        self._table.selected.connect(lambda seat: self._fields[seat].setFocus())
        self._table.swapped.connect(self._swap)
        self._target = Number("pad_target", 0, _MOST, 100)
        self._fault = label(part="trouble", wrap=True, name="pad_fault")
        self._build()
        self.choose_game(games[0])

    def choose_game(self, game: str) -> None:
        """Keep a pad of this game."""
        self._picks.choose(game)
        chosen = self._game
        target = next((option.default for option in chosen.options if option.name == "target"), 0)
        self._target.set_value(target if isinstance(target, int) else 0)
        self._counts = Segments("pad_seats", [(str(count), str(count)) for count in chosen.seat_counts])
        self._counts.setAccessibleName(common("Players"))
        self._counts.set_value(str(usual_seats(chosen.seat_counts)))
        self._counts.changed.connect(self._show_seats)
        self._count_row.fill(self._counts)
        self._show_seats()

    def show_people(self, names: Sequence[str]) -> None:
        """Offer these names; the first ones sit down where nobody has been named yet."""
        self._known.setStringList(list(names))
        if not any(self._names):
            self._names[: len(names)] = names[:_SEATS]
        self._show_seats()
        self._fields[0].setFocus()

    def wear(self, outfit: Outfit) -> None:
        """Look like the table from now on, cards included."""
        self._pictures.wear(outfit)
        super().wear(outfit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have smaller pictures in a low window."""
        self._picks.set_small(self.height() < _LOW)
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits and arrows choose a game where no control wants them."""
        if not self._picks.press(event):
            super().keyPressEvent(event)

    def main_action(self) -> None:
        """Begin, if everybody has a name of their own; else lead to the first who has not."""
        if fault := self._find_fault():
            seat, words = fault
            self._fault.setText(words)
            self._fault.show()
            self._fields[seat].setFocus()
            return
        seats = tuple(SeatNote(name, HUMAN) for name in self._seated)
        self.begun.emit(self._game.id, seats, self._sides, self._target.value or None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The seat whose name is written is shown as chosen."""
        if event.type() == QEvent.Type.FocusIn and watched in self._fields:
            self._seat = self._fields.index(watched)
            self._show_table()
        return False

    @property
    def _game(self) -> AnyGame:
        return CATALOG[self._picks.game]

    @property
    def _seated(self) -> list[str]:
        """The names of those at the table."""
        return [name.strip() for name in self._names[: len(self._fields)]]

    @property
    def _sides(self) -> Sides:
        game = self._game
        return game.sides(len(self._fields), {option.name: option.default for option in game.options})

    def _build(self) -> None:
        told = self.tr("For a game at a real table with real cards. What is corrected later stays readable.")
        self.head.insertWidget(2, ElidedLabel(told, "quiet", lines=3), 1)
        self.head.setStretch(1, 0)
        table, names = QFrame(), QFrame()
        for box in (table, names):
            box.setProperty("part", "wide_box")
        head = lay_row(label(common("Who plays"), "lead"), STRETCH, self._count_row)
        lay_column(head, (self._table, 1), inside=table, margins=(18, 14, 18, 14), spacing=10)
        target = common("Target")
        self._target.setAccessibleName(target)
        rows = (self._name_rows, STRETCH, TitledRow(target, self.tr("0 where the game has none"), self._target))
        lay_column(*rows, inside=names, margins=(16, 14, 16, 14), spacing=10)
        cancel = Pill("cancel", common("Cancel"), self.content, size="usual")
        cancel.clicked.connect(self.closed)
        words, key = self.tr("Begin the pad"), common("Enter")
        begin = Pill("begin_pad", words, self.content, sign="score_pad", key=key, size="great")
        begin.clicked.connect(self.main_action)
        self._fault.hide()
        right = lay_column((names, 1), self._fault, lay_row(cancel, (begin, 1), spacing=12), spacing=12)
        self.column.addWidget(self._picks)
        self._lower = lay_row((table, 3), (right, 2), spacing=14)
        self.column.addLayout(self._lower, 1)

    def _space(self) -> None:
        """Have the pictures of games, and table and names, stand in two rows where large words have no room in one."""
        super()._space()  # or what has just been dressed would still have its former size
        margins = self.column.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        self._picks.fit_into(room)
        self._lower.setDirection(QBoxLayout.Direction.LeftToRight)
        if self._lower.minimumSize().width() > room:
            self._lower.setDirection(QBoxLayout.Direction.TopToBottom)
        super()._space()

    def _dress(self) -> None:
        super()._dress()
        self._table.wear(self.theme, self.scale)
        self._show_seats()

    def _cards(self, place: QRectF) -> QPixmap | None:
        """The cards of the game on the little table."""
        return self._pictures.cards(self._picks.game, place)

    def _show_seats(self) -> None:
        """Show a row a seat for its name."""
        written = next((number for number, each in enumerate(self._fields) if each.hasFocus()), None)
        self._fields = [self._create_field(seat) for seat in range(int(self._counts.value))]
        self._seat = min(self._seat, len(self._fields) - 1)
        side_of = {seat: number for number, side in enumerate(self._sides) for seat in side}
        marked = ((Mark(side_of[seat], self.theme, size=22), field) for seat, field in enumerate(self._fields))
        self._name_rows.fill(*(lay_row(mark, (field, 1), spacing=10) for mark, field in marked))
        if written is not None:
            self._fields[min(written, len(self._fields) - 1)].setFocus()
        self._show_table()

    def _create_field(self, seat: int) -> QLineEdit:
        accessible = self.tr("Name at seat {seat}").format(seat=seat + 1)
        hint = common("Name")
        field = text_field(f"pad_name_{seat}", accessible, self._names[seat], hint=hint, longest=LONGEST_NAME)
        field.setCursorPosition(0)  # of a name without room its beginning shows
        KnownNames(self._known, field)
        field.textChanged.connect(partial(self._take_name, seat))
        field.installEventFilter(self)
        return field

    def _show_table(self) -> None:
        """Show who sits where on the little table."""
        names = self._seated
        words = []
        for seat, name in enumerate(names):
            number, side = next((number, side) for number, side in enumerate(self._sides) if seat in side)
            partners = [names[other] for other in side if other != seat and names[other]]
            told = self.tr("with {names}").format(names=join_names(partners)) if partners else ""
            words.append(SeatWords(name, told, number))
        self._table.show_seats(words, self._seat)

    def _take_name(self, seat: int, name: str) -> None:
        self._names[seat] = name
        self._fault.hide()
        self._show_table()

    def _swap(self, one: int, other: int) -> None:
        """Let two seats change places."""
        self._names[one], self._names[other] = self._names[other], self._names[one]
        self._seat = other
        self._show_seats()

    def _find_fault(self) -> tuple[int, str] | None:
        """The first seat without a name of its own, and what is wrong with it."""
        known: set[str] = set()
        for seat, name in enumerate(self._seated):
            if not name:
                return seat, common("Seat {seat} has no name yet.").format(seat=seat + 1)
            if name.casefold() in known:
                return seat, common("Two seats are named {name}: give one another name.").format(name=name)
            known.add(name.casefold())
        return None

    def _repaint(self) -> None:
        self._picks.show_painted()
        self._table.update()
