"""Making any move of any game as a person makes it: with clicks on cards, places and buttons."""

from collections import Counter

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from barracan.model.cards import KINDS
from barracan.model.offers import Pick
from barracan.table.cards.card_item import CardItem
from barracan.table.hud.buttons import Pressable


def lay_drafts(scene, move):
    """Press the button of the tray that makes this move; whether there is one."""
    tray = scene.stage.tray
    moves = [made for _, made in tray.verdict.moves] if tray is not None else []
    if move not in moves:
        return False
    at = moves.index(move)
    scene.intents.press("lay" if at == 0 else f"lay:{at}")
    return True


class Mouse:
    """A mouse over one table; the scene is looked at as a person does, the game is asked which cards a move takes."""

    def __init__(self, view, scene, game):
        self.view, self.scene, self.game = view, scene, game

    def make(self, state, move):
        """Make this move; says whether it could be found."""
        self.scene.finish_motion()
        self._let_go()
        seat = move.seat
        top = self._top(state, seat)
        for codes in self._hands_for(state, move):
            for beside in ((), top):
                picks = [*(Pick(f"hand:{seat}", code) for code in codes), *beside]
                offer = self.game.offer(state, seat, picks)
                places = [target.place for target in offer.targets if is_same(target.move, move)]
                if (places or is_same(offer.move, move)) and self.choose(codes, beside):
                    self._do(places, offer, move)
                    return True
        return self._make_in_tray(state, move)

    def _top(self, state, seat):
        """The top card of the discard pile as a pick."""
        cards = self.game.view(state, seat).places().get("discard", ())
        return (Pick("discard", cards[-1], len(cards) - 1),) if cards else ()

    def _hands_for(self, state, move):
        """Which hand cards to choose: all that the move names, or those that do not lie on the table already."""
        places = self.game.view(state, move.seat).places()
        hand = Counter(places[f"hand:{move.seat}"])
        named = Counter(codes_of(move))
        yield ()
        found = []
        for name, cards in [("", ()), *places.items()]:
            if not name or name.startswith("meld:"):
                wanted = named - Counter(cards)
                found.append(tuple(sorted((wanted & hand).elements())))
        yield from sorted({cards for cards in found if cards}, key=len)

    def choose(self, codes, beside=()):
        """Choose hand cards, then the top of the discard pile where it can be chosen beside them."""
        for code in codes:
            cards = [
                card
                for card in self.scene.stage.hand_cards()
                if card.code == code and card not in self.scene.selection.cards
            ]
            if not cards:  # a joker that a swap of the same move brings
                self.scene.selection.clear()
                return False
            self.click_card(cards[-1])
        if beside and "discard" in self.scene.selection.lit_places():
            self.scene.selection.clear()
            return False
        if beside:
            self.click_card(self.scene.tableau.places["discard"].cards[-1])
        return True

    def _do(self, places, offer, move=None):
        """Press the button, or go to the place and the way there; what the choice is as it stands has a main button."""
        waiting = any(card in self.scene.stage.aside for card in self.scene.selection.cards)
        if not places or waiting:  # cards that wait at their place are not clicked again, which lets them go
            self.press(offer.move.do)
            return
        place = places[0]
        if place.startswith("button:"):
            self.press(place.removeprefix("button:"))
        else:
            self._let_go_at(place)
        ways = offer.ways(place) if offer is not None else ()
        if len(ways) > 1:
            self.press(f"{place}|{next(number for number, way in enumerate(ways) if is_same(way.move, move))}")

    def _let_go_at(self, place):
        """Let what is chosen go at a place: click it."""
        item = self.scene.tableau.places[place]
        if item.cards:
            self.click_card(item.cards[-1])
        else:
            self.click(self.scene.layout.outlines[place].center())

    def _make_in_tray(self, state, move):
        """Put each meld of the move into a draft of its own, then press the button that lays this."""
        melds = self._melds_of(move)
        if move.do == "take":
            self._let_go_at("discard")
            tops = self._top(state, move.seat)
            holding = next((meld for meld in melds if tops and tops[0].card in meld), None)
            if holding is not None:
                melds.remove(holding)
                rest = list(holding)
                rest.remove(tops[0].card)
                self.choose(rest)
                QTest.keyClick(self.view.viewport(), Qt.Key.Key_1, Qt.KeyboardModifier.ShiftModifier)
        for cards in [*melds, *([swap.card] for swap in getattr(move, "swaps", None) or ())]:
            if not self.choose(cards):
                self._let_go()
                return False
            QTest.keyClick(self.view.viewport(), Qt.Key.Key_A)
            QApplication.processEvents()
        return lay_drafts(self.scene, move)

    def _melds_of(self, move):
        """The cards of each meld of a move, without the jokers that swaps of the same move bring from the table."""
        melds = list(getattr(move, "melds", None) or ([move.cards] if getattr(move, "cards", None) else []))
        melds = [codes_of(meld) for meld in melds]
        gains = len(getattr(move, "swaps", None) or ())
        for meld in reversed(melds):
            while gains and "JK" in meld:
                meld.remove("JK")
                gains -= 1
        return melds

    def _let_go(self):
        if self.scene.stage.tray is not None:
            self.scene.intents.press("clear")
        self.scene.selection.clear()

    # Clicks

    def click_card(self, card):
        """Click where a card shows."""
        assert isinstance(card, CardItem)
        rect = card.spot.rect.translated(0, -card.lift)
        strip = min(card.spot.strip, rect.width())
        self.click(QPointF(rect.left() + strip / 2, rect.center().y()))

    def click(self, point):
        """Click a point of the scene."""
        at = self.view.mapFromScene(point)
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at))
        QApplication.processEvents()

    def parts(self, name):
        """What a choice is made of on the sheet over the table, if one lies there, as far as it is to be chosen yet."""
        first, *rest = name.split(":")
        if self.scene.hud.sheet is None or name == "pass":
            return
        if first in ("double", "redouble"):
            parts = [f"double_box:{seat}" for seat in rest]
        else:
            parts = [f"tile:{first}", *(f"chip:{first}:{way}" for way in rest)]
        for part in parts:
            item = next((each for each in self.scene.hud.sheet.parts() if each.objectName() == part), None)
            if item is not None and not (item.chosen and part.startswith("double")):
                yield item

    def press(self, name):
        """Click what the choice is made of, then the button itself."""
        for part in self.parts(name):
            self.click(part.sceneBoundingRect().center())
        found = [
            item
            for item in self.scene.items()
            if isinstance(item, Pressable) and item.objectName() == name and item.isVisible()
        ]
        assert len(found) == 1, f"{len(found)} buttons {name}"
        self.click(found[0].sceneBoundingRect().center())


def is_same(made, move):
    """Whether two moves do the same: nobody chooses a new stock's order, nor which buried card is named first."""
    if made is None or made.do != move.do:
        return False
    if move.do == "draw":
        return made.seat == move.seat
    if move.do == "bury":
        return sorted(made.cards) == sorted(move.cards)
    return made == move


def codes_of(value):
    """Every card code that a move lays, however deep; what a joker stands for is not in the hand."""
    if isinstance(value, str):
        return [value] if value in KINDS else []
    if isinstance(value, tuple):
        return [code for part in value for code in codes_of(part)]
    if hasattr(type(value), "__dataclass_fields__"):
        return [
            code for name in value.__dataclass_fields__ if name != "stands" for code in codes_of(getattr(value, name))
        ]
    return []
