"""Doing at a painted table what a lesson tells, by its English words alone: the cards, places and buttons they name."""

import re

from PySide6.QtWidgets import QApplication

from barracan.model.places import read_place
from barracan.table.hud.buttons import ButtonItem, Look, Pressable
from table.by_mouse import Mouse

CARD = re.compile(r"(10|[2-9AKQJ])([♣♦♥♠])|\bjoker\b")
_SUITS = dict(zip("♣♦♥♠", "CDHS", strict=True))
_PLACES = {
    "the stock": "stock", "the deck": "stock", "the discard pile": "discard", "the discards": "discard",
    "your second pile": "pile:2", "the window": "window", "the trick": "trick", "the middle of the table": "trick",
}  # fmt: skip
_LIT = {
    "the pile": "pile", "the pile that lights up": "pile", "the place that lights up": "meld", "its row": "foundation"
}  # fmt: skip
"""Words for a place that is told by its light."""


def codes_in(words):
    """The codes of the cards that a sentence names."""
    found = [(each.group(1) or "joker", each.group(2)) for each in CARD.finditer(words)]
    return ["JK" if rank == "joker" else rank.replace("10", "T") + _SUITS[suit] for rank, suit in found]


class Reader(Mouse):
    """A person who knows nothing but what the card of a lesson says."""

    def __init__(self, page, game):
        super().__init__(page.view, page.scene, game)
        self._wanted = lambda: page.chapter.move_of(page.step)

    def follow(self, task):
        """Do what a task says, word by word."""
        for sentence in re.split(r"(?<=\.)\s+", task):
            told, colon, how = sentence.rstrip(".").partition(": ")
            parts = re.split(r",? then |; |, (?=press )", how.split(", or press ")[0] if colon else told)
            self._named = codes_in(told)
            self._told = told
            if colon and told.startswith("Click"):
                self._go("the discard pile")
            for part in parts:
                self._do_part(part)
                self.scene.finish_motion()
                QApplication.processEvents()

    def _do_part(self, part):
        verb, _, what = part.partition(" ")
        verb = verb.lower()
        if verb == "press":
            self._press(what.removeprefix("the button, which now reads "))
        elif verb == "tick":
            self._click_button(lambda button: button.word == what.partition(" ")[0])
        elif part.startswith(("do the same with", "with ")):
            self._choose_named(what)
            self._go("the dashed place in the tray")
        elif verb in {"add", "put"}:
            cards, place = re.split(r" (?:to|on) ", what)
            self._choose_named(cards)
            self._go("the dashed place in the tray" if place != "it" else "tray:0")
        elif verb == "discard":
            self._choose_named(what)
            self._go("the discard pile")
        elif verb == "click" and what == "the ten lit cards":
            for card in [each for each in self.scene.stage.hand_cards() if each in self.scene.selection.hinted]:
                self.click_card(card)
        elif verb == "click" and what in {"it", "both", "them"} and self._named:
            self._choose(self._named)
        elif verb == "click" and what == "it":
            self._go(self._told.partition(" ")[2])
        elif verb == "click" and codes_in(what) and " on " not in what:
            self._choose_named(what)
        elif codes_in(part) and len(part) < 4:
            self._choose_named(part)
            self._go("the dashed place in the tray")
        else:
            self._go(what if verb == "click" else part)

    def _choose_named(self, words):
        self._choose(codes_in(words))

    def _choose(self, codes):
        """Click these cards where they are lit: in the hand, or in a pile; there a narrow one needs two clicks."""
        for code in codes:
            lit = [card for card in self.scene.tableau.cards() if card in self.scene.selection.hinted]
            free = [card for card in lit if card.code == code and card not in self.scene.selection.cards]
            assert free, f"{code} is not lit"
            self.click_card(free[0])
            if free[0] not in self.scene.selection.cards and read_place(free[0].place).kind == "pile":
                self.click_card(free[0])

    def _press(self, word):
        word = "Arrange for me" if word == "the wand (Arrange for me)" else word
        self._click_button(lambda button: re.match(rf"{re.escape(word)}($|\W)", button.word))

    def _click_button(self, is_meant):
        found = [each for each in self.scene.items() if isinstance(each, Pressable) and each.answers()]
        found = [each for each in found if is_meant(each)]
        assert len(found) == 1, [each.word for each in found]
        self.click(found[0].sceneBoundingRect().center())

    def _go(self, phrase):
        lit = dict.fromkeys(self.scene.selection.lit_places())
        if phrase == "the tray opens with it":
            assert self.scene.stage.tray is not None
        elif phrase in _PLACES:
            self._click_place(_PLACES[phrase])
        elif phrase in _LIT:
            kinds = [place for place in lit if read_place(place).kind == _LIT[phrase]]
            piles = kinds or [place for place in lit if place == "discard"]
            assert len(piles) == 1, (phrase, list(lit))
            self._click_place(piles[0])
        elif phrase == "the dashed place in the tray":
            self.click(self.scene.panel.places()["tray"].center())
        elif phrase == "tray:0":
            self.click(self.scene.panel.places()["tray:0"].center())
        elif phrase.startswith("the coloured button") or phrase == "Lay":
            card = re.search(r"with the (\S+)", phrase)
            self._click_button(
                lambda button: (
                    isinstance(button, ButtonItem)
                    and button.content.look is Look.PRIMARY
                    and (card is None or card.group(1) in button.word)
                )
            )
        elif phrase.endswith(" on the discards"):
            self._click_place("discard")
        elif (phrase[0].isupper() and "’s " not in phrase) or phrase in {"♥", "8"}:
            self._press(phrase)
        else:
            self._click_meld(phrase)

    def _click_meld(self, phrase):
        """Of the melds that are lit the one that the chapter has in mind: its low end, or its last card."""
        number = self._wanted().meld
        lit = [place for place in self.scene.selection.lit_places() if read_place(place).kind == "meld"]
        place = next(place for place in lit if place.endswith(f":{number}"))
        cards = self.scene.tableau.places[place].cards
        self.click_card(cards[0] if "low end" in phrase else cards[-1])

    def _click_place(self, place):
        item = self.scene.tableau.places[place]
        if item.cards:
            self.click_card(item.cards[-1])
        else:
            self.click(self.scene.area_of(place).center())
