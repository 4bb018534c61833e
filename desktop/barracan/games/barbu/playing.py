"""Which cards may be played to a trick (P5, P6.6, P7), and what a play shows of the hand it comes from."""

from barracan.games.barbu.contracts import HEARTS, HEARTS_BARRED, WHOLE_PACK
from barracan.games.barbu.state import BarbuState
from barracan.games.tricks.ranking import Mask, Ranking
from barracan.model.cards import Kind


def hearts_barred(state: BarbuState) -> bool:
    """Whether hearts are led only by who has nothing else (P6.6)."""
    return state.contract is not None and state.contract.name in HEARTS_BARRED


def suit_led(state: BarbuState) -> Mask:
    """The cards of the suit led to the trick on the table."""
    ranking = state.ranking
    return ranking.suits[ranking.suit_of[state.trick[0]]]


def overtaking(state: BarbuState) -> Mask:
    """The trumps above every trump in the trick; all trumps where none lies there."""
    return state.ranking.beaters[state.best] & state.ranking.trumps


def playable(state: BarbuState, hand: Mask) -> Mask:
    """The cards of a hand that may be played now."""
    if not state.trick:
        return leading(hand, barred=hearts_barred(state))
    highest = state.options["trump_led"] == "highest"
    return following(hand, suit_led(state), state.best, state.ranking, highest=highest)


def leading(hand: Mask, *, barred: bool) -> Mask:
    """The cards of a hand that may be led (P5.1, P6.6)."""
    return hand & ~HEARTS or hand if barred else hand


def following(hand: Mask, led: Mask, best: Kind, ranking: Ranking, *, highest: bool) -> Mask:
    """The cards of a hand that may be played to a trick (P5.2, P5.3, P7.2 to P7.4)."""
    own = hand & led
    if not ranking.trumps:
        return own or hand
    if own and not led & ranking.trumps:
        return own
    above = hand & ranking.beaters[best] & ranking.trumps
    if not above or not own:
        return above or own or hand
    return 1 << ranking.highest(above) if highest else above


def lacking(state: BarbuState, card: Kind) -> Mask:
    """The cards that a seat surely does not hold when the rules let it play this card now."""
    if not state.trick:
        return WHOLE_PACK & ~HEARTS if hearts_barred(state) and HEARTS >> card & 1 else 0
    led = suit_led(state)
    if not led >> card & 1:
        above = overtaking(state)
        return led if above >> card & 1 else led | above
    if not led & state.ranking.trumps:
        return 0
    above = overtaking(state)
    if not above >> card & 1:
        return above
    return state.ranking.higher[card] if state.options["trump_led"] == "highest" else 0
