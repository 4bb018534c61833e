"""Making any move of any game in the text table as a person makes it: lines chosen, buttons pressed."""

from collections import Counter

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton

from barracan.model.cards import CODES
from barracan.model.offers import Pick
from barracan.windows.text_table.lists import NameList
from table.by_mouse import Mouse, codes_of, is_same


class TextHand(Mouse):
    """A person at the text table; which cards a move takes is asked of the game, as for the mouse."""

    def __init__(self, page, game):
        self.page, self.game = page, game

    def make(self, state, move):
        """Make this move; says whether it could be found."""
        QApplication.processEvents()
        self._let_go()
        seat, top = move.seat, self._top(state, move.seat)
        for codes in self._hands_for(state, move):
            for beside in ((), top, *self._piles_for(state, move)):
                picks = [*(Pick(f"hand:{seat}", code) for code in codes), *beside]
                offer = self.game.offer(state, seat, picks)
                places = [target.place for target in offer.targets if _alike(target.move, move)]
                if places or _alike(offer.move, move):
                    self.choose(codes, beside)
                    self.wish("drop", places[0]) if places else self._main(offer)
                    return True
        return self._make_in_tray(state, move)

    def list(self, name):
        """A list of the page by its name."""
        return self.page.findChild(NameList, name)

    def click_line(self, name, key):
        """Click a line of a list."""
        names = self.list(name)
        row = [line.key for line in names.lines()].index(key)
        item = names.item(row)
        names.scrollToItem(item)
        QTest.mouseClick(names.viewport(), Qt.MouseButton.LeftButton, pos=names.visualItemRect(item).center())
        QApplication.processEvents()

    def buttons(self):
        """The buttons that can be seen, by name."""
        found = self.page.findChildren(QPushButton)
        return {each.objectName(): each for each in found if each.objectName().startswith("wish:") and each.isVisible()}

    def wish(self, *name):
        """Press a button by its name."""
        QApplication.processEvents()
        button = self.buttons()[":".join(("wish", *(part for part in name if part)))]
        QTest.keyClick(button, Qt.Key.Key_Space)
        QApplication.processEvents()

    def _main(self, offer):
        main = [each for each in self.buttons().values() if each.property("part") == "main"]
        assert main, offer
        QTest.keyClick(main[0], Qt.Key.Key_Space)
        QApplication.processEvents()

    def choose(self, codes, beside=()):
        """Choose hand cards, then those that lie in places."""
        for code in codes:
            free = [line.key for line in self.list("text_hand").lines() if line.key[1] == code and not line.chosen]
            self.click_line("text_hand", free[0])
        for pick in beside:
            self.click_line("text_places", pick.place)
            self.click_line("text_cards", (pick.at, pick.card))
        return True

    def _piles_for(self, state, move):
        """The cards of piles that a trick takes."""
        if move.do != "trick":
            return
        picks = []
        for card in move.cards:
            pile, at = card.pile, card.at
            picks.append(Pick(f"pile:{pile}", CODES[state.piles[pile][at]], at))
        yield tuple(picks)

    def _make_in_tray(self, state, move):
        """Put each meld of the move into a draft of its own, a ladder where its cards belong; then lay the tray."""
        melds = list(getattr(move, "melds", None) or ([move.cards] if getattr(move, "cards", None) else []))
        if not melds:
            return False
        if getattr(move, "swaps", None):
            melds = [*self._melds_of(move), *([swap.card] for swap in move.swaps)]
        if move.do in ("take", "pickup"):
            self._take_top(state, move, melds)
        for meld in melds:
            if hasattr(meld, "arm"):
                self._build(meld)
                continue
            self.choose(codes_of(meld) if not isinstance(meld, list) else meld)
            self.wish("drop", "tray") if "wish:drop:tray" in self.buttons() else self.wish("new_draft")
        moves = [made for _, made in self.page.table.model.tray.verdict.moves]
        at = next((at for at, made in enumerate(moves) if _alike(made, move)), None)
        if at is None:
            return False
        self.wish("press", "lay" if at == 0 else f"lay:{at}")
        return True

    def _take_top(self, state, move, melds):
        """Take the top card along; it lies in the first draft, where the rest of its meld joins it."""
        place = "discard" if move.do == "take" else f"pile:{move.pile}"
        top = self.game.view(state, move.seat).places()[place][-1]
        self.wish("drop", place)
        holding = next((meld for meld in melds if top in codes_of(meld) and not hasattr(meld, "arm")), None)
        if holding is not None:
            melds.remove(holding)
            self.choose(list((Counter(codes_of(holding)) - Counter([top])).elements()))
            self.wish("add_to_draft", "0")

    def _build(self, meld):
        """Put a ladder's new cards where they belong: above its arm, below it, beside an arm card."""
        shape = self.page.table.ladders().table_shape(meld.number)
        start = next(at for at in range(len(meld.arm)) if meld.arm[at : at + len(shape.arm)] == shape.arm)
        above, below = meld.arm[:start], meld.arm[start + len(shape.arm) :]
        if not shape.arm:
            above, below = meld.arm, ()
        lying = {index + start for index in shape.rows}
        new_rows = {index: row for index, row in meld.rows if index not in lying}
        for word, cards in (("at the top of the arm", above), ("at the foot of the arm", below)):
            if cards:
                self.put(meld.number, word, cards)
        for index, cards in new_rows.items():
            self.put(meld.number, f"beside arm card {index + 1},", cards)

    def put(self, number, words, cards):
        """Put cards to a place of a ladder."""
        self.choose(cards)
        self._set("ladder_number", number)
        place = self.page.findChild(QComboBox, "ladder_place")
        self._set("ladder_place", next(at for at in range(place.count()) if place.itemText(at).startswith(words)))
        QTest.mouseClick(self.page.findChild(QPushButton, "ladder_put"), Qt.MouseButton.LeftButton)
        QApplication.processEvents()

    def _set(self, name, row):
        """Go to a row of a drop-down list with the arrow keys."""
        choice = self.page.findChild(QComboBox, name)
        for _ in range(choice.count()):
            QTest.keyClick(choice, Qt.Key.Key_Up)
        for _ in range(row):
            QTest.keyClick(choice, Qt.Key.Key_Down)

    def _let_go(self):
        for name in ("wish:let_go", "wish:press:clear"):
            if name in self.buttons():
                QTest.keyClick(self.buttons()[name], Qt.Key.Key_Space)
                QApplication.processEvents()


def _alike(made, move):
    """Whether two moves do the same with the same cards, however they name their order."""
    if made is None or made.do != move.do:
        return False
    return is_same(made, move) or (made.do in ("pickup", "meld") and sorted(codes_of(made)) == sorted(codes_of(move)))
