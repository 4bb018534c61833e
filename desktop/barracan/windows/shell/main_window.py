"""The one window: it shows a page at a time, the table among them, and the curtain above all."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from barracan.model.text import Text
from barracan.session.messages import MatchSettings
from barracan.storage.library import Library
from barracan.table.cards.court_letters import use_letters
from barracan.table.hud.button_row import FOUR_COLOURS, SPEAK_STATUS, SPEAK_TABLE
from barracan.table.layouts.table_layout import LARGER_WORDS, SMALLEST
from barracan.table.themes import Outfit, Theme
from barracan.table.translation import translate_text
from barracan.windows.match.match_controller import MatchController
from barracan.windows.match.match_pages import MatchPages
from barracan.windows.settings.preferences import Preferences, read_preferences, write_preferences
from barracan.windows.shell import window_geometry
from barracan.windows.shell.escape_key import EscapeKey
from barracan.windows.shell.features import Features
from barracan.windows.shell.formats import game_title
from barracan.windows.shell.language import set_language, unspoken_language
from barracan.windows.shell.notices import Notices
from barracan.windows.shell.pages import Pages
from barracan.windows.shell.push_button import InputInUse
from barracan.windows.shell.shell import report_failures
from barracan.windows.shell.system_settings import choose_outfit

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent

    from barracan.windows.match.announcer import Announcer
    from barracan.windows.shell.notice import WayOut


_PREFERENCES, _STATE = "preferences.json", "window.ini"


class MainWindow(QMainWindow):
    """Leads from page to page. Pages are made when they are first shown; the table needs none of them.

    Attributes:
        library: where matches, pads and players are stored.
        folder: where the window keeps what the person has chosen.
        log: the file of the log, ``None`` where there is none.
        controller: the match that is open, and its table.
        match_pages: what belongs to that match beside its painted table.
        pages: what is shown; the table is among them.
        features: what there is beside the open match.
    """

    def __init__(self, library: Library, folder: Path, log: Path | None = None) -> None:
        super().__init__()
        self.library = library
        self.setObjectName("main_window")
        self.setWindowTitle("BarraCan")
        self.setAcceptDrops(True)
        self.folder = folder
        self.log = log
        self.preferences = read_preferences(folder / _PREFERENCES)
        self._less_motion = False
        self._notices = Notices(self, self.theme)
        self._input = InputInUse(self)
        self._escape_key = EscapeKey()
        self._announcer: Announcer | None = None
        self.pages = Pages(self.outfit)
        self.pages.home.connect(self._go_home)
        self.setCentralWidget(self.pages)
        is_first_start = not (folder / _PREFERENCES).is_file()
        use_letters(self.outfit.letters)
        fault = set_language(self.preferences.language) or (unspoken_language() if is_first_start else None)
        self.features = Features(self)
        self._open_table()
        self.pages.currentChanged.connect(self._limit)
        self.pages.currentChanged.connect(self._notices.pass_by)
        library.on_damage = self._answer_damage
        window_geometry.restore(self, folder / _STATE)
        self._on_screen = window_geometry.OnScreen(self)
        self._limit()
        self._tell_language(fault)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._dress)
        hints.accessibility().contrastPreferenceChanged.connect(self._dress)

    def _open_table(self) -> None:
        """Make the table at which matches are played, and the pages that belong to it."""
        controller = self.controller = MatchController(self.library, self)
        pages = self.match_pages = MatchPages(self, controller)
        pages.asked.connect(self.do)
        pages.clause_asked.connect(self.show_rules)
        pages.review_asked.connect(self._review_this)
        pages.table_asked.connect(self.show_table)
        pages.repeated.connect(self.start)
        controller.revealed.connect(self.show_table)
        controller.covered.connect(self._notices.pass_by)
        controller.covered.connect(pages.draw_curtain)
        controller.asked.connect(self.do)
        controller.clause_asked.connect(self.show_rules)
        controller.trouble.connect(self.tell_trouble)
        controller.scene.picked.connect(self._notices.pass_by)
        controller.model.happened.connect(self._notices.pass_by)
        controller.scene.stage.measured.connect(self._notices.settle)
        controller.set_preferences(self.preferences, self.outfit)
        self.pages.add_table(controller.view)

    @property
    def outfit(self) -> Outfit:
        """How the table looks and handles now."""
        return choose_outfit(self.preferences, less_motion=self._less_motion)

    @property
    def theme(self) -> Theme:
        """The colours of the table and of all pages."""
        return self.outfit.theme

    def follow_system(self) -> None:
        """Follow the system's setting for less motion, from now on whenever the person comes back to the window."""
        self.windowHandle().activeChanged.connect(self._come_back)
        self._input.follow(self.windowHandle())
        self.ask_system()

    def ask_system(self) -> None:
        """Follow the system's setting for less motion, as it is now."""
        from barracan.windows.shell.system_settings import less_motion

        before, self._less_motion = self._less_motion, less_motion()
        if self._less_motion != before:
            self._dress()

    def _come_back(self) -> None:
        """Settings of the system change while another window has the person's attention."""
        if self.isActiveWindow():
            self.ask_system()

    @property
    def announcer(self) -> "Announcer":
        """What screen readers are told; nothing is until this is asked for the first time."""
        if self._announcer is None:
            from barracan.windows.match.announcer import Announcer

            controller = self.controller
            announcer = self._announcer = Announcer(controller.model, controller.view, self)
            controller.finale.told.connect(announcer.tell_end)
            controller.told.connect(lambda sentences, _: announcer.say(sentences))
            controller.trouble.connect(announcer.warn)
        return self._announcer

    @property
    def covered(self) -> bool:
        """Whether the curtain is down."""
        return self.pages.covered

    @property
    def painted_widget(self) -> QWidget:
        """The widget that fills the window now: what lies under it is never painted."""
        shown = self.pages.currentWidget()
        return self.controller.view.viewport() if shown is None or shown is self.controller.view else shown

    def _answer_damage(self, sentence: Text) -> None:
        """Have a damaged library salvaged, or tell that it was."""
        if self.library.unsalvaged is not None:
            self.features.salvage.begin()
        else:
            self.tell_library(translate_text(sentence))

    def tell_library(self, sentence: str) -> None:
        """Tell what is wrong with the library: on the first page, where that is shown, else over the window."""
        home = self.pages.find_leaf("home_page")
        shows_home = self.pages.currentWidget() in (home, self.controller.view) and not self.controller.is_open
        if home is not None and shows_home:
            self.features.home.tell_trouble(sentence)
        else:
            self.tell_trouble(sentence)

    def tell_trouble(self, sentence: str) -> None:
        """Tell a failure; where nothing can be saved, offer another place for it."""
        if (self.library.path is None and self.library.unsalvaged is None) or self.controller.session.unsaved:
            self.features.relocation.tell(sentence)
        else:
            self.tell(sentence)

    def tell(self, sentence: str, *, brief: bool = False, way_out: "WayOut | None" = None) -> None:
        """Tell a failure of the program in one sentence; what is no failure is *brief*."""
        self._notices.tell(sentence, brief=brief, way_out=way_out)

    def show_home(self) -> None:
        """Show the first page."""
        self.features.home.show()

    def show_matches(self) -> None:
        """Show what can be resumed, and what has been played."""
        self.features.matches.show()

    def show_new_match(self) -> None:
        """Prepare a match."""
        self.features.new_matches.show()

    def show_table(self) -> None:
        """Show the table, painted or in text."""
        if self.preferences.table == "text":
            self.controller.rest()
            self.pages.show_table(self.match_pages.text_table())
        else:
            self.controller.wake()
            self.pages.show_table(self.controller.view)
        self._limit()

    def _limit(self) -> None:
        """Let the window be as small as what it shows; a table where many cards lie needs more than a page."""
        least = LARGER_WORDS if self.outfit.text_size > 1 else SMALLEST
        if self.pages.currentWidget() is self.controller.view:
            least = self.controller.view.least
        self._on_screen.set_least(least)

    def change_table(self) -> None:
        """Go from the painted table to the one in text, or back."""
        other = "picture" if self.preferences.table == "text" else "text"
        self.prefer(replace(self.preferences, table=other))
        if self.controller.is_open:
            self.show_table()
            self.controller.tell_again()

    def show_score(self, *, hand_over: bool | None = None) -> None:
        """Show the score pad; between hands it leads on."""
        self.match_pages.show_score(hand_over=self.controller.between_hands if hand_over is None else hand_over)

    def show_rules(self, clause: str = "") -> None:
        """Show the rules of the game on the table, else those shown last, at a clause if one is named."""
        self.features.rules.show(self.controller.game.id if self.controller.is_open else "", clause)

    def show_lessons(self) -> None:
        """Go on with the course of the game on the table, else with the one shown last, where it was left."""
        self.features.course.show(self.controller.game.id if self.controller.is_open else "")

    def show_settings(self) -> None:
        """Show the settings."""
        self.features.settings.show()

    def show_menu(self, under: QPoint | None = None) -> None:
        """Open the menu under its button: that of the table, or at a point of the window."""
        from barracan.session.lessons.course import find_course
        from barracan.windows.shell.menu import create_menu, pop_up

        game = find_course(self.controller.game.id if self.controller.is_open else "")
        menu = create_menu(self, self.theme, self.do, table=self.controller.is_open, taught=game_title(game))
        pop_up(menu, self.mapToGlobal(under or self.controller.menu_corner()))

    def start(self, settings: MatchSettings) -> None:
        """Begin a match and show its table; where that fails, say why."""
        with report_failures(self._tell_at_table):
            self.controller.start(settings)
            self.match_pages.course_offer.expect()

    def _tell_at_table(self, sentence: str) -> None:
        """Tell why no match could be begun; a table whose own was let go of for it is left."""
        if self.pages.shows_table:
            self._go_home()
        self.tell(sentence)

    def resume(self, match: int) -> None:
        """Go on with a stored match; where that fails, say why and offer the others."""
        if self.controller.is_open and self.controller.match == match:
            self.show_table()
            return
        with report_failures(self._tell_at_start):
            self.controller.resume(match)

    def _tell_at_start(self, sentence: str) -> None:
        is_listed = self.pages.currentWidget() is self.pages.find_leaf("matches_page")
        self.do("resume" if is_listed else "home")
        self.tell(sentence)

    def _review_this(self, hand: int = -1) -> None:
        """Look at the hands of the open match that are over, from this one on; else from the last one."""
        if self.controller.match is not None:
            record, names = self.controller.session.record, self.controller.model.names
            self.features.reviews.of_open_match(self.controller.match, record, names, hand)

    def _export_this(self) -> None:
        """Export the open match, stored or not: what is hidden at the table is in its record."""
        if self.controller.is_open:
            self.features.exchange.export_lines(self.controller.session.record, self.controller.match)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that hold everywhere; behind the curtain none does."""
        if self.covered:
            event.accept()
            return
        key = event.key()
        if key == Qt.Key.Key_F2 and self.controller.is_open:
            self.change_table()
        elif key == Qt.Key.Key_F11:
            self.toggle_full_screen()
        elif key == Qt.Key.Key_F1:
            self.show_rules(self.controller.clause if self.pages.currentWidget() is self.controller.view else "")
        elif key == Qt.Key.Key_S and self.pages.currentWidget() is self.controller.view:
            self.features.settings.toggle_sound()
        elif key == Qt.Key.Key_Q and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.close()
        elif key == Qt.Key.Key_Escape:
            self._escape(event)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Note each Esc before anything answers it."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            self._escape_key.note(event)
        return super().event(event)

    def _escape(self, event: QKeyEvent) -> None:
        """Answer an Esc that nothing else has a use for: from a table it leads to the first page, the match is kept."""
        tables = (self.controller.view, self.pages.find_leaf("text_table"))
        at_table = self.controller.is_open and self.pages.currentWidget() in tables
        if at_table and self.controller.put_away_hint():
            return
        if self.isFullScreen():
            self.showNormal()
        elif at_table and self._escape_key.is_meant(event):
            self.show_home()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or no longer."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def closeEvent(self, event: "QCloseEvent") -> None:
        """Keep size and state, let go of the match."""
        window_geometry.keep(self, self.folder / _STATE)
        self.controller.close()
        self.pages.ended.emit()
        event.accept()

    def do(self, name: str) -> None:
        """Do what a button or an item of the menu is named after."""
        features = self.features
        actions: Mapping[str, Callable[[], object]] = {
            "menu": self.show_menu,
            "new_match": self.show_new_match,
            "home": self.show_home,
            "home_menu": lambda: self.show_menu(features.home.menu_corner()),
            "resume": self.show_matches,
            "pads": lambda: features.matches.show("by_hand"),
            "score_pad": self.show_score,
            "next_hand": self.match_pages.deal_next,
            "same_table": lambda: self.start(self.controller.settings),
            "rules": self.show_rules,
            "keys": lambda: features.rules.show_keys(),
            "learn": self.show_lessons,
            "puzzle": lambda: features.puzzles.show(),
            "settings": self.show_settings,
            "players": self.match_pages.show_players,
            "people": lambda: features.pads.show_people(),
            "pad_by_hand": lambda: features.pads.begin_by_hand(),
            "record": lambda: self._review_this(self.controller.last_hand),
            "open_record": lambda: features.reviews.ask_for_file(),
            "import": lambda: features.exchange.ask_for_files(),
            "export": self._export_this,
            "fair_play": self.match_pages.show_fair_play,
            "save_elsewhere": lambda: features.relocation.ask(),
            "copy_library": lambda: features.relocation.copy(),
            "about": lambda: features.about.show(),
            "fault": lambda: features.about.show("fault"),
            "full_screen": self.toggle_full_screen,
            "text_table": self.change_table,
            "quit": self.close,
            FOUR_COLOURS: lambda: features.settings.toggle_four_colours(),
            SPEAK_STATUS: lambda: self.announcer.speak_status(),
            SPEAK_TABLE: lambda: self.announcer.speak_table(),
        }
        if name in actions and not self.covered:
            actions[name]()

    def _go_home(self) -> None:
        if self.controller.is_open:
            self.show_table()
        else:
            self.show_home()

    def remember(self, preferences: Preferences) -> None:
        """Keep what has been chosen; nothing of it can be seen now."""
        self.preferences = preferences
        write_preferences(self.folder / _PREFERENCES, preferences)

    def prefer(self, preferences: Preferences) -> None:
        """Keep what has been chosen, and look and speak like it."""
        before = self.preferences
        other_words = (preferences.language, preferences.letters) != (before.language, before.letters)
        self.remember(preferences)
        self._dress()
        if other_words:
            self._change_language()

    def _change_language(self) -> None:
        """Make everything again in the language chosen; the match goes on where it stood."""
        fault = set_language(self.preferences.language)
        use_letters(self.outfit.letters)
        match = self.controller.match
        if self.controller.is_open and match is None:
            return  # a match that could not be stored stays as it is
        self.pages.forget()
        self._notices.forget()
        if self._announcer is not None:
            self._announcer.deleteLater()
        self._announcer = None
        before = self.controller
        self._open_table()
        QTimer.singleShot(0, self, lambda: self.announcer)
        before.close()
        before.view.deleteLater()
        before.deleteLater()
        self.features.home.follow_language()
        if match is not None:
            self.resume(match)
        else:
            self.show_home()
        self.show_settings()
        self._tell_language(fault)

    def _tell_language(self, fault: Text | None) -> None:
        """Say, when the window can be seen, why it speaks another language than is wanted."""
        if fault is not None:
            QTimer.singleShot(0, self, lambda: self.tell(translate_text(fault)))

    def _dress(self) -> None:
        outfit = self.outfit
        self.controller.set_preferences(self.preferences, outfit)
        self.pages.wear(outfit)
        self._limit()
        self._notices.set_theme(outfit.theme)

    def dragEnterEvent(self, event: "QDragEnterEvent") -> None:
        """Take a record that is dragged in from elsewhere, unless the curtain is down."""
        if event.mimeData().hasUrls() and not self.covered:
            event.acceptProposedAction()

    def dropEvent(self, event: "QDropEvent") -> None:
        """Review the record that was dropped, which can be imported there; import several."""
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls()]
        if len(paths) == 1:
            self.features.reviews.of_file(paths[0])
        elif paths:
            self.features.exchange.take(paths)
