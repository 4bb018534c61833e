"""Making any move of any game by dragging cards; buttons are clicked where there is no card to drag."""

from collections import Counter

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from table.by_mouse import Mouse, lay_drafts


class AnyDrags(Mouse):
    """A person who drags every card; which cards a move takes is asked of the game, as for the mouse."""

    def __init__(self, table):
        super().__init__(table.view, table.scene, table.match.game)
        self.table = table

    def _let_go_at(self, place):
        chosen = [card for card in self.scene.selection.cards if card.place == self.scene.stage.own_hand]
        if chosen:
            self._drag(chosen[-1], self._middle(place))
        elif place in ("stock", "discard") or place.startswith("hand:"):
            source = "stock" if place.startswith("hand:") else place
            self._drag(self.scene.tableau.places[source].cards[-1], self._middle(self.scene.stage.own_hand))
        else:
            super()._let_go_at(place)

    def _make_in_tray(self, state, move):
        """Drag the cards of each meld one by one into a draft of their own."""
        melds = self._melds_of(move)
        if move.do == "take":
            self._let_go_at("discard")
        top = self._top(state, move.seat)[0].card if move.do == "take" else None
        holding = next((meld for meld in melds if top in meld), None)
        if holding is not None:
            melds.remove(holding)
            for code in (Counter(holding) - Counter([top])).elements():
                self._to_tray(code, 0)
        for cards in [*melds, *([swap.card] for swap in getattr(move, "swaps", None) or ())]:
            tray = self.scene.stage.tray
            number = len(tray.drafts) if tray is not None else 0
            for at, code in enumerate(cards):
                self._to_tray(code, number if at else None)
        return lay_drafts(self.scene, move)

    def _to_tray(self, code, draft):
        self.scene.panel.open_page("tray")
        place = "tray" if draft is None else f"tray:{draft}"
        card = next(card for card in self.scene.stage.hand_cards() if card.code == code)
        self._drag(card, self.view.mapFromScene(self.scene.panel.places()[place].center()))

    def _middle(self, place):
        item = self.scene.tableau.places[place]
        middle = item.cards[-1].spot.rect.center() if item.cards else self.scene.area_of(place).center()
        return self.view.mapFromScene(QPointF(middle))

    def _drag(self, card, target):
        """Drag a card so that its middle comes over a point."""
        grab = self.table.point(card) - self.view.mapFromScene(card.pos())
        self.table.drag(card, target + grab)
        self.scene.finish_motion()
        QApplication.processEvents()
