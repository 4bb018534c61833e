"""Beginning a pad that is kept by hand: the game at the real table, who sits there, and to how many points."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCompleter, QLineEdit

from barracan.model.game import AnyGame, Sides, usual_seats
from barracan.model.replay import HUMAN, SeatNote
from barracan.table.themes import Theme
from barracan.table.translation import translate_text
from barracan.windows.shell.controls import Choice, Mark, Number, Segments, button, label, text_field, titled_row
from barracan.windows.shell.formats import LONGEST_NAME
from barracan.windows.shell.layout import STRETCH, Refilled, lay_column, lay_row
from barracan.windows.shell.page import Page, scroll_column

_MOST = 100_000


class NewPadPage(Page):
    """A form of one page.

    Signals:
        begun: game, seats, sides and target.
    """

    begun = Signal(str, object, object, object)

    def __init__(self, games: Sequence[AnyGame]) -> None:
        super().__init__("new_pad_page", self.tr("Keep a pad by hand"), 640, 620)
        self._games = {game.id: game for game in games}
        self._names = ["" for _ in range(6)]
        self._people: Sequence[str] = ()
        self._game = Choice("pad_for", self.tr("Game"))
        self._game.offer((game.id, translate_text(game.title)) for game in games)
        self._game.currentIndexChanged.connect(self._show_game)
        self._target = Number("pad_target", 0, _MOST, 100)
        self._count_row, self._seats = Refilled(), Refilled()
        self._fields: list[QLineEdit] = []
        self._begin = button(self.tr("Begin the pad"), "begin_pad", "main", do=self.main_action)
        self._build()
        self._show_game()

    def show_people(self, names: Sequence[str]) -> None:
        """Offer these names; the first ones sit down where nobody has been named yet."""
        self._people = names
        if not any(self._names):
            self._names[: len(names)] = names[:6]
        self._show_seats()
        self._fields[0].setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Wear another theme, the marks too."""
        super().set_theme(theme)
        self._show_seats()

    def main_action(self) -> None:
        """Begin, if everybody has a name."""
        if self._begin.isEnabled():
            seats = tuple(SeatNote(field.text().strip(), HUMAN) for field in self._fields)
            self.begun.emit(self._chosen_game.id, seats, self._sides, self._target.value or None)

    @property
    def _chosen_game(self) -> AnyGame:
        return self._games[self._game.currentData()]

    @property
    def _sides(self) -> Sides:
        game = self._chosen_game
        return game.sides(len(self._fields), {option.name: option.default for option in game.options})

    def _build(self) -> None:
        words = self.tr("For a game at a real table with real cards. What is corrected later stays readable.")
        target = self.tr("Target")
        self._target.setAccessibleName(target)
        form = lay_column(
            label(words, "quiet", wrap=True),
            titled_row(self._game.accessibleName(), "", self._game),
            self._count_row,
            titled_row(target, self.tr("0 where the game has none"), self._target),
            self._seats,
            STRETCH,
            spacing=14,
        )
        scroll_column(self.body).addLayout(form)
        self.body.addLayout(lay_row(STRETCH, self._begin))

    def _show_game(self) -> None:
        game = self._chosen_game
        target = next((option.default for option in game.options if option.name == "target"), 0)
        self._target.set_value(target if isinstance(target, int) else 0)
        counts = [(str(count), str(count)) for count in game.seat_counts]
        self._counts = Segments("pad_seats", counts)
        self._counts.set_value(str(usual_seats(game.seat_counts)))
        self._counts.changed.connect(self._show_seats)
        self._count_row.fill(lay_row((label(self.tr("Players"), "name"), 1), self._counts))
        self._show_seats()

    def _show_seats(self) -> None:
        self._fields = []
        for seat in range(int(self._counts.value)):
            accessible = self.tr("Name at seat {seat}").format(seat=seat + 1)
            hint = self.tr("Name")
            field = text_field(f"pad_name_{seat}", accessible, self._names[seat], hint=hint, longest=LONGEST_NAME)
            field.setCursorPosition(0)  # of a name without room its beginning shows
            field.setCompleter(QCompleter(list(self._people), field))
            field.textChanged.connect(self._take_names)
            self._fields.append(field)
        side_of = {seat: number for number, side in enumerate(self._sides) for seat in side}
        marked = ((Mark(side_of[seat], self.theme), field) for seat, field in enumerate(self._fields))
        self._seats.fill(*(lay_row(mark, (field, 1)) for mark, field in marked))
        self._take_names()

    def _take_names(self) -> None:
        names = [field.text().strip() for field in self._fields]
        self._names[: len(names)] = names
        self._begin.setEnabled(all(names) and len(set(names)) == len(names))
