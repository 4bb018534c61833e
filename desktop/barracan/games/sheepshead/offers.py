"""What a person's picks may become, and why they do not go to a place."""

from collections.abc import Sequence

from barracan.games.sheepshead import legality
from barracan.games.sheepshead.moves import Bury, TakeWindow
from barracan.games.sheepshead.state import RANKING, Phase, SheepsheadState, card_points
from barracan.games.tricks.ranking import mask_of
from barracan.games.tricks.rules import hand_picks, one_card_fault, picked_cards, play_offer
from barracan.games.tricks.state import PLAYS, Pass
from barracan.games.tricks.wording import TRICK_GAMES
from barracan.games.wording import TAKEN_TRICK, TO_TRICK, Phrases, hand_fault, idle_offer, place_fault
from barracan.model.cards import KINDS, Code, cards_text
from barracan.model.offers import YOUR_TURN, Offer, Pick, Target
from barracan.model.places import HAND, TRICKS, PlaceName, read_place
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TEXTS = {
    "window": QT_TRANSLATE_NOOP("sheepshead", "{turn}: take the window and play alone, or pass."),
    "bury": QT_TRANSLATE_NOOP("sheepshead", "{turn}: choose two cards to lay away."),
    "bury_one": QT_TRANSLATE_NOOP("sheepshead", "{turn}: choose one more card to lay away."),
    "bury_two": QT_TRANSLATE_NOOP("sheepshead", "{turn}: lay these two cards away."),
    "too_many": QT_TRANSLATE_NOOP("sheepshead", "Two cards go to the window. Choose two."),
    "follow_trump": QT_TRANSLATE_NOOP("sheepshead", "{turn}: a trump was led. Follow with a trump."),
    "no_trump": QT_TRANSLATE_NOOP("sheepshead", "{turn}: no trump to follow with. Play any card."),
    "least": QT_TRANSLATE_NOOP("sheepshead", "The Least: the fewest card points win."),
    "trumps": QT_TRANSLATE_NOOP("sheepshead", "Trumps: queens, jacks, diamonds."),
    "laid_away": QT_TRANSLATE_NOOP("sheepshead", "Their card points count for the Player: {points}."),
    "label_take": QT_TRANSLATE_NOOP("sheepshead", "Take the window"),
    "label_bury": QT_TRANSLATE_NOOP("sheepshead", "Lay away {cards}"),
}


_text = Phrases("sheepshead", _TEXTS, TRICK_GAMES)


def _turn(name: str) -> Text:
    """A lead that addresses the seat to move."""
    return _text(name, turn=YOUR_TURN)


def offer(state: SheepsheadState, seat: int, picks: Sequence[Pick]) -> Offer:
    """Answer what these picks may become; without picks, what may be done now."""
    if idle := idle_offer(state, seat):
        return idle
    cards = picked_cards(seat, picks)
    match state.phase:
        case Phase.WINDOW:
            return _window_offer(seat)
        case Phase.BURY:
            return _bury_offer(state, seat, cards)
        case Phase.PLAY:
            return _play_offer(state, seat, cards)


def _window_offer(seat: int) -> Offer:
    take = TakeWindow(seat)
    targets = (
        Target("window", _text("label_take"), take),
        Target("button:take_window", _text("label_take"), take),
        Target("button:pass", _text("label_pass"), Pass(seat)),
    )
    return Offer(_turn("window"), None, targets)


def _bury_offer(state: SheepsheadState, seat: int, cards: list[Code]) -> Offer:
    if len(cards) > 2:
        return Offer(_turn("bury"), refusal=Refusal("S3.2", _text("too_many"), tuple(cards[2:])))
    chosen = mask_of(KINDS[code] for code in cards)
    points = card_points(chosen)
    if len(cards) < 2:
        others = state.hands[seat] & ~chosen
        return Offer(
            _turn("bury_one" if cards else "bury"), _text("laid_away", points=points), more=hand_picks(seat, others)
        )
    move = Bury(seat, tuple(cards))
    if fault := legality.refusal(state, move):
        return Offer(_turn("bury"), refusal=fault)
    label = _text("label_bury", cards=cards_text(cards))
    return Offer(
        _turn("bury_two"), _text("laid_away", points=points), (Target("window", label, move),), move=move, label=label
    )


def _play_offer(state: SheepsheadState, seat: int, cards: list[Code]) -> Offer:
    lead, note = _turn(_lead_name(state, seat)), _text("least" if state.least else "trumps")
    if len(cards) > 1:
        return Offer(lead, note, refusal=one_card_fault("S4.1", cards))
    playable = legality.playable(state, state.hands[seat])
    return play_offer(seat, cards, playable, lambda move: legality.refusal(state, move), lead, note)


def _lead_name(state: SheepsheadState, seat: int) -> str:
    if not state.trick:
        return "lead"
    led = legality.suit_led(state)
    if led & RANKING.trumps:
        return "follow_trump" if state.hands[seat] & led else "no_trump"
    return "follow" if state.hands[seat] & led else "any"


def place_refusal(state: SheepsheadState, seat: int, picks: Sequence[Pick], place: PlaceName) -> Refusal:
    """Why these picks do not go there."""
    cards = picked_cards(seat, picks)
    if read_place(place).kind == HAND and state.turn == seat and cards:
        return hand_fault("S4.1", seat, place)
    if state.phase is Phase.BURY and place == "window":
        fault = legality.refusal(state, Bury(seat, tuple(cards)))
    else:
        fault = legality.refusal(state, PLAYS[seat][KINDS[cards[0]] if cards else 0])
    if state.turn != seat or state.phase is not Phase.PLAY:
        assert fault is not None
        return Refusal(fault.clause, fault.reason, (), (place,))
    if len(cards) > 1:
        return one_card_fault("S4.1", cards)
    if read_place(place).kind == TRICKS:
        return place_fault("S4.1", TAKEN_TRICK, place)
    return fault if fault is not None and cards else place_fault("S4.1", TO_TRICK, place)
