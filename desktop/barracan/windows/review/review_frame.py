"""The parts of a review and where they lie: table, column or drawer, time axis, row; how they look."""

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGraphicsItem

from barracan.games.catalog import find_game
from barracan.model.view import SeatView
from barracan.session.review import Review
from barracan.session.table_model import TableModel
from barracan.table.layouts.geometry import LayoutOptions, clamp
from barracan.table.layouts.table_layout import WATCHED, lay_out, shrunk_into
from barracan.table.scene import create_scene
from barracan.table.themes import Outfit
from barracan.table.view import TableView
from barracan.windows.review.arrangement import Fit, Regions, fits, has_text, is_readable, least_index, regions
from barracan.windows.review.column import ReviewColumn
from barracan.windows.review.control_row import ControlRow
from barracan.windows.review.line_show import LineWash
from barracan.windows.review.review_head import HeadEntries, HeadTitle
from barracan.windows.review.time_axis import TimeAxis
from barracan.windows.shell.leaf import Leaf
from barracan.windows.shell.style import palette, put_on

_MOST_SCALE = 1.32
_GROWTH = 0.86
_UNFOLDED = 96
"""How far a graph that is folded reaches over the table while it is looked at."""
_NEAR = 8
"""What stays free in the table's bar beside who sits at the top."""


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
        head, entries: what stands in the table's bar, and over the column.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("review_page")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.model = TableModel(self)
        self.scene = create_scene(self, self.model)
        self.scene.hud.top_bar.show_buttons(())
        self.scene.hud.top_bar.menu.hide()  # the page has a head of its own there
        self.scene.hud.top_bar.wordless = True
        self.view = TableView(self.scene, self)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        _WatchedTable(self.view, self.scene.hud.sort)  # it belongs to the view
        self.view.set_least(WATCHED)
        self.review = Review(find_game, ())
        self.column = ReviewColumn(self.scene.faces)
        self.scrubber = TimeAxis(self)
        self.row = ControlRow()
        self.wash = LineWash(self.view)
        self.head, self.entries = HeadTitle(self), HeadEntries(self)
        self.head.closed.connect(self.leave)
        for each in (self.column, self.row):
            each.setParent(self)
        self.scene.stage.measured.connect(self._place_head)
        self._fit = Fit(0, 1.0, 1.0)
        self._arranged_hand = -1
        self._drawer_open = self._graph_open = False
        self._outfit = Outfit()
        self._scale = 1.0
        """How large the type is in a window of this size, before it is enlarged."""

    def leave(self) -> None:
        """Go one level up."""
        self.closed.emit()

    def rearranged(self) -> None:
        """What has another place may have other words."""

    def wear(self, outfit: Outfit) -> None:
        """Look like any other table from now on."""
        self._outfit = outfit
        self.scene.appearance.apply(outfit._replace(text_size=self._fit.text_size))
        self.setPalette(palette(outfit.theme))
        self.row.set_left_handed(outfit.left_handed)
        self._dress()
        self._arrange_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the window again."""
        super().resizeEvent(event)
        usual = clamp(_GROWTH * min(self.width() / 1280, self.height() / 800), 1.0, _MOST_SCALE)
        self._scale = usual * shrunk_into(self.size())
        self._dress()
        self._arrange_again()

    def _arrange_again(self) -> None:
        view = self.model.view if self.review.hands else None
        if view is not None:
            self.arrange(view, from_start=True)
        else:
            self.place()
        self.rearranged()

    @property
    def _type(self) -> float:
        """The scale of the page's type."""
        return round(self._scale * self._outfit.text_size, 2)

    def _dress(self) -> None:
        theme = self._outfit.theme
        put_on(self, theme, self._type)
        self.scrubber.theme = self.wash.theme = theme
        self.column.set_theme(theme, self._type)
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
        return self._fit.arrangement.column

    @property
    def unfolded(self) -> bool:
        """Whether there is room for the graph."""
        return self._fit.arrangement.graph

    def arrange(self, view: SeatView, *, from_start: bool = False) -> None:
        """Take the arrangement that shows most and in which all open cards of a view are large enough.

        Within a hand, in which cards only come to the table, none is taken that leaves the table less room, but *from
        the start* all are tried.
        """
        before = self._fit
        choices = fits(self._outfit.text_size)
        if from_start or self.review.hand_index != self._arranged_hand:
            self._arranged_hand = self.review.hand_index
        else:
            later = choices[choices.index(before) :]
            choices = [each for each in later if each.level >= before.level]
        self._fit = next((each for each in choices if self._is_readable(view, each)), choices[-1])
        if from_start or self._fit != before:
            self.scene.appearance.apply(self._outfit._replace(text_size=self._fit.text_size))
            self.place()

    def _is_readable(self, view: SeatView, fit: Fit) -> bool:
        outfit, room = self._outfit, QSizeF(self._regions(fit).table.size())
        options = LayoutOptions(
            room,
            card_size=outfit.card_size,
            large_index=outfit.large_index,
            window=QSizeF(self.size()),
            text_size=fit.text_size,
        )
        laid = lay_out(self.review.game.id, view, options)
        return is_readable(view, laid, least_index(self.size())) and has_text(laid, fit.text_size)

    def _regions(self, fit: Fit) -> Regions:
        left_handed = self._outfit.left_handed
        return regions(self.size(), fit.arrangement, self._scale, foot=fit.foot, left_handed=left_handed)

    def place(self) -> None:
        """Put every part where it belongs."""
        arrangement, parts = self._fit.arrangement, self._regions(self._fit)
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
            axis.setTop(axis.top() - round(_UNFOLDED * self._scale * self._fit.foot))
        self.scrubber.type_scale = self._scale * self._fit.foot
        self.scrubber.setGeometry(axis)
        self.row.fit(self.width(), self._outfit.theme, self._scale, self._fit.foot)
        self.row.setGeometry(parts.row)
        for head in (self.head, self.entries):
            head.wear(self._outfit.theme, round(self._scale * self._fit.text_size, 2))
        self._place_head()
        for each in (self.column, self.scrubber, self.head, self.entries):
            each.raise_()
        self.update()

    def _place_head(self) -> None:
        """Put title and entries into the bar: beside who sits at the top of the table, or over the column."""
        layout = self.scene.stage.layout
        if layout is None:
            return
        table, column = self.view.geometry(), self.column.geometry()
        bar = round(layout.top_bar.height())
        self.column.set_head(bar)
        middle = layout.middle_of_bar() or QRectF(0.55 * table.width(), 0, 0, 0)
        at_left, at_right = round(table.x() + middle.left()), round(table.x() + middle.right())
        if self.beside and self._outfit.left_handed:
            at_left = column.right()
        elif self.beside:
            at_right = column.left() - _NEAR
        wide = self.entries.width_in(self.width() - at_right - 2 * _NEAR)
        right = self.width() - _NEAR - wide
        self.entries.lie_in(QRect(right, 0, wide, bar))
        self.head.lie_in(QRect(0, 0, min(at_left, right) - _NEAR, bar))

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
