"""The notice over the window, which is made when the first sentence is told."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from barracan.table.themes import Theme

if TYPE_CHECKING:
    from barracan.windows.shell.notice import Notice, WayOut


class Notices(QObject):
    """Tells sentences over a window, each in the place of the one before."""

    def __init__(self, window: QWidget, theme: Theme) -> None:
        super().__init__(window)
        self._window, self._theme = window, theme
        self._notice: Notice | None = None

    def tell(self, sentence: str, *, brief: bool = False, way_out: "WayOut | None" = None) -> None:
        """Say this; what is *brief* goes by itself."""
        from barracan.windows.shell.notice import Notice

        if self._notice is None:
            self._notice = Notice(self._window)
            self._notice.set_theme(self._theme)
        self._notice.tell(sentence, brief=brief, way_out=way_out)

    def pass_by(self) -> None:
        """Something else is done: what is brief has been read."""
        if self._notice is not None:
            self._notice.pass_by()

    def settle(self) -> None:
        """What lies under the notice has moved."""
        if self._notice is not None:
            self._notice.settle()

    def set_theme(self, theme: Theme) -> None:
        """Wear a theme."""
        self._theme = theme
        if self._notice is not None:
            self._notice.set_theme(theme)

    def forget(self) -> None:
        """Begin again: the words of buttons are of another language from now on."""
        if self._notice is not None:
            self._notice.hide()  # it goes with the next turn of the event loop, and another may be told before
            self._notice.deleteLater()
        self._notice = None
