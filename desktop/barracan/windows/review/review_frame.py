"""The parts of a review and where they lie: table, column or drawer, time axis, row; how they look."""

from PySide6.QtCore import QEvent, QObject, QRect, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGraphicsItem

from barracan.games.catalog import find_game
from barracan.model.view import SeatView
from barracan.session.review import Review
from barracan.session.table_model import TableModel
from barracan.table.layouts.geometry import LayoutOptions
from barracan.table.layouts.table_layout import WATCHED, lay_out
from barracan.table.scene import create_scene
from barracan.table.themes import Outfit
from barracan.table.view import TableView
from barracan.windows.review.arrangement import ARRANGEMENTS, is_readable, least_index, regions
from barracan.windows.review.column import ReviewColumn
from barracan.windows.review.control_row import ControlRow
from barracan.windows.review.line_show import LineWash
from barracan.windows.review.signs import SignButton
from barracan.windows.review.time_axis import TimeAxis
from barracan.windows.shell.leaf import Leaf
from barracan.windows.shell.style import palette, put_on

_MOST_SCALE = 1.32
_GROWTH = 0.86
_UNFOLDED = 96
"""How far a graph that is folded reaches over the table while it is looked at."""
_BACK = 28
"""The way back stands in the table's bar, where its menu would be."""


class _WatchedTable(QObject):
    """Lets nothing be done at a table that is only looked at, but the hand be laid in another order."""

    def __init__(self, view: TableView, order: QGraphicsItem) -> None:
        super().__init__(view)
        self._view, self._order = view, order
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the mouse from everything else."""
        if not isinstance(event, QMouseEvent):
            return event.type() == QEvent.Type.ContextMenu or super().eventFilter(watched, event)
        at = self._view.mapToScene(event.position().toPoint())
        return not (self._order.isVisible() and self._order.sceneBoundingRect().contains(at))


class ReviewFrame(Leaf):
    """A table of its own, a column beside it or a drawer over it, and one time axis under both.

    Attributes:
        review: the record that is shown.
        column: what is said of a move, and the list of moves.
        scrubber: the time axis.
        row: the controls under it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("review_page")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.model = TableModel(self)
        self.scene = create_scene(self, self.model)
        self.scene.hud.top_bar.show_buttons(())
        self.scene.hud.top_bar.menu.hide()  # the way back stands there
        self.view = TableView(self.scene, self)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        _WatchedTable(self.view, self.scene.hud.sort)  # it belongs to the view
        self.view.set_least(WATCHED)
        self.review = Review(find_game, ())
        self.column = ReviewColumn(self.scene.faces)
        self.scrubber = TimeAxis(self)
        self.row = ControlRow()
        self.wash = LineWash(self.view)
        self.back_button = SignButton("back", "close", self.tr("Back (Esc)"), self.leave, "corner")
        for each in (self.column, self.row, self.back_button):
            each.setParent(self)
        self._level = 0
        self._arranged_hand = -1
        self._drawer_open = self._graph_open = False
        self._outfit = Outfit()
        self._scale = 1.0

    def leave(self) -> None:
        """Go one level up."""
        self.closed.emit()

    def rearranged(self) -> None:
        """What has another place may have other words."""

    def wear(self, outfit: Outfit) -> None:
        """Look like any other table from now on."""
        self._outfit = outfit
        self.scene.appearance.apply(outfit)
        self.setPalette(palette(outfit.theme))
        self._dress()
        self.place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the window anew."""
        super().resizeEvent(event)
        scale = max(1.0, min(_MOST_SCALE, _GROWTH * min(self.width() / 1280, self.height() / 800)))
        if round(scale, 2) != self._scale:
            self._scale = round(scale, 2)
            self._dress()
        view = self.model.view if self.review.hands else None
        if view is not None:
            self.arrange(view, anew=True)
        else:
            self.place()
        self.rearranged()

    def _dress(self) -> None:
        theme = self._outfit.theme
        put_on(self, theme, self._scale)
        self.scrubber.theme = self.wash.theme = theme
        self.scrubber.type_scale = self._scale
        self.column.set_theme(theme, self._scale)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground under axis and row."""
        theme = self._outfit.theme
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), theme.edge)
            foot = self.rect()
            foot.setTop(self.view.geometry().bottom() + 1)
            painter.fillRect(foot, theme.panel_over(0.72 if theme.name != "light" else 0.9))
            foot.setHeight(1)
            painter.fillRect(foot, theme.hairline)

    @property
    def beside(self) -> bool:
        """Whether the column stands beside the table."""
        return ARRANGEMENTS[self._level].column

    @property
    def unfolded(self) -> bool:
        """Whether there is room for the graph."""
        return ARRANGEMENTS[self._level].graph

    def arrange(self, view: SeatView, *, anew: bool = False) -> None:
        """Take the arrangement that shows most and in which all open cards of a view are large enough.

        Within a hand, in which cards only come to the table, none is taken that leaves the table less room.
        """
        before = self._level
        if anew or self.review.hand_index != self._arranged_hand:
            self._level, self._arranged_hand = 0, self.review.hand_index
        while self._level + 1 < len(ARRANGEMENTS) and not self._is_readable(view):
            self._level += 1
        if anew or self._level != before:
            self.place()

    def _is_readable(self, view: SeatView) -> bool:
        room = regions(self.size(), ARRANGEMENTS[self._level], self._scale).table.size()
        options = self._layout_options(QSizeF(room))
        return is_readable(view, lay_out(self.review.game.id, view, options), least_index(self.size()))

    def _layout_options(self, room: QSizeF) -> LayoutOptions:
        outfit = self._outfit
        return LayoutOptions(
            room, card_size=outfit.card_size, large_index=outfit.large_index, window=QSizeF(self.size())
        )

    def place(self) -> None:
        """Put every part where it belongs."""
        arrangement, scale = ARRANGEMENTS[self._level], self._scale
        parts = regions(self.size(), arrangement, scale, left_handed=self._outfit.left_handed)
        self.scene.stage.watch_in(QSizeF(self.size()))
        self.view.setGeometry(parts.table)
        self.wash.setGeometry(self.view.rect())
        self.column.setGeometry(parts.column)
        self.column.is_drawer = not arrangement.column
        self.column.setVisible(arrangement.column or self._drawer_open)
        axis = QRect(parts.axis)
        self.scrubber.folded = not (arrangement.graph or self._graph_open)
        self.scrubber.raised = not arrangement.graph and self._graph_open
        if self.scrubber.raised:
            axis.setTop(axis.top() - round(_UNFOLDED * scale))
        self.scrubber.setGeometry(axis)
        self.row.setGeometry(parts.row)
        self.row.shorten(self.width(), scale)
        side, bar = round(_BACK * scale), round(max(44, 48 * min(self.width() / 1920, self.height() / 1080)))
        self.back_button.setGeometry(parts.table.x() + round(9 * scale), (bar - side) // 2, side, side)
        for each in (self.column, self.scrubber, self.back_button):
            each.raise_()
        self.update()

    def toggle_drawer(self) -> None:
        """Open or close the drawer."""
        if not self.beside:
            self._drawer_open = not self._drawer_open
            self.place()

    def toggle_graph(self) -> None:
        """Unfold the graph over the table, or fold it."""
        if not self.unfolded:
            self._graph_open = not self._graph_open
            self.place()

    @property
    def drawer_lies_open(self) -> bool:
        """Whether the drawer lies over the table."""
        return not self.beside and self._drawer_open

    @property
    def graph_lies_open(self) -> bool:
        """Whether the graph lies over the table."""
        return not self.unfolded and self._graph_open

    def open_drawer(self) -> None:
        """Open the drawer where the column has no room beside the table."""
        self._drawer_open = True
        self.place()

    def close_drawer(self) -> None:
        """Let the table be seen."""
        self._drawer_open = False
        self.place()

    def close_overlays(self) -> None:
        """Let nothing lie over the table, and give it another arrangement with the next view."""
        self._drawer_open = self._graph_open = False
        self._arranged_hand = -1
