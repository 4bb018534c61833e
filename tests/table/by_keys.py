"""Making any move of BarraCan without a mouse: the cursor goes where it must, letters do the rest."""

from collections import Counter

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from barracan.games.barracan.moves import Category
from barracan.table.barracan.centre import pile_compass
from barracan.table.cards.marks import Mark

_DIGITS = {"south": Qt.Key.Key_1, "west": Qt.Key.Key_2, "north": Qt.Key.Key_3, "east": Qt.Key.Key_4}
_CONTROL = Qt.KeyboardModifier.ControlModifier


class Keys:
    """A person with a keyboard at one table; after each key the focus can be seen."""

    def __init__(self, table):
        self.table, self.scene = table, table.scene

    def make(self, move):
        """Make this move; nobody builds ladders here."""
        self.table.key(Qt.Key.Key_Escape)
        getattr(self, f"_{move.do}")(move)
        self.scene.finish_motion()

    def _draw(self, move):
        self.table.key(Qt.Key.Key_D)

    _pass = _draw

    def _discard(self, move):
        self.choose([move.card])
        self.table.key(Qt.Key.Key_X)

    def _trick(self, move):
        for card in move.cards:
            self._choose_in_pile(card.pile, card.at)
        self.choose([move.card])
        self.table.key(Qt.Key.Key_T)

    def _pickup(self, move):
        top = self.table.cards(f"pile:{move.pile}")[-1].code
        first = next(meld for meld in move.melds if top in meld.cards)
        self.choose(list((Counter(first.cards) - Counter([top])).elements()))
        self._to_pile(move.pile)
        seen = self.scene.view
        self.table.key(Qt.Key.Key_Return)
        if self.scene.view is seen:
            self._lay([meld for meld in move.melds if meld is not first])

    def _meld(self, move):
        self._lay(move.melds)

    def _lay(self, melds):
        self._gather(melds)
        self.table.key(Qt.Key.Key_Return, _CONTROL)

    def _gather(self, melds):
        for meld in melds:
            self.choose(meld.cards)
            self.table.key(Qt.Key.Key_A)

    def choose(self, codes):
        """Go to each of these cards of the hand by its name, a twin one further, and choose it."""
        for code in codes:
            for letter in ("/", "1" if code[0] == "T" else code[0], code[1]):
                QTest.keyClick(self.table.view.viewport(), letter)
            while self.scene.cursor in self.scene.selection.cards:
                self.table.key(Qt.Key.Key_Right)
            assert self.scene.cursor.code == code
            assert Mark.FOCUS in self.scene.cursor.marks
            self.table.key(Qt.Key.Key_Space)
            assert self.scene.cursor in self.scene.selection.cards

    def _to_pile(self, pile):
        name = next(name for name, number in pile_compass(self.scene.view).items() if number == pile)
        self.table.key(_DIGITS[name])

    def _choose_in_pile(self, pile, at):
        """From the top of a pile down to a card; a strip too narrow to be seen is enlarged by the first press."""
        self._to_pile(pile)
        cards = self.table.cards(f"pile:{pile}")
        for _ in range(len(cards) - 1 - at):
            self.table.key(Qt.Key.Key_Left)
        assert self.scene.cursor is cards[at]
        for _ in range(2):
            if cards[at] not in self.scene.selection.cards:
                self.table.key(Qt.Key.Key_Space)


def plain(move):
    """Whether a move lays whole categories and nothing else."""
    return all(type(meld) is Category for meld in getattr(move, "melds", ())) and not getattr(move, "flash", False)


def wanted(legal, rng):
    """A move for the keyboard: tricks, pick-ups and melds as often as they can be had."""
    for do in ("trick", "pickup", "meld"):
        if do in legal.actions() and rng.random() < 0.8:
            found = [legal.pick(do, rng) for _ in range(20)]
            found = [move for move in found if plain(move) and getattr(move, "discard", None) is None]
            if found:
                return found[0]
    return legal.pick(next(do for do in ("draw", "discard", "pass") if do in legal.actions()), rng)
