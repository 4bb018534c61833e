"""The page on which a match is prepared: game, seats, options, and the button that deals."""

import os
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from barracan.games.catalog import CATALOG
from barracan.model.game import AnyGame, Sides, usual_seats
from barracan.model.replay import HUMAN, write_player
from barracan.session.game_parts import Offered, find_styles
from barracan.session.messages import MatchSettings
from barracan.table.themes import Theme
from barracan.table.translation import translate_text
from barracan.windows.shell.controls import ElidedLabel, Segments, button, label, list_widget
from barracan.windows.shell.formats import side_names
from barracan.windows.shell.layout import STRETCH, lay_column, lay_row
from barracan.windows.shell.page import Page, scroll_column
from barracan.windows.shell.shell import Feature
from barracan.windows.start.option_rows import HouseRules, MatchRows, OptionRows
from barracan.windows.start.seat_rows import SeatRows

_NAMES = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")
_USUAL_SIDES = "0"
_NOBODY = {"", "root", "user", "admin", "administrator", "ubuntu", "debian", "guest"}


class GameSettings(QWidget):
    """Seats and options of one game.

    Signals:
        changed: something is another than before.
    """

    changed = Signal()

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        self.game = game
        self._theme: Theme | None = None
        self._styles: Offered = ()
        self.options = OptionRows(game.options)
        self._seats = Segments("seats", [(str(count), str(count)) for count in game.seat_counts])
        self._seats.setAccessibleName(self.tr("Seats"))
        self._seats.changed.connect(self._show_sides)
        self._sides = self._create_sides()
        self._sides_label = ElidedLabel(part="quiet", lines=3)
        self.rows = SeatRows(max(game.seat_counts))
        self.rows.changed.connect(self._show_sides)
        self.options.changed.connect(self._show_sides)
        self.house_rules = HouseRules()
        self.house_rules.chosen.connect(self._take_rules)
        self.match_rows = MatchRows()
        self._build()
        self.set_table({})

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
    def table(self) -> dict[str, object]:
        """Everything chosen, in a form that can be kept."""
        notes = [row.note for row in self.rows.rows]
        return {
            "seats": self.seats,
            "sides": self._sides.value,
            "names": [note.name for note in notes],
            "players": [write_player(note.player, note.style) for note in notes],
            "options": self.options.values,
        }

    def set_table(self, table: Mapping[str, object]) -> None:
        """Choose what was chosen before; what makes no sense any more has its default."""
        counts = self.game.seat_counts
        seats = table.get("seats")
        self._seats.set_value(str(seats if seats in counts else usual_seats(counts)))
        self._sides.set_value(_USUAL_SIDES)
        self._sides.set_value(str(table.get("sides")))
        names, players = _strings(table.get("names")), _strings(table.get("players"))
        for seat, row in enumerate(self.rows.rows):
            name = names[seat] if seat < len(names) else _first_name(seat)
            player = players[seat] if seat < len(players) else (HUMAN if seat == 0 else "casual")
            row.set_note(name, player)
        options = table.get("options")
        self.options.set_values(options if isinstance(options, dict) else {})
        self._show_sides()

    def set_theme(self, theme: Theme) -> None:
        """Colour the marks of the sides."""
        self._theme = theme
        self._show_sides()

    def _build(self) -> None:
        head = lay_row(label(self._seats.accessibleName(), "name"), self._seats, self._sides, 8, (self._sides_label, 1))
        parts = (head, self.rows, 2, self.house_rules, self.options, self.match_rows)
        lay_column(*parts, STRETCH, inside=self, margins=(0, 0, 8, 0), spacing=10)

    def _take_rules(self, values: Mapping[str, object]) -> None:
        self.options.set_values(values)
        self._show_sides()

    def _partitions(self, seats: int) -> tuple[Sides, ...]:
        """The ways in which so many may be parted into sides, the usual one first."""
        values = self.options.values
        return (self.game.sides(seats, values), *self.game.other_sides(seats, values))

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
        self._sides.setVisible(len(self._partitions(self.seats)) > 1)
        self._offer_styles(sides)
        if self._theme:
            self.rows.show_sides(sides, self._theme)
        self.options.show_for(self.seats)
        self.house_rules.show_values(self.options.values, self.options.defaults)
        self._sides_label.show_words(self._describe_sides(sides), [row.note.name for row in self.rows.rows])
        self.changed.emit()

    def _offer_styles(self, sides: Sides) -> None:
        """Offer other styles where there are others than before."""
        if (styles := find_styles(self.game.id, sides)) != self._styles:
            self._styles = styles
            self.rows.offer(styles)

    def _describe_sides(self, sides: Sequence[Sequence[int]]) -> str:
        if all(len(side) == 1 for side in sides):
            return self.tr("each plays alone") if len(sides) > 2 else ""
        first, second, *third = side_names(sides, [row.note.name or "?" for row in self.rows.rows])
        if third:
            return self.tr("{first} against {second} against {third}").format(
                first=first, second=second, third=third[0]
            )
        return self.tr("{first} against {second}").format(first=first, second=second)


class NewMatchPage(Page):
    """The page for a new match.

    Signals:
        dealt: the ``MatchSettings``, and the same as a table to be remembered.
        house_rules_changed: a game's id and all its named sets of options.
    """

    dealt = Signal(object, object)
    house_rules_changed = Signal(str, object)

    def __init__(
        self,
        games: Sequence[AnyGame],
        tables: Mapping[str, Mapping[str, object]],
        house_rules: Mapping[str, Mapping[str, object]] = MappingProxyType({}),
    ) -> None:
        super().__init__("new_match_page", self.tr("New match"), 900, 700)
        self._games = list_widget("game_list", self.tr("Game"))
        self._settings: list[GameSettings] = []
        self._shown = QVBoxLayout()
        for game in games:
            self._add_game(game, tables.get(game.id, {}), house_rules.get(game.id, {}))
        self._reset = button(self.tr("Reset the options"), "reset_options", "quiet", do=self._reset_options)
        self._fault = label(part="fault", wrap=True, name="fault")
        self._deal = button(self.tr("Deal"), "deal", "main", do=self._ask_to_deal)
        self._build()
        latest = next(reversed(list(tables)), "")
        row = next((number for number, game in enumerate(games) if game.id == latest), 0)
        self._games.currentRowChanged.connect(self._show_game)
        self._games.setCurrentRow(row)

    @property
    def settings(self) -> GameSettings:
        """Seats and options of the game that is chosen."""
        return self._settings[max(0, self._games.currentRow())]

    def choose_game(self, game: str) -> None:
        """Prepare a match of this game."""
        found = [number for number, settings in enumerate(self._settings) if settings.game.id == game]
        self._games.setCurrentRow(found[0])

    def set_theme(self, theme: Theme) -> None:
        """Wear another theme, marks included."""
        super().set_theme(theme)
        for settings in self._settings:
            settings.set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the list of games grow with its type."""
        super().resizeEvent(event)
        self._games.setFixedWidth(round(150 * self.scale))

    def main_action(self) -> None:
        """Enter deals."""
        self._ask_to_deal()

    def _build(self) -> None:
        middle = lay_row(self._games, spacing=22)
        scroll_column(middle).addLayout(self._shown)
        cancel = button(self.tr("Cancel"), "cancel", do=self.closed)
        foot = lay_row((self._fault, 1), self._reset, cancel, self._deal)
        self.body.addLayout(middle, 1)
        self.body.addLayout(foot)

    def _add_game(self, game: AnyGame, table: Mapping[str, object], house_rules: Mapping[str, object]) -> None:
        settings = GameSettings(game)
        settings.set_table(table)
        settings.house_rules.set_rules({name: each for name, each in house_rules.items() if isinstance(each, dict)})
        settings.house_rules.changed.connect(lambda rules: self.house_rules_changed.emit(game.id, rules))
        settings.set_theme(self.theme)
        settings.changed.connect(self._judge)
        self._settings.append(settings)
        self._shown.addWidget(settings)
        self._games.addItem(translate_text(game.title))

    def _show_game(self, row: int) -> None:
        for number, settings in enumerate(self._settings):
            settings.setVisible(number == row)
        if scroll := self.findChild(QScrollArea):
            scroll.verticalScrollBar().setValue(0)  # a game begins with its seats
        self._judge()

    def _reset_options(self) -> None:
        self.settings.options.set_values({})
        self.settings.changed.emit()

    def _judge(self) -> tuple[int, str] | None:
        settings = self.settings
        fault = settings.rows.fault()
        for seat, row in enumerate(settings.rows.rows):
            row.show_fault(fault is not None and fault[0] == seat)
        self._fault.setText(fault[1] if fault else "")
        self._reset.setVisible(not settings.options.all_default)
        return fault

    def _ask_to_deal(self) -> None:
        settings = self.settings
        if fault := self._judge():
            settings.rows.rows[fault[0]].name.setFocus()
            return
        match = MatchSettings(
            settings.game.id, settings.rows.notes, settings.options.values, settings.sides,
            settings.match_rows.number, settings.match_rows.serious,
        )  # fmt: skip
        self.dealt.emit(match, settings.table)


def _strings(kept: object) -> list[str]:
    return [word for word in kept if isinstance(word, str)] if isinstance(kept, list) else []


def _first_name(seat: int) -> str:
    if seat == 0:
        name = os.environ.get("USER") or os.environ.get("USERNAME") or ""
        if name.isalpha() and name.lower() not in _NOBODY:
            return name.capitalize()
    return _NAMES[seat % len(_NAMES)]


class NewMatchPages(Feature):
    """Shows the page of a new match.

    Signals:
        started: the settings of a match to begin.
    """

    started = Signal(object)

    def show(self, game: str = "") -> None:
        """Prepare a match of this game, else of the one that was played last."""
        page = self._pages.get("new_match_page", self._create_page)
        if game:
            page.choose_game(game)
        self._pages.go(page)

    def _create_page(self) -> NewMatchPage:
        kept = self._shell.preferences
        page = NewMatchPage(list(CATALOG.values()), kept.tables, kept.house_rules)
        page.dealt.connect(self._deal)
        page.house_rules_changed.connect(self._keep_house_rules)
        return page

    def _deal(self, settings: MatchSettings, table: Mapping[str, object]) -> None:
        self._shell.remember(self._shell.preferences.with_table(settings.game, table))
        self.started.emit(settings)

    def _keep_house_rules(self, game: str, rules: Mapping[str, object]) -> None:
        self._shell.remember(self._shell.preferences.with_house_rules(game, rules))
