"""What the trick games offer: cards are played to the trick, and nothing is melded."""

from collections.abc import Callable, Sequence

from barracan.games.tricks.ranking import Mask, cards_of
from barracan.games.tricks.state import PLAYS, Play
from barracan.model.cards import CODES, KINDS, Code, card_text
from barracan.model.common_texts import common_text
from barracan.model.game import Game, MoveT, StateT, ViewT
from barracan.model.offers import Draft, DraftVerdict, Offer, Pick, Target, TrayVerdict
from barracan.model.places import HAND, place_name
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TEXTS = {
    "one": QT_TRANSLATE_NOOP("tricks", "One card at a time. Choose one."),
    "play": QT_TRANSLATE_NOOP("tricks", "Play {card}"),
    "no_melds": QT_TRANSLATE_NOOP("tricks", "Nothing is melded in this game. Take the cards back into the hand."),
}


def picked_cards(seat: int, picks: Sequence[Pick]) -> list[Code]:
    """The cards of the seat's own hand among the picks."""
    return [pick.card for pick in picks if pick.place == place_name(HAND, seat) and pick.card]


def hand_picks(seat: int, cards: Mask) -> tuple[Pick, ...]:
    """Picks of these cards of a hand."""
    return tuple(Pick(place_name(HAND, seat), CODES[card]) for card in cards_of(cards))


def one_card_fault(clause: str, cards: Sequence[Code]) -> Refusal:
    """Why several cards go nowhere together."""
    return Refusal(clause, Text("tricks", _TEXTS["one"]), tuple(cards[1:]))


def play_offer(
    seat: int,
    cards: Sequence[Code],
    playable: Mask,
    judge: Callable[[Play], Refusal | None],
    lead: Text,
    note: Text | None,
) -> Offer:
    """The offer to one who is to play a card to the trick and has picked these cards."""
    if not cards:
        return Offer(lead, note, more=hand_picks(seat, playable))
    move = PLAYS[seat][KINDS[cards[0]]]
    if fault := judge(move):
        return Offer(lead, note, refusal=fault)
    label = Text("tricks", _TEXTS["play"], {"card": card_text(move.card)})
    return Offer(lead, note, (Target("trick", label, move),), move=move, label=label)


def no_melds(clause: str) -> Refusal:
    """Why there is nothing to put together."""
    return Refusal(clause, Text("tricks", _TEXTS["no_melds"]))


def empty_tray(clause: str, drafts: Sequence[Draft]) -> TrayVerdict:
    """The judgement of a tray where nothing is melded."""
    verdict = DraftVerdict(common_text("Cards"), refusal=no_melds(clause))
    return TrayVerdict((verdict,) * len(drafts), refusal=no_melds(clause) if drafts else None)


class TrickRules(Game[StateT, MoveT, ViewT]):
    """The rules of a game in which every card goes to a trick.

    Attributes:
        play_clause: the clause that says what is done with cards.
    """

    play_clause: str

    def tray(self, state: StateT, seat: int, drafts: Sequence[Draft], taken: Pick | None) -> TrayVerdict:
        """Nothing is melded."""
        return empty_tray(self.play_clause, drafts)

    def arrange(self, state: StateT, seat: int, draft: Draft, taken: Pick | None) -> Draft | Refusal:
        """Nothing is melded."""
        return no_melds(self.play_clause)
