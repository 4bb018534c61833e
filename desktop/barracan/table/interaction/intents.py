"""What a person does with cards and buttons, turned into what is asked of the session."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, Signal

from barracan.model.offers import Target, button_of
from barracan.model.places import BUILDER, BUTTON, PlaceName, place_name, read_place, read_way, way_name
from barracan.model.refusal import Refusal
from barracan.session.game_parts import find_table
from barracan.session.table_model import TableModel
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.stage import Stage
from barracan.table.hud.button_row import LADDER, TRAY
from barracan.table.hud.hud import Hud
from barracan.table.hud.panel import Panel
from barracan.table.interaction.selection import Selection
from barracan.table.translation import translate_text


class TableIntents(QObject):
    """Takes what pointer, keys and hud ask for; does itself what concerns the table alone.

    Signals:
        dropped: the chosen cards are to go to this place; without any, what the place offers is to be done.
        reason_asked: the cards that are held over this place do not go there: the person wants to know why.
        pressed: a button's name; also ``score_pad``, ``rules`` and the other windows of the top bar.
        tray_new, tray_add, tray_remove, tray_ladder: what the meld tray is to hold, as the session takes it.
        way_asked: several ways to a place are shown to choose from.

    Attributes:
        ask_fitting: answers which cards of the hand go with what lies at a place, and says so where none does.
        find_fitting: answers the same in silence.
    """

    dropped = Signal(str)
    reason_asked = Signal(str)
    pressed = Signal(str)
    tray_new = Signal(object)
    tray_add = Signal(int, object)
    tray_remove = Signal(int, int)
    tray_ladder = Signal(object)
    way_asked = Signal()

    def __init__(self, model: TableModel, stage: Stage, selection: Selection, hud: Hud, panel: Panel) -> None:
        super().__init__(stage)
        self._model = model
        self._stage = stage
        self._selection = selection
        self._hud = hud
        self._panel = panel
        self._escapes = 0
        self.ask_fitting: Callable[[PlaceName], frozenset[str]] = lambda _: frozenset()
        self.find_fitting: Callable[[PlaceName], frozenset[str]] = lambda _: frozenset()
        hud.pressed.connect(self.press)
        hud.order_chosen.connect(self.set_order)
        hud.row_chosen.connect(lambda order: stage.sort_row(order == "sorted"))
        panel.pressed.connect(self.press)
        panel.place_pressed.connect(self._press_place)
        panel.ladder_changed.connect(self.tray_ladder)

    def drop(self, place: PlaceName, at: QPointF | None = None) -> None:
        """Let the chosen cards go there; a place of the ladder builder takes them itself.

        Where there are several ways to go there, the person is asked which, unless a point of the table tells.
        """
        if read_place(place).kind == BUILDER:
            self._build(place)
        elif len(ways := self._selection.offer.ways(place)) > 1:
            way = None if at is None else self._way_at(place, ways, at)
            if way is None:
                self._ask_way(place, ways)
            else:
                self.dropped.emit(way_name(place, way))
        elif at is not None and len(ways) == 1 and self._means_other_end(place, ways[0].end, at):
            self.dropped.emit(way_name(place, len(ways)))  # a way that there is not: the game says why
        else:
            self.dropped.emit(place)

    def refuse(self, refusal: Refusal) -> None:
        """Tell all who hear refusals why a click chooses nothing."""
        self._model.refuse(refusal)

    def press(self, name: str) -> None:
        """Do what a button says, pressed itself or by its key."""
        self._stage.finish()
        if name in (TRAY, LADDER):
            self._panel.toggle_page(name)
        elif name == "order":
            self.set_order(self._stage.order.next())
        elif name == "last_trick":
            self._stage.look_back()
        elif read_way(name)[1] is not None:
            self.dropped.emit(name)
        elif self._selection.offer.target(choice := place_name(BUTTON, name)) is not None:
            self.drop(choice)
        else:
            self.pressed.emit(name)

    def press_main(self) -> None:
        """Make of the chosen cards what they are as they stand."""
        move = self._selection.offer.move
        if move is not None:
            self.press(button_of(move, move.do))

    def set_order(self, name: str) -> None:
        """Let the hand lie by suit, by rank or in the person's own order."""
        self._model.set_order(name)

    def reorder(self, cards: Sequence[CardItem], at: int) -> None:
        """Put cards of the hand elsewhere in it."""
        hand = self._stage.hand_cards()
        numbers = [hand.index(card) for card in cards]
        for card in cards:
            card.fresh = False
        self._model.move_cards(numbers, at)

    def escape(self) -> bool:
        """Answer Escape with nothing left to let go but drafts: the second time returns their cards to the hand.

        Without drafts it is not answered here.
        """
        if self._stage.tray is None:
            return False
        self._escapes += 1
        if self._escapes >= 2:
            self._escapes = 0
            self.press("clear")
        return True

    def forget_escapes(self) -> None:
        """Let the next Escape be the first one, whatever came between."""
        self._escapes = 0

    def _press_place(self, place: PlaceName) -> None:
        if self._selection.cards:
            self.drop(place)

    def _build(self, place: PlaceName) -> None:
        """Put the chosen cards of the hand into a place of the ladder builder."""
        hand = self._stage.own_hand
        codes = [card.code for card in self._selection.cards if card.place == hand and card.code]
        self._selection.clear()
        self._panel.put_in_builder(place, codes)

    def _way_at(self, place: PlaceName, ways: Sequence[Target], at: QPointF) -> int | None:
        """The one way that ends at this point of the table."""
        table, layout = find_table(self._stage.game), self._stage.current_layout
        found = [number for number, way in enumerate(ways) if table.find_end(layout, place, way.end).contains(at)]
        return found[0] if len(found) == 1 else None

    def _means_other_end(self, place: PlaceName, end: str, at: QPointF) -> bool:
        """Whether a point means another end of a place than that to which the one chosen card goes."""
        table, view = find_table(self._stage.game), self._stage.current_view
        chosen = bool(self._selection.cards)
        return chosen and bool(table.is_other_end(view, self._stage.current_layout, place, end, at))

    def _ask_way(self, place: PlaceName, ways: Sequence[Target]) -> None:
        named = [(way_name(place, number), translate_text(way.label)) for number, way in enumerate(ways)]
        self._hud.ask(named, self._stage.tableau.area_of(place))
        self.way_asked.emit()
