"""What a person's picks and drafts may become in Buraco: the first choice, and openings that are too small."""

from collections.abc import Sequence
from dataclasses import replace

from barracan.games.buraco import legality
from barracan.games.buraco.moves import Refuse
from barracan.games.buraco.state import BuracoState
from barracan.games.burraco import offers
from barracan.games.burraco.melds import Meld
from barracan.games.burraco.moves import Draw, LayMelds
from barracan.model.cards import CODES, shown
from barracan.model.offers import YOUR_TURN, Condition, Draft, Offer, Pick, Target, TrayVerdict
from barracan.model.places import HAND, place_name
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TEXTS = {
    "first": QT_TRANSLATE_NOOP("buraco", "{turn}: accept the {card} or refuse it."),
    "accept": QT_TRANSLATE_NOOP("buraco", "Accept the {card}"),
    "refuse": QT_TRANSLATE_NOOP("buraco", "Refuse the {card}"),
    "fail": QT_TRANSLATE_NOOP("buraco", "Show melds of {points} points, too little to open"),
    "opening": QT_TRANSLATE_NOOP("buraco", "Opening: {points} of {least} points"),
    "opening_note": QT_TRANSLATE_NOOP("buraco", "Opening takes {least} points in one move."),
}


def _text(key: str, /, **arguments: int | str | Text) -> Text:
    return Text("buraco", _TEXTS[key], arguments)


def offer(state: BuracoState, seat: int, picks: Sequence[Pick]) -> Offer:
    """Answer what these picks may become; without picks, what may be done now."""
    if state.choosing and state.turn == seat:
        return _first_offer(state, seat, picks)
    found = offers.offer(state, seat, picks, legality.refusal)
    targets = tuple(_told(state, target) for target in found.targets)
    note = found.note
    if state.turn == seat and note is None and not state.opened(state.side_of[seat]):
        note = _text("opening_note", least=state.minimums[state.side_of[seat]])
    return replace(found, targets=targets, note=note)


def _first_offer(state: BuracoState, seat: int, picks: Sequence[Pick]) -> Offer:
    card = shown(CODES[state.stock[-1]])
    accept, refuse = _text("accept", card=card), _text("refuse", card=card)
    lead = _text("first", turn=YOUR_TURN, card=card)
    if any(pick.place != "stock" for pick in picks):
        return Offer(lead)
    targets = (Target("discard", refuse, Refuse(seat)), Target("button:refuse", refuse, Refuse(seat)))
    if picks:
        return Offer(
            lead, None, (Target(place_name(HAND, seat), accept, Draw(seat)), *targets), move=Draw(seat), label=accept
        )
    return Offer(lead, None, (Target("stock", accept, Draw(seat)), *targets))


def _told(state: BuracoState, target: Target) -> Target:
    """A target whose move would be a failed opening says so (D4.4)."""
    move = target.move
    if isinstance(move, LayMelds) and legality.fails(state, move):
        return replace(target, label=_failure(state, move))
    return target


def _failure(state: BuracoState, move: LayMelds) -> Text:
    found = legality.opening(state, move)
    points = state.opening_points(meld.cards for meld in found) if isinstance(found, list) else 0
    return _text("fail", points=points)


def tray(state: BuracoState, seat: int, drafts: Sequence[Draft]) -> TrayVerdict:
    """Judge the drafts and say what the main button would do."""

    def conditions(found: Sequence[Meld]) -> tuple[Condition, ...]:
        side = state.side_of[seat]
        if state.opened(side):
            return ()
        points, least = state.opening_points(meld.cards for meld in found), state.minimums[side]
        return (Condition(_text("opening", points=points, least=least), "D4.1", points >= least),)

    verdict = offers.tray(state, seat, drafts, legality.refusal, conditions)
    moves = tuple(
        (_failure(state, move) if isinstance(move, LayMelds) and legality.fails(state, move) else label, move)
        for label, move in verdict.moves
    )
    return replace(verdict, moves=moves)
