"""The parts of the window that are made when they are first wanted."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow

from barracan.storage.library import Library

if TYPE_CHECKING:
    from barracan.windows.learn.course_pages import Teaching
    from barracan.windows.match.match_pages import MatchPages
    from barracan.windows.pads.pads import Pads
    from barracan.windows.review.reviews import Reviews
    from barracan.windows.rules.rulebook import Rulebook
    from barracan.windows.settings.library_relocation import Elsewhere
    from barracan.windows.settings.settings import Settings
    from barracan.windows.start.dealing import Dealing
    from barracan.windows.start.matches import Matches
    from barracan.windows.start.record_exchange import Exchange


class WindowParts(QMainWindow):
    """A window on a library; a part that is not there yet costs no time when the program starts."""

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library

    @cached_property
    def matches(self) -> "Matches":
        """The matches of the library."""
        from barracan.windows.start.matches import Matches

        return Matches(self, self._library)

    @cached_property
    def match_pages(self) -> "MatchPages":
        """What belongs to the open match beside its painted table."""
        from barracan.windows.match.match_pages import MatchPages

        return MatchPages(self)

    @cached_property
    def dealing(self) -> "Dealing":
        """How new matches begin."""
        from barracan.windows.start.dealing import Dealing

        return Dealing(self)

    @cached_property
    def rulebook(self) -> "Rulebook":
        """The rules of all games."""
        from barracan.windows.rules.rulebook import Rulebook

        return Rulebook(self)

    @cached_property
    def teaching(self) -> "Teaching":
        """The course for beginners."""
        from barracan.windows.learn.course_pages import Teaching

        return Teaching(self)

    @cached_property
    def settings(self) -> "Settings":
        """What a person can choose for good."""
        from barracan.windows.settings.settings import Settings

        return Settings(self)

    @cached_property
    def reviews(self) -> "Reviews":
        """The ways to look at a record."""
        from barracan.windows.review.reviews import Reviews

        return Reviews(self, self._library)

    @cached_property
    def exchange(self) -> "Exchange":
        """How records come in and go out."""
        from barracan.windows.start.record_exchange import Exchange

        return Exchange(self, self._library)

    @cached_property
    def pads(self) -> "Pads":
        """The players of the library and their pads."""
        from barracan.windows.pads.pads import Pads

        return Pads(self, self._library)

    @cached_property
    def elsewhere(self) -> "Elsewhere":
        """The way to another place for the library."""
        from barracan.windows.settings.library_relocation import Elsewhere

        return Elsewhere(self, self._library)
