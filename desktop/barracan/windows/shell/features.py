"""The features of the window, each made when it is first wanted and led on to the others by its signals."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from barracan.model.text import Text
from barracan.session.messages import MatchSettings
from barracan.table.translation import translate_text
from barracan.windows.match.match_controller import MatchController
from barracan.windows.shell.shell import Shell

if TYPE_CHECKING:
    from barracan.windows.about.about_pages import AboutPages
    from barracan.windows.about.relocation import LibraryRelocation
    from barracan.windows.learn.course_pages import CoursePages
    from barracan.windows.learn.puzzle_pages import PuzzlePages
    from barracan.windows.pads.pad_pages import PadPages
    from barracan.windows.review.review_pages import ReviewPages
    from barracan.windows.rules.rules_pages import RulesPages
    from barracan.windows.settings.settings_pages import SettingsPages
    from barracan.windows.shell.opened_files import OpenedFiles
    from barracan.windows.shell.picture_store import PictureStore
    from barracan.windows.start.home import HomePages
    from barracan.windows.start.library_salvage import LibrarySalvage
    from barracan.windows.start.matches import MatchesPages
    from barracan.windows.start.new_match import NewMatchPages
    from barracan.windows.start.record_exchange import RecordExchange


class Host(Shell, Protocol):
    """The window as its features are joined in it: the frame, the open match, and the ways from one to another."""

    @property
    def controller(self) -> MatchController:
        """The match that is open, and its table."""

    @property
    def folder(self) -> Path:
        """Where the window keeps what the person has chosen."""

    @property
    def log(self) -> Path | None:
        """The file of the log."""

    def start(self, settings: MatchSettings) -> None:
        """Begin a match and show its table."""

    def resume(self, match: int) -> None:
        """Go on with a stored match."""

    def show_home(self) -> None:
        """Show the first page."""

    def show_matches(self) -> None:
        """Show what can be resumed, and what has been played."""

    def tell_library(self, sentence: str) -> None:
        """Tell what is wrong with the library."""

    def do(self, name: str) -> None:
        """Do what a button or an item of the menu is named after."""


class Features:
    """What the window offers beside its table; a feature costs no time before it is wanted."""

    def __init__(self, host: Host) -> None:
        self._host = host

    @cached_property
    def pictures(self) -> "PictureStore":
        """The pictures of games and tables, which several pages show."""
        import platformdirs

        from barracan.windows.shell.picture_store import PictureStore

        folder = platformdirs.user_cache_path("barracan", appauthor=False) / "pictures"
        return PictureStore(folder, self._host.pages)

    @cached_property
    def home(self) -> "HomePages":
        """The first page."""
        from barracan.windows.start.home import HomePages

        home = HomePages(self._host, self.pictures)
        home.asked.connect(self._host.do)
        home.resumed.connect(self._host.resume)
        home.started.connect(self._host.start)
        home.game_chosen.connect(lambda game: self.new_matches.show(game))
        return home

    @cached_property
    def salvage(self) -> "LibrarySalvage":
        """What becomes of a damaged library."""
        from barracan.windows.start.library_salvage import LibrarySalvage

        salvage = LibrarySalvage(self._host)
        salvage.ended.connect(self._show_salvaged)
        return salvage

    @cached_property
    def matches(self) -> "MatchesPages":
        """The matches of the library."""
        from barracan.windows.start.matches import MatchesPages

        host = self._host
        matches = MatchesPages(host, self.pictures, self._leave)
        matches.asked.connect(host.do)
        matches.resumed.connect(host.resume)
        matches.reviewed.connect(lambda match: self.reviews.of_match(match))
        matches.score_asked.connect(lambda match: self.pads.show_match(match))
        matches.pad_opened.connect(lambda match: self.pads.show_match(match))
        matches.started.connect(host.start)
        matches.exported.connect(lambda match: self.exchange.export(match))
        return matches

    @cached_property
    def new_matches(self) -> "NewMatchPages":
        """How new matches begin."""
        from barracan.windows.start.new_match import NewMatchPages

        new_matches = NewMatchPages(self._host, self.pictures)
        new_matches.started.connect(self._host.start)
        return new_matches

    @cached_property
    def rules(self) -> "RulesPages":
        """The rules of all games."""
        from barracan.windows.rules.rules_pages import RulesPages

        rules = RulesPages(self._host, self.pictures)
        rules.lessons_asked.connect(lambda game: self.course.show(game))
        return rules

    @cached_property
    def course(self) -> "CoursePages":
        """The course for beginners."""
        from barracan.windows.learn.course_pages import CoursePages

        host = self._host
        course = CoursePages(host, self.pictures, self.puzzles, lambda: host.controller.sounds)
        course.clause_asked.connect(lambda game, clause: self.rules.show(game, clause))
        course.match_wanted.connect(lambda game, seats: self.new_matches.show(game, seats))
        return course

    @cached_property
    def puzzles(self) -> "PuzzlePages":
        """The puzzles of all games."""
        from barracan.windows.learn.puzzle_pages import PuzzlePages

        host = self._host
        return PuzzlePages(host, host.folder, lambda: host.controller.sounds)

    @cached_property
    def settings(self) -> "SettingsPages":
        """What a person can choose for good."""
        from barracan.windows.settings.settings_pages import SettingsPages

        settings = SettingsPages(self._host, self.pictures)
        settings.table_changed.connect(self._let_cards_go)
        settings.asked.connect(self._host.do)
        return settings

    @cached_property
    def reviews(self) -> "ReviewPages":
        """The ways to look at a record."""
        from barracan.windows.review.review_pages import ReviewPages

        reviews = ReviewPages(self._host)
        reviews.imported.connect(lambda path: self.exchange.take([path]))
        reviews.exported.connect(lambda match: self.exchange.export(match))
        reviews.clause_asked.connect(lambda game, clause: self.rules.show(game, clause))
        reviews.played_on.connect(self._host.resume)
        reviews.judged.connect(lambda review, seat, moves: self.puzzles.own.keep(review, seat, moves))
        return reviews

    @cached_property
    def opened_files(self) -> "OpenedFiles":
        """What is opened from outside the window."""
        from barracan.windows.shell.opened_files import OpenedFiles

        opened = OpenedFiles(self._host)
        opened.opened.connect(lambda path: self.reviews.of_file(path))
        return opened

    @cached_property
    def exchange(self) -> "RecordExchange":
        """How records come in and go out."""
        from barracan.windows.start.record_exchange import RecordExchange

        exchange = RecordExchange(self._host)
        exchange.imported.connect(self._host.show_matches)
        return exchange

    @cached_property
    def pads(self) -> "PadPages":
        """The players of the library and their pads."""
        from barracan.windows.pads.pad_pages import PadPages

        pads = PadPages(self._host, self.pictures)
        pads.clause_asked.connect(lambda game, clause: self.rules.show(game, clause))
        pads.match_wanted.connect(lambda: self.new_matches.show())
        return pads

    @cached_property
    def about(self) -> "AboutPages":
        """What the program is, and reports of faults."""
        from barracan.windows.about.about_pages import AboutPages

        host = self._host
        about = AboutPages(host, host.folder, host.log, self._record_at_table)
        about.asked.connect(host.do)
        return about

    @cached_property
    def relocation(self) -> "LibraryRelocation":
        """The way to another place for the library."""
        from barracan.windows.about.relocation import LibraryRelocation

        return LibraryRelocation(self._host, self._go_on_in_new_place)

    def _leave(self, match: int) -> None:
        """Let go of a match if it is the open one."""
        controller = self._host.controller
        if controller.is_open and controller.match == match:
            controller.leave()

    def _let_cards_go(self) -> None:
        """Let nothing stay chosen on the table that is left."""
        if self._host.controller.is_open:
            self._host.controller.scene.selection.choose(())

    def _record_at_table(self) -> Sequence[str]:
        controller = self._host.controller
        return controller.session.record if controller.is_open else ()

    def _show_salvaged(self, told: Text) -> None:
        """Save the open match where the library lies now, and show on its pages what that has."""
        host = self._host
        self.opened_files.listen()
        host.controller.session.save()
        shown = host.pages.currentWidget()
        if shown is host.pages.find_leaf("home_page"):
            self.home.show_salvaged()
        elif shown is host.pages.find_leaf("matches_page"):
            self.matches.show()
        host.tell_library(translate_text(told))

    def _go_on_in_new_place(self) -> bool:
        """Save the open match where the library lies now, or list what that has; whether all is saved there."""
        controller = self._host.controller
        self.opened_files.listen()
        if not controller.is_open:
            self._host.show_home()
        controller.session.save()
        return not controller.session.unsaved
