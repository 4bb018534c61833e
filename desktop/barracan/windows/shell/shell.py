"""What pages and features may ask of the window around them."""

from typing import Protocol

from barracan.table.themes import Theme
from barracan.windows.settings.preferences import Preferences
from barracan.windows.shell.notice import WayOut
from barracan.windows.shell.pages import Pages


class Shell(Protocol):
    """The frame of the window: it tells things, leads from page to page, and knows what the person has chosen."""

    @property
    def pages(self) -> Pages:
        """What is shown, and the way back."""

    @property
    def preferences(self) -> Preferences:
        """What the person has chosen for good."""

    @property
    def theme(self) -> Theme:
        """The colours of the table and of all pages."""

    def tell(self, sentence: str, *, brief: bool = False, way_out: WayOut | None = None) -> None:
        """Tell a failure of the program in one sentence; what is no failure is *brief*."""

    def remember(self, preferences: Preferences) -> None:
        """Keep what has been chosen; nothing of it can be seen now."""

    def prefer(self, preferences: Preferences) -> None:
        """Keep what has been chosen, and look and speak like it."""
