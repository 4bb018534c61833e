"""The features of the window, each made when it is first wanted and led on to the others by its signals."""

from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from barracan.session.messages import MatchSettings
from barracan.storage.library import Library
from barracan.windows.match.match_controller import Desk
from barracan.windows.shell.shell import Shell

if TYPE_CHECKING:
    from barracan.windows.learn.course_pages import Teaching
    from barracan.windows.pads.pads import Pads
    from barracan.windows.review.reviews import Reviews
    from barracan.windows.rules.rulebook import Rulebook
    from barracan.windows.settings.library_relocation import Elsewhere
    from barracan.windows.settings.settings import Settings
    from barracan.windows.start.dealing import Dealing
    from barracan.windows.start.matches import Matches
    from barracan.windows.start.record_exchange import Exchange


class Host(Shell, Protocol):
    """The window as its features are joined in it: the frame, the open match, and the ways from one to another."""

    @property
    def desk(self) -> Desk:
        """The match that is open, and its table."""

    def start(self, settings: MatchSettings) -> None:
        """Begin a match and show its table."""

    def resume(self, match: int) -> None:
        """Go on with a stored match."""

    def show_start(self) -> None:
        """Show what can be resumed."""

    def do(self, name: str) -> None:
        """Do what a button or an item of the menu is named after."""


class Features:
    """What the window offers beside its table; a feature costs no time before it is wanted."""

    def __init__(self, host: Host, library: Library) -> None:
        self._host = host
        self._library = library

    @cached_property
    def matches(self) -> "Matches":
        """The matches of the library."""
        from barracan.windows.start.matches import Matches

        host = self._host
        matches = Matches(host, self._library, is_open=lambda: host.desk.is_open, leave=self._leave)
        matches.asked.connect(host.do)
        matches.resumed.connect(host.resume)
        matches.reviewed.connect(lambda match: self.reviews.of_match(match))
        matches.pad_opened.connect(lambda match: self.pads.show_match(match))
        matches.exported.connect(lambda match: self.exchange.export(match))
        return matches

    @cached_property
    def dealing(self) -> "Dealing":
        """How new matches begin."""
        from barracan.windows.start.dealing import Dealing

        dealing = Dealing(self._host)
        dealing.started.connect(self._host.start)
        return dealing

    @cached_property
    def rulebook(self) -> "Rulebook":
        """The rules of all games."""
        from barracan.windows.rules.rulebook import Rulebook

        return Rulebook(self._host)

    @cached_property
    def teaching(self) -> "Teaching":
        """The course for beginners."""
        from barracan.windows.learn.course_pages import Teaching

        host = self._host
        teaching = Teaching(host, lambda: host.desk.sounds)
        teaching.clause_asked.connect(lambda game, clause: self.rulebook.show(game, clause))
        teaching.asked.connect(host.do)
        return teaching

    @cached_property
    def settings(self) -> "Settings":
        """What a person can choose for good."""
        from barracan.windows.settings.settings import Settings

        settings = Settings(self._host)
        settings.table_changed.connect(self._tell_table_again)
        return settings

    @cached_property
    def reviews(self) -> "Reviews":
        """The ways to look at a record."""
        from barracan.windows.review.reviews import Reviews

        reviews = Reviews(self._host, self._library)
        reviews.imported.connect(lambda path: self.exchange.take([path]))
        reviews.played_on.connect(self._host.resume)
        return reviews

    @cached_property
    def exchange(self) -> "Exchange":
        """How records come in and go out."""
        from barracan.windows.start.record_exchange import Exchange

        exchange = Exchange(self._host, self._library)
        exchange.imported.connect(self._host.show_start)
        return exchange

    @cached_property
    def pads(self) -> "Pads":
        """The players of the library and their pads."""
        from barracan.windows.pads.pads import Pads

        pads = Pads(self._host, self._library)
        pads.clause_asked.connect(lambda game, clause: self.rulebook.show(game, clause))
        return pads

    @cached_property
    def elsewhere(self) -> "Elsewhere":
        """The way to another place for the library."""
        from barracan.windows.settings.library_relocation import Elsewhere

        return Elsewhere(self._host, self._library, self._go_on_in_new_place)

    def _leave(self, match: int) -> None:
        """Let go of a match if it is the open one."""
        desk = self._host.desk
        if desk.is_open and desk.match == match:
            desk.leave()

    def _tell_table_again(self) -> None:
        """Let nothing stay chosen on the table that is left."""
        if self._host.desk.is_open:
            self._host.desk.tell_again()

    def _go_on_in_new_place(self) -> bool:
        """Save the open match where the library lies now, or list what that has; whether all is saved there."""
        desk = self._host.desk
        if not desk.is_open:
            self._host.show_start()
        desk.session.save()
        return not desk.session.unsaved
