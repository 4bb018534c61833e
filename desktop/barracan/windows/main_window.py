"""The one window: it shows a page at a time, the table among them, and the curtain above all."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QEvent, QSettings, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from barracan.session.messages import CurtainRequest, MatchSettings
from barracan.storage.errors import LibraryError
from barracan.storage.library import Library
from barracan.storage.summaries import Search
from barracan.table.outfit import Outfit
from barracan.table.themes import Theme
from barracan.table.wishes import SPEAK_STATUS, SPEAK_TABLE
from barracan.windows.desk import Desk
from barracan.windows.dressing import dressed
from barracan.windows.language import speak
from barracan.windows.preferences import Preferences, read_preferences, write_preferences
from barracan.windows.words import said

if TYPE_CHECKING:
    from barracan.windows.announcer import Announcer
    from barracan.windows.curtain import Curtain
    from barracan.windows.elsewhere import Elsewhere
    from barracan.windows.exchange import Exchange
    from barracan.windows.notice import WayOut
    from barracan.windows.pads import Pads
    from barracan.windows.page import Page
    from barracan.windows.reviews import Reviews

SMALLEST = QSize(1024, 700)
_PREFERENCES, _STATE = "preferences.json", "window.ini"
_FIRST_GAME = "barracan"

_log = logging.getLogger(__name__)


class MainWindow(QMainWindow):
    """Leads from page to page. Pages are made when they are first shown; the table needs none of them.

    Attributes:
        desk: the match that is open, and its table.
    """

    closed = Signal()

    def __init__(self, library: Library, folder: Path, log: Path | None = None) -> None:
        super().__init__()
        self.setObjectName("main_window")
        self.setWindowTitle("BarraCan")
        self.setMinimumSize(SMALLEST)
        self.setAcceptDrops(True)
        self._library = library
        self._folder = folder
        self._log = log
        self.preferences = read_preferences(folder / _PREFERENCES)
        self._pages: dict[str, Page | Curtain] = {}
        self._way_back: list[QWidget] = []
        self._notice: Any = None
        self._less_motion = self._asks_system = False
        self._announcer: Announcer | None = None
        self._rules_game = next(reversed(self.preferences.tables), _FIRST_GAME)
        self._stack = QStackedWidget()
        self.setCentralWidget(self._stack)
        speak(self.preferences.language)
        self.desk = self._made_desk()
        library.on_damage = lambda text: self.tell(said(text))
        self._take_state()
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._dress)
        hints.accessibility().contrastPreferenceChanged.connect(self._dress)

    def _made_desk(self) -> Desk:
        desk = Desk(self._library, self)
        desk.revealed.connect(self.show_table)
        desk.covered.connect(self._pass_notice)
        desk.covered.connect(self._draw_curtain)
        desk.hand_ended.connect(lambda: self.show_score(hand_over=True))
        desk.asked.connect(self._do)
        desk.clause_asked.connect(self.show_rules)
        desk.trouble.connect(self.tell_trouble)
        desk.told.connect(lambda sentence: self.tell(sentence, brief=True))
        desk.scene.picked.connect(self._pass_notice)
        desk.session.happened.connect(self._pass_notice)
        desk.set_preferences(self.preferences, self.outfit)
        self._stack.addWidget(desk.view)
        return desk

    @property
    def outfit(self) -> Outfit:
        """How the table looks and handles now."""
        return dressed(self.preferences, less_motion=self._less_motion)

    @property
    def theme(self) -> Theme:
        """The colours of the table and of all pages."""
        return self.outfit.theme

    def ask_system(self) -> None:
        """Follow the system's wish for less motion, from now on whenever the person comes back to the window."""
        from barracan.windows.system_wishes import less_motion

        before, self._less_motion = self._less_motion, less_motion()
        self._asks_system = True
        if self._less_motion != before:
            self._dress()

    def changeEvent(self, event: QEvent) -> None:
        """Settings of the system change while another window has the person's attention."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self._asks_system and self.isActiveWindow():
            self.ask_system()

    @property
    def announcer(self) -> "Announcer":
        """What screen readers are told; nothing is until this is asked for the first time."""
        if self._announcer is None:
            from barracan.windows.announcer import Announcer

            self._announcer = Announcer(self.desk, self, covered=self.covered)
        return self._announcer

    @cached_property
    def reviews(self) -> "Reviews":
        """The ways to look at a record."""
        from barracan.windows.reviews import Reviews

        return Reviews(self, self._library)

    @cached_property
    def exchange(self) -> "Exchange":
        """How records come in and go out."""
        from barracan.windows.exchange import Exchange

        return Exchange(self, self._library)

    @cached_property
    def pads(self) -> "Pads":
        """The players of the library and their pads."""
        from barracan.windows.pads import Pads

        return Pads(self, self._library)

    @property
    def covered(self) -> bool:
        """Whether the curtain is down."""
        return self._stack.currentWidget() is self._pages.get("curtain")

    @property
    def painted_widget(self) -> QWidget:
        """The widget that fills the window now: what lies under it is never painted."""
        shown = self._stack.currentWidget()
        return self.desk.view.viewport() if shown is self.desk.view else shown

    @cached_property
    def elsewhere(self) -> "Elsewhere":
        """The way to another place for the library."""
        from barracan.windows.elsewhere import Elsewhere

        return Elsewhere(self, self._library)

    def tell_trouble(self, sentence: str) -> None:
        """Tell a failure; where nothing can be saved, offer another place for it."""
        if self._library.path is None or self.desk.session.unsaved:
            self.elsewhere.tell(sentence)
        else:
            self.tell(sentence)

    def tell(self, sentence: str, *, brief: bool = False, way_out: "WayOut | None" = None) -> None:
        """Tell a failure of the program in one sentence; what is no failure is *brief*."""
        from barracan.windows.notice import Notice

        if self._notice is None:
            self._notice = Notice(self)
            self._notice.set_theme(self.theme)
        self._notice.tell(sentence, brief=brief, way_out=way_out)

    def _pass_notice(self, _: object) -> None:
        if self._notice is not None:
            self._notice.pass_by()

    def show_start(self) -> None:
        """Show what can be resumed."""
        page = self.page("start_page", self._made_start)
        try:
            listed = self._library.finished if page.lists_finished else self._library.unfinished
            page.show_matches(listed(self._search(page.searched)))
            page.show_trouble("")
        except LibraryError as trouble:
            page.show_matches([])
            page.show_trouble(said(trouble.text))
        page.close_button.setVisible(self.desk.is_open)
        self.go(page)

    def _search(self, words: str) -> Search:
        from barracan.games.catalog import CATALOG
        from barracan.windows.start_page import MOST

        found = (game.id for game in CATALOG.values() if words and words.casefold() in said(game.title).casefold())
        return Search(words, tuple(found), MOST)

    def show_new_match(self) -> None:
        """Prepare a match."""
        self.go(self.page("new_match_page", self._made_new_match))

    def show_table(self) -> None:
        """Show the table, painted or in text."""
        self._way_back.clear()
        table = self._text_table() if self.preferences.table == "text" else self.desk.view
        self._stack.setCurrentWidget(table)
        table.setFocus()

    def change_table(self) -> None:
        """Go from the painted table to the one in text, or back."""
        other = "picture" if self.preferences.table == "text" else "text"
        self._prefer(replace(self.preferences, table=other))
        if self.desk.is_open:
            self.show_table()
            self.desk.tell_again()

    def show_score(self, *, hand_over: bool | None = None) -> None:
        """Show the score pad; between hands it leads on."""
        page = self.page("score_page", self._made_score)
        page.show_sheet(self.desk.sheet(), hand_over=self.desk.between_hands if hand_over is None else hand_over)
        self.go(page)

    def show_rules(self, clause: str = "") -> None:
        """Show the rules, at a clause if one is named."""
        if self.desk.is_open:
            self._rules_game = self.desk.game.id
        self.show_rules_of(self._rules_game, clause)

    def show_lessons(self) -> None:
        """Go on with the course for beginners where it was left; one that was finished begins anew."""
        page = self.page("learn_page", self._made_lessons)
        page.scene.appearance.wear(self.outfit)
        self.go(page)
        if not page.is_open:
            page.open_at(self.preferences.lesson)

    def show_settings(self) -> None:
        """Show the settings."""
        self.go(self.page("settings_page", self._made_settings))

    def show_menu(self) -> None:
        """Open the menu under its button."""
        from barracan.windows.menu import made_menu

        menu = made_menu(self, self.theme, self._do, table=self.desk.is_open)
        menu.popup(self.mapToGlobal(self.desk.menu_corner()))

    def start(self, settings: MatchSettings) -> None:
        """Begin a match and show its table; where that fails, say why."""
        try:
            self.desk.start(settings)
        except LibraryError as trouble:
            self.tell(said(trouble.text))

    def resume(self, match: int) -> None:
        """Go on with a stored match; where that fails, say why and offer the others."""
        if self.desk.is_open and self.desk.match == match:
            self.show_table()
            return
        try:
            self.desk.resume(match)
        except LibraryError as trouble:
            self.show_start()
            self.tell(said(trouble.text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that hold everywhere; behind the curtain none does."""
        if self.covered:
            event.accept()
            return
        key = event.key()
        if key == Qt.Key.Key_F2 and self.desk.is_open:
            self.change_table()
        elif key == Qt.Key.Key_F11:
            self.toggle_full_screen()
        elif key == Qt.Key.Key_F1:
            self.show_rules()
        elif key == Qt.Key.Key_S and self._stack.currentWidget() is self.desk.view:
            self.toggle_sound()
        elif key == Qt.Key.Key_Escape and self.isFullScreen():
            self.showNormal()
        else:
            super().keyPressEvent(event)

    def toggle_sound(self) -> None:
        """Turn the sounds off, or on again."""
        on = self.preferences.sound == "off"
        self._pages.pop("settings_page", QWidget()).deleteLater()  # it would show what was before
        self._prefer(replace(self.preferences, sound="normal" if on else "off"))
        self.tell(self.tr("Sound is on.") if on else self.tr("Sound is off."), brief=True)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or no longer."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep size and state, let go of the match."""
        self._keep_state()
        self.desk.close()
        self.closed.emit()
        event.accept()

    def _do(self, wish: str) -> None:
        """Do what a button of the table or an item of the menu is named after."""
        wishes: Mapping[str, Callable[[], None]] = {
            "menu": self.show_menu,
            "new_match": self.show_new_match,
            "resume": self.show_start,
            "score_pad": self.show_score,
            "rules": self.show_rules,
            "learn": self.show_lessons,
            "settings": self.show_settings,
            "players": self._show_players,
            "people": self._show_people,
            "record": self.reviews.of_this,
            "open_record": self.reviews.ask_for_file,
            "import": self._import,
            "export": self._export_this,
            "about": self._show_about,
            "full_screen": self.toggle_full_screen,
            "text_table": self.change_table,
            "quit": self.close,
            SPEAK_STATUS: self._speak_status,
            SPEAK_TABLE: self._speak_table,
        }
        if wish in wishes and not self.covered:
            wishes[wish]()

    def page(self, name: str, made: Callable[[], Any]) -> Any:
        """The page of this name, made when it is first wanted."""
        page = self._pages.get(name)
        if page is None:
            page = self._pages[name] = made()
            page.set_theme(self.theme)
            page.closed.connect(self._go_back)
            self._stack.addWidget(page)
        return page

    def _speak_status(self) -> None:
        self.announcer.speak_status()

    def _speak_table(self) -> None:
        self.announcer.speak_table()

    def _text_table(self) -> QWidget:
        page = self._pages.get("text_table")
        if page is None:
            page = self._pages["text_table"] = self._made_text_table()
            page.set_theme(self.theme)
            self._stack.addWidget(page)
            self.desk.tell_again()
        return page

    def _made_text_table(self) -> QWidget:
        from barracan.windows.text_table.page import TextTable

        page = TextTable(self.desk)
        page.closed.connect(self.change_table)
        page.asked.connect(self._do)
        page.clause_asked.connect(self.show_rules)
        return page

    def _made_start(self) -> QWidget:
        from barracan.games.catalog import find_game
        from barracan.windows.start_page import StartPage

        def title(game_id: str) -> str:
            game = find_game(game_id)
            return said(game.title) if game else game_id

        page = StartPage(title, self._library.lines)
        page.resumed.connect(self.resume)
        page.reviewed.connect(self.reviews.of_match)
        page.listed.connect(lambda _: self.show_start())
        page.deleted.connect(self._delete)
        page.restored.connect(self._restore)
        page.renamed.connect(lambda match, title: self._change_list(lambda: self._library.rename(match, title)))
        page.duplicated.connect(lambda match: self._change_list(lambda: self._library.duplicate(match)))
        page.given_up.connect(self._give_up)
        page.taken_up.connect(lambda match: self._change_list(lambda: self._library.take_up(match)))
        page.exported.connect(self._export)
        page.imported.connect(self._import)
        page.new_match.connect(self.show_new_match)
        page.settings.connect(self.show_settings)
        page.learn.connect(self.show_lessons)
        page.rules.connect(self.show_rules)
        page.people.connect(self._show_people)
        page.left.connect(self.close)
        return page

    def _made_new_match(self) -> QWidget:
        from barracan.games.catalog import CATALOG
        from barracan.windows.new_match import NewMatchPage

        page = NewMatchPage(list(CATALOG.values()), self.preferences.tables, self.preferences.house_rules)
        page.dealt.connect(self._deal)
        page.house_rules_changed.connect(self._keep_house_rules)
        return page

    def _made_score(self) -> QWidget:
        from barracan.windows.score_page import ScorePage

        page = ScorePage()
        page.next_hand.connect(self._next_hand)
        page.same_table.connect(lambda: self.start(self.desk.settings))
        page.new_match.connect(self.show_new_match)
        page.clause_asked.connect(self.show_rules)
        return page

    def _made_rules(self) -> QWidget:
        from barracan.games.catalog import CATALOG
        from barracan.windows.rules_page import RulesPage

        games = [(game.id, said(game.title)) for game in CATALOG.values()]
        page = RulesPage(self._rules_game if self._rules_game in CATALOG else _FIRST_GAME, self.outfit.faces, games)
        page.game_chosen.connect(self._turn_to_rules)
        return page

    def show_rules_of(self, game: str, clause: str = "") -> None:
        """Show the rules of a game; the page of another is put away."""
        known = self._pages.get("rules_page")
        if known is not None and known.game != game:
            self._way_back = [page for page in self._way_back if page is not known]
            self._pages.pop("rules_page").deleteLater()
        self._rules_game = game
        page = self.page("rules_page", self._made_rules)
        if clause:
            page.open_clause(clause)
        self.go(page)

    def _turn_to_rules(self, game: str) -> None:
        """The rules of another game, in the place of those that are shown."""
        before = list(self._way_back)
        self.show_rules_of(game)
        self._way_back = before

    def _made_lessons(self) -> QWidget:
        from barracan.session.lessons.first_hand import first_hand
        from barracan.windows.learn_page import LearnPage

        page = LearnPage(first_hand())
        page.reached.connect(self._note_lesson)
        page.clause_asked.connect(lambda clause: self.show_rules_of(_FIRST_GAME, clause))
        page.match_wanted.connect(self.show_new_match)
        self.closed.connect(page.end)
        return page

    def _note_lesson(self, step: int) -> None:
        self.preferences = replace(self.preferences, lesson=step)
        write_preferences(self._folder / _PREFERENCES, self.preferences)

    def _made_settings(self) -> QWidget:
        from barracan.windows.settings_page import SettingsPage

        page = SettingsPage(self.preferences)
        page.changed.connect(self._set)
        return page

    def _deal(self, settings: MatchSettings, table: Mapping[str, Any]) -> None:
        self.preferences = self.preferences.with_table(settings.game, table)
        write_preferences(self._folder / _PREFERENCES, self.preferences)
        self.start(settings)

    def _keep_house_rules(self, game: str, rules: Mapping[str, Any]) -> None:
        self.preferences = self.preferences.with_house_rules(game, rules)
        write_preferences(self._folder / _PREFERENCES, self.preferences)

    def _next_hand(self) -> None:
        self.show_table()
        self.desk.next_hand()

    def _draw_curtain(self, request: CurtainRequest) -> None:
        from barracan.windows.curtain import Curtain

        curtain = self._pages.get("curtain")
        if curtain is None:
            curtain = self._pages["curtain"] = Curtain()
            curtain.lifted.connect(self.desk.lift_curtain)
            self._stack.addWidget(curtain)
        curtain.draw_for(request.seat, request.name, [said(text) for text in request.since])
        self._way_back.clear()
        self._stack.setCurrentWidget(curtain)
        curtain.setFocus()

    def go(self, page: "Page") -> None:
        """Show a page; its way back leads to where the person is now."""
        here = self._stack.currentWidget()
        if here is page or self.covered:
            return
        if page in self._way_back:
            del self._way_back[self._way_back.index(page) :]
        elif here is not None:
            self._way_back.append(here)
        self._stack.setCurrentWidget(page)
        if page.focusWidget():
            page.focusWidget().setFocus()
        else:
            page.setFocus()

    def _go_back(self) -> None:
        while self._way_back:
            page = self._way_back.pop()
            if page not in (self.desk.view, self._pages.get("text_table")):
                self._stack.setCurrentWidget(page)
                page.setFocus()
                return
            if self.desk.is_open:
                self.show_table()
                return
        if self.desk.is_open:
            self.show_table()
        else:
            self.show_start()

    def _delete(self, match: int) -> None:
        if self.desk.is_open and self.desk.match == match:
            self.desk.leave()
        self._change_list(lambda: self._library.delete(match))

    def _give_up(self, match: int, seat: int | None) -> None:
        if self.desk.is_open and self.desk.match == match:
            self.desk.leave()
        self._change_list(lambda: self._library.give_up(match, seat))

    def _restore(self, match: int) -> None:
        self._change_list(lambda: self._library.restore(match))

    def _change_list(self, change: Callable[[], None]) -> None:
        try:
            change()
        except LibraryError as trouble:
            self.tell(said(trouble.text))
        self.show_start()

    def _set(self, chosen: Preferences) -> None:
        """Take what the page of the settings shows; the rest stays as it has become since that page was made."""
        kept = self.preferences
        self._prefer(replace(chosen, tables=kept.tables, house_rules=kept.house_rules, lesson=kept.lesson))

    def _prefer(self, preferences: Preferences) -> None:
        other_language = preferences.language != self.preferences.language
        self.preferences = preferences
        write_preferences(self._folder / _PREFERENCES, preferences)
        self._dress()
        if other_language:
            self._change_language()

    def _change_language(self) -> None:
        """Make everything anew in the language chosen; the match goes on where it stood."""
        speak(self.preferences.language)
        match = self.desk.match
        if self.desk.is_open and match is None:
            return  # a match that could not be stored stays as it is
        for widget in (
            *self._pages.values(),
            self._notice,
            self._announcer,
            *map(self.__dict__.pop, ("reviews", "pads", "exchange", "elsewhere"), (None,) * 4),
        ):
            if widget is not None:
                widget.deleteLater()
        self._pages.clear()
        self._way_back.clear()
        self._notice = self._announcer = None
        before, self.desk = self.desk, self._made_desk()
        QTimer.singleShot(0, self, lambda: self.announcer)
        before.close()
        before.view.deleteLater()
        before.deleteLater()
        if match is not None:
            self.resume(match)
        else:
            self.show_start()
        self.show_settings()

    def _dress(self) -> None:
        outfit = self.outfit
        theme = outfit.theme
        self.desk.set_preferences(self.preferences, outfit)
        if "rules_page" in self._pages:
            self._pages["rules_page"].set_art(outfit.faces)
        for name in ("learn_page", "review_page"):
            if name in self._pages:
                self._pages[name].scene.appearance.wear(outfit)
        for name, page in self._pages.items():
            if name != "curtain":
                page.set_theme(theme)
        if self._notice is not None:
            self._notice.set_theme(theme)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a record that is dragged in from elsewhere, unless the curtain is down."""
        if event.mimeData().hasUrls() and not self.covered:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Review the record that was dropped, which can be imported there; import several."""
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls()]
        if len(paths) == 1:
            self.reviews.of_file(paths[0])
        elif paths:
            self.exchange.take(paths)

    def _show_people(self) -> None:
        self.pads.show_people()

    def _import(self) -> None:
        self.exchange.ask_for_files()

    def _export(self, match: int) -> None:
        self.exchange.export(match)

    def _export_this(self) -> None:
        self.exchange.export_this()

    def _show_players(self) -> None:
        page = self.page("players_page", self._made_players)
        page.show_players(*self.desk.players())
        self.go(page)

    def _made_players(self) -> QWidget:
        from barracan.windows.players_page import PlayersPage

        page = PlayersPage()
        page.seated.connect(self.desk.seat)
        return page

    def _show_about(self) -> None:
        from barracan.windows.about import AboutPage

        page = AboutPage(self._library.path, self._log)
        page.moved.connect(self.elsewhere.ask)
        self._pages.pop("about_page", QWidget()).deleteLater()  # the library may lie elsewhere since
        self.go(self.page("about_page", lambda: page))

    def _take_state(self) -> None:
        kept = QSettings(str(self._folder / _STATE), QSettings.Format.IniFormat)
        geometry = kept.value("geometry")
        if not (isinstance(geometry, QByteArray) and self.restoreGeometry(geometry)):
            room = QGuiApplication.primaryScreen().availableGeometry().size()
            self.resize(room * 0.9 if room.width() < 2200 else QSize(1920, 1080))

    def _keep_state(self) -> None:
        kept = QSettings(str(self._folder / _STATE), QSettings.Format.IniFormat)
        kept.setValue("geometry", self.saveGeometry())
