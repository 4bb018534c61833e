"""Why a move is made in Barracuda, in two sentences at most."""

from barracan.games.barracuda.legality import BarracudaMoves
from barracan.games.barracuda.melds import SIZE, VALUES, meld_of
from barracan.games.barracuda.moves import BarracudaMove, Discard, Draw, LayMeld, LayOff, Take
from barracan.games.rummy.melds import KING_PLACE, meldable
from barracan.games.rummy.state import bits
from barracan.games.wording import Phrases
from barracan.model.cards import CODES, KINDS, Kind, card_text, cards_text
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.players.barracuda.plan import Position
from barracan.players.barracuda.promise import melds, melds_with
from barracan.players.rummy.nearness import WITH_LOW_ACES

_TEXTS = {
    "unfit": QT_TRANSLATE_NOOP("advice", "The top discard can be taken for a play alone, and makes none."),
    "ready": QT_TRANSLATE_NOOP("advice", "The hand holds a meld already, which can be laid after the draw."),
    "draw": QT_TRANSLATE_NOOP("advice", "A card of the deck promises more than the top discard."),
    "take": QT_TRANSLATE_NOOP("advice", "The {card} is played at once, and what else fits stays for the next turn."),
    "lay": QT_TRANSLATE_NOOP("advice", "A hand is emptied by plays alone: each draw is offset by a discard."),
    "won": QT_TRANSLATE_NOOP("advice", "One card is left, and its discard wins the hand."),
    "last": QT_TRANSLATE_NOOP("advice", "The deck may not last for another turn: points must leave the hand now."),
    "ends": QT_TRANSLATE_NOOP("advice", "The hand ends with this turn: points must leave the hand now."),
    "second": QT_TRANSLATE_NOOP("advice", "Another meld stays in the hand for a later turn."),
    "most": QT_TRANSLATE_NOOP("advice", "Of the melds that can be laid it takes most points out of the hand."),
    "place": QT_TRANSLATE_NOOP("advice", "It makes a place on the table for what is kept: {cards}."),
    "wait": QT_TRANSLATE_NOOP(
        "advice", "Three cards are left after the discard, and a good draw wins the hand with them."
    ),
    "better": QT_TRANSLATE_NOOP(
        "advice", "What is left becomes a meld with more cards to come than after another play."
    ),
    "kept": QT_TRANSLATE_NOOP("advice", "What is kept fits the table: {cards}."),
    "full": QT_TRANSLATE_NOOP("advice", "A full set gives the others no place, and a longer run does."),
    "out": QT_TRANSLATE_NOOP("advice", "The last card wins the hand."),
    "alone": QT_TRANSLATE_NOOP("advice", "No card to come makes a meld with the {card}."),
    "dearest": QT_TRANSLATE_NOOP("advice", "Of such cards it counts most."),
    "fewest": QT_TRANSLATE_NOOP("advice", "Fewer cards to come make a meld with the {card} than with any other."),
    "least": QT_TRANSLATE_NOOP("advice", "The {card} does least in this hand."),
    "fits": QT_TRANSLATE_NOOP("advice", "It fits the table, but the others do more in this hand."),
}


_text = Phrases("advice", _TEXTS)


def reasons(position: Position, move: BarracudaMove) -> tuple[Text, ...]:
    """Say why this move, the choice of its position, is made."""
    match move:
        case Draw():
            return _why_draw(position)
        case Take():
            return _why_play(position, move) or (_text("take", card=card_text(position.view.discard[-1])),)
        case LayMeld() | LayOff():
            return _why_play(position, move) or (_text("lay"),)
        case Discard():
            return _why_discard(position, KINDS[move.card])


def _why_draw(position: Position) -> tuple[Text, ...]:
    if not position.state.discard:
        return ()
    if not any(True for _ in BarracudaMoves(position.state).of("take")):
        return (_text("unfit"),)
    return (_text("ready" if melds(position.hand.once) else "draw"),)


def _why_play(position: Position, move: Take | LayMeld | LayOff) -> tuple[Text, ...]:
    """What speaks for this play; nothing where it is no more than a play."""
    laid = _laid(position, move)
    rest = position.hand.once & ~sum(1 << card for card in laid)
    if rest.bit_count() == 1:
        return (_text("won"),)
    if not _comes_again(position):
        return (_last(position),)
    if melds(rest):
        most = len(laid) == SIZE and _counts_most(position, laid)
        return (_text("second"), *((_text("most"),) if most else ()))
    if makes := _wanted_after(position, move, laid) & rest:
        return (_text("place", cards=_named(makes)),)
    if _waits(position, rest):
        return (_text("wait"),)
    if len(laid) == SIZE and _is_left_best(position, move, rest):
        return (_text("better"),)
    if fits := rest & position.wanted:
        return (_text("kept", cards=_named(fits)),)
    return (_text("full"),) if len(laid) == 1 and _fills_a_set(position, move, laid[0]) else ()


def _laid(position: Position, move: Take | LayMeld | LayOff) -> tuple[Kind, ...]:
    """The cards that a play lays."""
    match move:
        case LayOff():
            return (KINDS[move.card],)
        case LayMeld():
            return tuple(KINDS[code] for code in move.cards)
        case Take():
            return tuple(KINDS[code] for code in move.cards or (position.view.discard[-1],))


def _comes_again(position: Position) -> bool:
    """Whether the deck lasts for certain until the seat draws once more."""
    return position.view.stock_count >= position.view.seats


def _last(position: Position) -> Text:
    """Why points leave the hand in a turn that is or may be the last one."""
    return _text("last" if position.view.stock_count else "ends")


def _counts_most(position: Position, laid: tuple[Kind, ...]) -> bool:
    """Whether no other meld of the hand takes as many points out of it."""
    others = [meld for meld in melds(position.hand.once) if meld != sum(1 << card for card in laid)]
    points = sum(VALUES[card] for card in laid)
    return bool(others) and all(sum(VALUES[card] for card in bits(meld)) < points for meld in others)


def _wanted_after(position: Position, move: Take | LayMeld | LayOff, laid: tuple[Kind, ...]) -> int:
    """The kinds that fit what the play has laid, and fitted nothing before."""
    number = None if isinstance(move, LayMeld) else move.meld
    meld = meld_of(laid, position.seat) if number is None else position.state.melds[number].with_card(laid[0])
    return meld.wants & ~position.wanted


def _waits(position: Position, rest: int) -> bool:
    """Whether three of four cards that are left can be laid once one more comes."""
    if rest.bit_count() != SIZE + 1:
        return False
    return any(position.outlook.outs(rest ^ 1 << card) for card in bits(rest))


def _is_left_best(position: Position, move: Take | LayMeld | LayOff, rest: int) -> bool:
    """Whether every other meld that could be laid now leaves cards that fewer to come make a meld with."""
    hand = position.hand.once
    top = KINDS[position.view.discard[-1]] if isinstance(move, Take) else None
    found = melds(hand) if top is None else melds_with(hand, top)
    others = [left for meld in found if (left := hand & ~meld) != rest]
    outs = position.outlook.outs
    return bool(others) and all(outs(left) < outs(rest) for left in others)


def _fills_a_set(position: Position, move: Take | LayMeld | LayOff, card: Kind) -> bool:
    """Whether a card fills a set that would go on a run as well."""
    takers = [meld for meld in position.state.melds if meld.wants >> card & 1]
    number = None if isinstance(move, LayMeld) else move.meld
    if number is None or position.state.melds[number].run is not None:
        return False
    return any(meld.run is not None for meld in takers)


def _why_discard(position: Position, card: Kind) -> tuple[Text, ...]:
    hand = position.hand.once
    if position.hand.size == 1:
        return (_text("out"),)
    if position.wanted >> card & 1:
        return (_text("fits"),)
    if not _comes_again(position) and all(VALUES[card] >= VALUES[other] for other in bits(hand)):
        return (_last(position),)
    unseen = position.keeping.unseen
    free = hand & ~meldable(hand, KING_PLACE) & ~position.wanted
    hoped = {each: (WITH_LOW_ACES.of(each, hand) & unseen).bit_count() for each in bits(free)}
    if card not in hoped:
        return (_text("least", card=card_text(CODES[card])),)
    others = {each: count for each, count in hoped.items() if each != card}
    if not hoped[card]:
        alone = [each for each, count in others.items() if not count]
        dearest = bool(alone) and all(VALUES[each] < VALUES[card] for each in alone)
        return (_text("alone", card=card_text(CODES[card])), *((_text("dearest"),) if dearest else ()))
    fewest = bool(others) and all(count > hoped[card] for count in others.values())
    return (_text("fewest" if fewest else "least", card=card_text(CODES[card])),)


def _named(cards: int) -> str:
    return cards_text([CODES[card] for card in bits(cards)])
