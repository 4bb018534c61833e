"""The page on which a match is prepared: game, seats, options, and the button that deals."""

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QStackedWidget

from barracan.games.catalog import CATALOG
from barracan.model.options import house_rules
from barracan.session.messages import MatchSettings
from barracan.storage.players import known_names
from barracan.table.themes import Outfit
from barracan.table.translation import common, translate_text
from barracan.windows.shell.controls import label
from barracan.windows.shell.layout import STRETCH, lay_column, lay_row
from barracan.windows.shell.painted_buttons import Pill
from barracan.windows.shell.picture_store import PictureStore
from barracan.windows.shell.shell import Feature, Shell, report_failures
from barracan.windows.shell.wide_page import WidePage
from barracan.windows.start.game_facts import measured
from barracan.windows.start.game_picks import GamePicks
from barracan.windows.start.game_settings import GameSettings
from barracan.windows.start.pictures import Pictures
from barracan.windows.start.seat_panel import SeatPanel

_PAGE = "new_match_page"
_LOW = 760
"""In lower windows the page says less."""


class NewMatchPage(WidePage):
    """The page for a new match.

    Attributes:
        me: what the person is called, empty as long as that is not known.

    Signals:
        dealt: the ``MatchSettings``, and the same as a table to be remembered.
        house_rules_changed: a game's id and all its named sets of options.
    """

    dealt = Signal(object, object)
    house_rules_changed = Signal(str, object)

    def __init__(
        self,
        games: Sequence[str],
        tables: Mapping[str, Mapping[str, object]],
        house_rules: Mapping[str, Mapping[str, object]] = MappingProxyType({}),
        store: PictureStore | None = None,
        me: str = "",
    ) -> None:
        super().__init__(_PAGE, common("New match"))
        self.me = me
        self._tables, self._house_rules = tables, house_rules
        store = store or PictureStore(None, self)
        store.painted.connect(self._repaint)
        self._pictures = Pictures(store, self)
        self._picks = GamePicks(games, self._pictures.game)
        self._picks.chosen.connect(self.choose_game)
        self._known: dict[str, GameSettings] = {}
        self._shown = QStackedWidget()
        self.seat_panel = SeatPanel()
        self.seat_panel.changed.connect(self._take_note)
        self._build()
        latest = next(reversed(list(tables)), "")
        self.choose_game(latest if latest in games else games[0])

    @property
    def settings(self) -> GameSettings:
        """Seats and options of the game that is chosen."""
        shown = self._shown.currentWidget()
        assert isinstance(shown, GameSettings)
        return shown

    def choose_game(self, game: str) -> None:
        """Prepare a match of this game."""
        if game not in self._known:
            self._known[game] = self._create_settings(game)
        self._picks.choose(game)
        self._shown.setCurrentWidget(self._known[game])
        self.settings.unfold_rules(shown=False)
        self.seat_panel.set_game(game)
        self._show_seat()
        self._judge()

    def seat(self, seats: int) -> None:
        """Have so many sit at the table, as is usual; the page need not be seen yet."""
        self.settings.set_table({"seats": seats})
        self._show_seat()

    def wear(self, outfit: Outfit) -> None:
        """Look like the table from now on, cards included."""
        self._pictures.wear(outfit)
        super().wear(outfit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say less in a low window."""
        small = self.height() < _LOW
        self._picks.set_small(small)
        self._rules_head.setVisible(not small)
        self.seat_panel.set_small(small)
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits and arrows choose a game where no control wants them; Esc folds the house rules first."""
        if event.key() == Qt.Key.Key_Escape and self.settings.shows_rules:
            self._unfold()
        elif not self._picks.press(event):
            super().keyPressEvent(event)

    def main_action(self) -> None:
        """Enter deals."""
        self._ask_to_deal()

    def _dress(self) -> None:
        super()._dress()
        for settings in self._known.values():
            settings.wear(self.theme, self.scale)
        self._show_seat()

    def _space(self) -> None:
        """Have the pictures of games, and table and seat, stand in two rows where large words have no room in one."""
        super()._space()  # or what has just been dressed would still have its former size
        margins = self.column.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        self._picks.fit_into(room)
        least = self._shown.minimumSizeHint().width() + self._right.minimumSize().width() + self._lower.spacing()
        across = QBoxLayout.Direction.LeftToRight
        self._lower.setDirection(across if least <= room else QBoxLayout.Direction.TopToBottom)
        super()._space()

    def _build(self) -> None:
        self._rules_told = label(wrap=True, name="rules_told")
        self._differs = label(part="differs", wrap=True, name="differs_told")
        self._change = Pill("change_rules", common("Change"), self.content, size="small")
        self._change.clicked.connect(self._unfold)
        self._reset = Pill("reset_options", self.tr("All as usual"), self.content, size="small")
        self._reset.clicked.connect(self._reset_options)
        rules = QFrame()
        rules.setProperty("part", "wide_box")
        self._rules_head = label(common("House rules"), "lead")
        told = lay_column(self._rules_head, self._rules_told, self._differs, spacing=6)
        buttons = lay_column(lay_row(self._reset, self._change), STRETCH)
        row = lay_row((told, 1), inside=rules, margins=(16, 12, 16, 12))
        row.addLayout(buttons)
        self._fault = label(part="trouble", wrap=True, name="fault")
        self._fault.hide()
        cancel = Pill("cancel", common("Cancel"), self.content, size="usual")
        cancel.clicked.connect(self.closed)
        self._deal = Pill("deal", self.tr("Deal"), self.content, sign="play", key=common("Enter"), size="great")
        self._deal.clicked.connect(self._ask_to_deal)
        foot = lay_row(cancel, (self._deal, 1), spacing=12)
        self._right = lay_column((self.seat_panel, 1), rules, self._fault, foot, spacing=12)
        self.column.addWidget(self._picks)
        self._lower = lay_row((self._shown, 3), (self._right, 2), spacing=14)
        self.column.addLayout(self._lower, 1)

    def _create_settings(self, game: str) -> GameSettings:
        settings = GameSettings(CATALOG[game], partial(self._pictures.cards, game), self.me, self._tables.get(game, {}))
        settings.house_rules.offer(settings.game.rule_sets)
        sets = self._house_rules.get(game, {})
        settings.house_rules.set_rules({name: each for name, each in sets.items() if isinstance(each, dict)})
        settings.house_rules.changed.connect(lambda rules: self.house_rules_changed.emit(game, rules))
        if self._known:  # with the first one the page is dressed
            settings.wear(self.theme, self.scale)
        settings.changed.connect(self._judge)
        settings.selected.connect(self._show_seat)
        self._shown.addWidget(settings)
        return settings

    def _show_seat(self) -> None:
        settings = self.settings
        seat, sides = settings.chosen, settings.sides
        side = next(number for number, each in enumerate(sides) if seat in each)
        fault = settings.fault()
        note, place, styles = settings.notes[seat], settings.place_words(seat), settings.styles[seat]
        self.seat_panel.show_seat(note, side, place, styles, self.theme)
        self.seat_panel.show_fault(fault is not None and fault[0] == seat)

    def _take_note(self) -> None:
        self.settings.set_note(self.settings.chosen, self.seat_panel.note)

    def _unfold(self) -> None:
        self.settings.unfold_rules(shown=not self.settings.shows_rules)
        self._judge()

    def _reset_options(self) -> None:
        self.settings.options.set_values({})
        self.settings.options.changed.emit()

    def _judge(self) -> tuple[int, str] | None:
        settings = self.settings
        fault = settings.fault()
        self._fault.setText(fault[1] if fault else "")
        self._fault.setVisible(fault is not None)
        self._reset.setVisible(not settings.options.all_default)
        self._change.show_words(self.tr("Fold") if settings.shows_rules else common("Change"), "")
        self._tell_rules(settings)
        if settings.isVisible():
            self._show_seat()
        return fault

    def _tell_rules(self, settings: GameSettings) -> None:
        """Say to how many points it goes and how long it takes, and what differs from the usual rules."""
        values = settings.options.values
        minutes = measured().get(settings.game.id, {}).get("minutes", 0)
        target = values.get("target")
        told = ""
        if isinstance(target, int) and target:
            told = self.tr("To {target} points.").format(target=target)
        usual = all(values.get(name) == each for name, each in settings.options.defaults.items())
        if minutes and usual:
            told = self.tr("{points} About {minutes} minutes.").format(points=told, minutes=minutes).strip()
        differs = [translate_text(text) for text in house_rules(settings.game.options, values, settings.seats)]
        if differs:
            words = self.tr("Differs from usual: {rules}.").format(rules="; ".join(differs))
        else:
            words = self.tr("As usual.")
        self._rules_told.setText(told)
        self._rules_told.setVisible(bool(told))
        self._differs.setText(words)
        self._differs.setProperty("part", "differs" if differs else "quiet")
        self._differs.style().unpolish(self._differs)
        self._differs.style().polish(self._differs)

    def _ask_to_deal(self) -> None:
        settings = self.settings
        if fault := self._judge():
            settings.chosen = fault[0]
            settings.unfold_rules(shown=False)
            self._show_seat()
            self.seat_panel.name.setFocus()
            self.seat_panel.name.selectAll()
            return
        match = MatchSettings(
            settings.game.id, settings.notes, settings.options.values, settings.sides,
            settings.match_rows.number, settings.match_rows.serious,
        )  # fmt: skip
        self.dealt.emit(match, settings.table)

    def _repaint(self) -> None:
        self._picks.show_painted()
        self.settings.seat_table.update()


class NewMatchPages(Feature):
    """Shows the page of a new match.

    Signals:
        started: the settings of a match to begin.
    """

    started = Signal(object)

    def __init__(self, shell: Shell, store: PictureStore) -> None:
        super().__init__(shell)
        self._store = store

    def show(self, game: str = "", seats: int = 0) -> None:
        """Prepare a match of this game, else of the one played last; for so many seats if none has been chosen yet."""
        known = self._pages.find_leaf(_PAGE)
        if isinstance(known, NewMatchPage) and known.me != self._shell.preferences.name:
            self._pages.put_away(_PAGE)  # the person has told their name since
        page = self._pages.get(_PAGE, self._create_page)
        with report_failures(self._shell.tell):
            page.seat_panel.offer_names(self._library.ask(known_names))
        page.choose_game(game or page.settings.game.id)
        if seats and game not in self._shell.preferences.tables:
            page.seat(seats)
        self._pages.go(page)
        page.setFocus()  # Enter deals, whatever was pressed here last time

    def _create_page(self) -> NewMatchPage:
        kept = self._shell.preferences
        page = NewMatchPage(list(CATALOG), kept.tables, kept.house_rules, self._store, kept.name)
        page.dealt.connect(self._deal)
        page.house_rules_changed.connect(self._keep_house_rules)
        return page

    def _deal(self, settings: MatchSettings, table: Mapping[str, object]) -> None:
        self._shell.remember(self._shell.preferences.with_table(settings.game, table))
        self.started.emit(settings)

    def _keep_house_rules(self, game: str, rules: Mapping[str, object]) -> None:
        self._shell.remember(self._shell.preferences.with_house_rules(game, rules))
