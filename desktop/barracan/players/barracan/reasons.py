"""Why a move is made, in two sentences at most."""

from collections.abc import Sequence

from barracan.games.barracan.meld_moves import Laying, put_down, read_laying
from barracan.games.barracan.moves import BarracanMove, Discard, Draw, LayMelds, Pass, PickUp, TakeTrick
from barracan.games.barracan.scoring import DOUBLING, points
from barracan.games.barracan.state import STOPPERS, SideTable
from barracan.games.wording import Phrases
from barracan.model.cards import KINDS, Kind, card_text
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.players.barracan.discard_stage import can_pick_up
from barracan.players.barracan.evaluation import Appraisal
from barracan.players.barracan.meld_out import cover
from barracan.players.barracan.position import Position

HARDLY = 0.1
"""A smaller chance that the next player picks a card up is told as hardly any."""

_TEXTS = {
    "flash": QT_TRANSLATE_NOOP("advice", "A flash exit counts twenty points and ends the hand at once."),
    "out": QT_TRANSLATE_NOOP("advice", "This lets your side meld out, which counts four points and ends the hand."),
    "opens": QT_TRANSLATE_NOOP("advice", "Your side opens with it and may then lay single categories."),
    "lay": QT_TRANSLATE_NOOP("advice", "What lies on the table counts, whoever ends the hand."),
    "points": QT_TRANSLATE_NOOP("advice", "Points that come to the table, and count whoever ends the hand: {points}."),
    "set": QT_TRANSLATE_NOOP("advice", "Your side then has all five types and may meld out."),
    "trick": QT_TRANSLATE_NOOP("advice", "A trick counts four points for one card."),
    "trio": QT_TRANSLATE_NOOP("advice", "It completes three tricks, which count three points more."),
    "pile": QT_TRANSLATE_NOOP("advice", "The top card makes a category at once."),
    "cards": QT_TRANSLATE_NOOP("advice", "Further cards that come into the hand: {count}."),
    "near": QT_TRANSLATE_NOOP("advice", "A draw keeps a flash exit possible. Cards missing for it: {count}."),
    "ready": QT_TRANSLATE_NOOP("advice", "The hand holds all five types: after a draw it can make a flash exit."),
    "draw": QT_TRANSLATE_NOOP("advice", "Nothing on the piles is worth more than a new card."),
    "pass": QT_TRANSLATE_NOOP("advice", "The stock is empty, and nothing on the piles helps."),
    "spare": QT_TRANSLATE_NOOP("advice", "The shortest ways to all five types do without the {card}."),
    "least": QT_TRANSLATE_NOOP("advice", "The {card} does least in this hand."),
    "safe": QT_TRANSLATE_NOOP("advice", "The next player can hardly use it."),
    "stopper": QT_TRANSLATE_NOOP("advice", "A black ace blocks the cards under it."),
}

_NAMED = {
    "out": QT_TRANSLATE_NOOP("advice", "This lets {name}’s side meld out, which counts four points and ends the hand."),
    "opens": QT_TRANSLATE_NOOP("advice", "{name}’s side opens with it and may then lay single categories."),
    "set": QT_TRANSLATE_NOOP("advice", "{name}’s side then has all five types and may meld out."),
}
"""The same where several people share the screen."""


def reasons(appraisal: Appraisal, move: BarracanMove) -> tuple[Text, ...]:
    """Say why this move, the choice of its position, is made."""
    match move:
        case Draw():
            return _draw(appraisal)
        case Pass():
            return (_text("pass"),)
        case TakeTrick():
            trio = appraisal.position.table.tricks % 3 == 2
            return (_text("trick"), _text("trio")) if trio else (_text("trick"),)
        case PickUp():
            return _pick_up(appraisal.position, move)
        case LayMelds():
            return _lay(appraisal.position, move)
        case Discard():
            return _discard(appraisal, move)


_text = Phrases("advice", _TEXTS, named=_NAMED)


def _draw(appraisal: Appraisal) -> tuple[Text, ...]:
    if not appraisal.may_hold:
        return (_text("draw"),)
    missing = appraisal.reach.missing
    ready = not missing and appraisal.position.flash_exit == "any"
    return (_text("ready") if ready else _text("near", count=missing),)


def _pick_up(position: Position, move: PickUp) -> tuple[Text, ...]:
    pile, stopper = position.state.piles[move.pile], position.state.stoppers[move.pile]
    gained = pile[max(stopper, 0) : -1]
    if _melds_out(position, move, gained):
        return _text("pile"), _text("out")
    second = _text("cards", count=len(gained)) if gained else None if position.opened else _text("opens")
    return (_text("pile"), second) if second else (_text("pile"),)


def _melds_out(position: Position, move: PickUp, gained: Sequence[Kind]) -> bool:
    """Whether all but one card at most can be laid in this turn, with a complete set on the table then."""
    lay = read_laying(position.table, move.melds)
    assert isinstance(lay, Laying)
    rest = position.hand.copy()
    for card in (position.state.piles[move.pile][-1], *gained):
        rest.add(card)
    for card in lay.cards:
        rest.remove(card)
    missing = position.table.missing_types & ~sum(1 << kind for kind, made in enumerate(lay.made) if made)
    return (rest.size <= 1 and not missing) or bool(cover(rest.once, rest.twice, rest.size, missing))


def _lay(position: Position, move: LayMelds) -> tuple[Text, ...]:
    if move.flash:
        return (_text("flash"),)
    lay = read_laying(position.table, move.melds)
    assert isinstance(lay, Laying)
    if position.hand.size - len(lay.cards) <= 1:
        return (_text("out"),)
    first = _gain(position.table, lay) if position.opened else _text("opens")
    completes = lay.completes(position.table) and not position.table.complete_sets
    return (first, _text("set")) if completes else (first,)


def _gain(table: SideTable, lay: Laying) -> Text:
    """How much more a table counts with what is laid, as long as nothing that lies there is doubled."""
    after = table.copy()
    put_down(after, lay)
    doubles = after.complete_sets >= DOUBLING
    return _text("lay") if doubles else _text("points", points=points(after) - points(table))


def _discard(appraisal: Appraisal, move: Discard) -> tuple[Text, ...]:
    position = appraisal.position
    card = KINDS[move.card]
    why = _text("spare" if appraisal.holds and card in appraisal.reach.outs else "least", card=card_text(move.card))
    if card in STOPPERS:
        return why, _text("stopper")
    following = (position.seat + 1) % position.view.seats
    against = position.state.side_of[following] != position.side
    safe = against and can_pick_up(position, following, card) < HARDLY
    return (why, _text("safe")) if safe else (why,)
