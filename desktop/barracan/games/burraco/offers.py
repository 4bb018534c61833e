"""What a person's picks may become, and why they do not go to a place."""

from collections.abc import Sequence
from itertools import islice, product
from typing import Generic

from barracan.games.burraco import legality, melds
from barracan.games.burraco.melds import Meld, cards_of
from barracan.games.burraco.moves import Add, BurracoMove, Discard, Draw, LayMelds, Take
from barracan.games.burraco.options import WILD, Terms
from barracan.games.burraco.state import BurracoState, Drawn, PotT
from barracan.games.burraco.wording import kind_text, meld_text
from barracan.games.rummy.melds import HIGH_ACE, LOW_ACE, alike
from barracan.games.rummy.offers import draw_target, into_hand, read_picks, refusal_at
from barracan.games.rummy.whole_melds import rest_of_meld, split_into_melds
from barracan.games.rummy.wording import RUMMY, again_note, hand_size_text
from barracan.games.wording import (
    INTO_HAND,
    ONE_DISCARD,
    OTHERS,
    POT,
    STOCK,
    Phrases,
    hand_fault,
    idle_offer,
    place_fault,
    rank_text,
    turn_fault,
)
from barracan.model.cards import ACE, CODES, KINDS, RANK_OF, RANKS, SUIT_OF, Code, Kind, card_text, codes
from barracan.model.gauge import Gauge
from barracan.model.offers import YOUR_TURN, Condition, Draft, DraftVerdict, Offer, Pick, Target, TrayVerdict
from barracan.model.places import HAND, MELD, TRAY, PlaceName, place_name, read_place
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_text = Phrases(
    "burraco",
    {
        "draw_take": QT_TRANSLATE_NOOP("burraco", "{turn}: draw a card or take the pile."),
        "lay": QT_TRANSLATE_NOOP("burraco", "Meld, add or discard."),
        "take_first": QT_TRANSLATE_NOOP("burraco", "Draw a card or take the pile first."),
        "out_note": QT_TRANSLATE_NOOP("burraco", "The side may go out: discard the last card, no wildcard."),
        "pot_note": QT_TRANSLATE_NOOP("burraco", "A pot waits: lay or discard the last card to take it."),
        "keep_note": QT_TRANSLATE_NOOP("burraco", "Keep a card after the discard: the side may not go out yet."),
        "stall_note": QT_TRANSLATE_NOOP(
            "burraco", "The hand ends after {count} more turns that take the pile and lay nothing."
        ),
        "stall_last": QT_TRANSLATE_NOOP(
            "burraco", "The hand ends with this turn if it takes the pile and lays nothing."
        ),
        "label_take": QT_TRANSLATE_NOOP("burraco", "Take the pile"),
        "label_out": QT_TRANSLATE_NOOP("burraco", "Discard {card} and go out"),
        "label_pot": QT_TRANSLATE_NOOP("burraco", "Discard {card} and take a pot"),
        "label_add": QT_TRANSLATE_NOOP("burraco", "Make it {meld}"),
        "down_pot": QT_TRANSLATE_NOOP("burraco", "Lay down {count} and take a pot, {points} points"),
        "down_out": QT_TRANSLATE_NOOP("burraco", "Lay down {count} and go out, {points} points"),
        "group_rank": QT_TRANSLATE_NOOP(
            "burraco",
            "This group takes cards of its rank, {rank}, and one wildcard. Choose one, or another meld.",
        ),
        "run_suit": QT_TRANSLATE_NOOP(
            "burraco", "A run is of one suit, and the {card} is of another. Choose another card or meld."
        ),
        "run_next": QT_TRANSLATE_NOOP(
            "burraco",
            "With the {card} this is no run: no rank is left out, none comes twice. Choose another card or meld.",
        ),
        #: As players of Burraco say, who may have another word for a meld than those of other games.
        "none": QT_TRANSLATE_NOOP("burraco", "No meld yet"),
        "one_wild": QT_TRANSLATE_NOOP("burraco", "A meld has one wildcard at most, not {count}. Leave the others out."),
    },
    RUMMY,
)
_MOST_READINGS = 12


class Offers(Generic[PotT]):
    """What the cards of a seat may become in a state."""

    def __init__(self, state: PotT, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._side = state.side_of[seat]
        self._melds = state.tables[self._side].melds

    def fault(self, move: BurracoMove) -> Refusal | None:
        """Why the game refuses a move."""
        return legality.refusal(self._state, move)

    def gauge(self, found: Sequence[Meld]) -> Gauge | None:
        """What melds have to count, where the game asks for a sum."""
        return None

    def conditions(self, found: Sequence[Meld]) -> tuple[Condition, ...]:
        """What the game asks of melds that are laid together, beside what is left in the hand."""
        return ()

    def offer(self, picks: Sequence[Pick]) -> Offer:
        """Answer what these picks may become; without picks, what may be done now."""
        state, seat = self._state, self._seat
        if idle := idle_offer(state, seat):
            return idle
        if state.drawn is Drawn.NOTHING:
            return self._draw_offer({pick.place for pick in picks})
        cards, beside = read_picks(seat, picks)
        fault = self.fault(Discard(seat, CODES[cards[0]])) if len(cards) == 1 else None
        if beside:
            fault = self.fault(Take(seat))
        targets = self._targets(cards) if cards and not beside else []
        rest = self._rest(cards) if cards and not beside else ()
        note = again_note(rest) if rest else self._note()
        refusal = fault and refusal_at(fault, beside or "discard")
        return Offer(_text("lay"), note, tuple(targets), refusal=refusal, rest=rest)

    def _rest(self, cards: Sequence[Kind]) -> tuple[Pick, ...]:
        """What makes the meld of the last chosen card whole."""
        if cards[-1] in WILD:
            return ()
        terms = self._state.terms
        low, high = terms.low == LOW_ACE, terms.high == HIGH_ACE
        rest = rest_of_meld(self._state.hands[self._seat], cards, low=low, high=high)
        own = place_name(HAND, self._seat)
        return tuple(Pick(own, CODES[card]) for card in rest)

    def _draw_offer(self, places: set[PlaceName]) -> Offer:
        """Draw or take: both by a click on the place, or by dragging a card of it into the hand."""
        state, seat = self._state, self._seat
        found = [draw_target(Draw(seat))]
        if state.discard:
            found.append(Target("discard", _text("label_take"), Take(seat)))
        lead = _text("draw_take" if state.discard else "draw", turn=YOUR_TURN)
        for target in found:
            if places == {target.place}:
                return into_hand(lead, seat, target)
        if places:
            return Offer(_text("take_first"))
        left = 4 * state.seats - state.stalled
        note = _text("stall_note" if left > 1 else "stall_last", count=left) if state.stalled >= state.seats else None
        return Offer(lead, note, tuple(found))

    def _note(self) -> Text | None:
        """What the end of the hand asks for, once few cards are left."""
        state, seat = self._state, self._seat
        if state.tables[self._side].may_go_out(state.terms):
            return _text("out_note")
        if state.hands[seat].size > 5:
            return None
        return _text("pot_note" if state.pot_to_come(seat) else "keep_note")

    def _targets(self, cards: Sequence[Kind]) -> list[Target]:
        """Where picked cards may go: onto the pile, onto melds, down as a new meld, into the tray."""
        targets = self._discard_targets(cards[0]) if len(cards) == 1 else []
        for number, meld in enumerate(self._melds):
            for after in melds.arrangements([*meld.cards, *cards], self._state.terms, meld):
                targets.append(self._meld_target(number, "label_add", after))
        for after in melds.arrangements(cards, self._state.terms):
            targets.append(self._meld_target(len(self._melds), "label_lay", after))
        if several := self.several(cards):
            move = LayMelds(self._seat, tuple(codes(meld.cards) for meld in several))
            if self.fault(move) is None:
                place = place_name(MELD, self._side, len(self._melds))
                targets.append(Target(place, self.label(move, several, ()), move))
        return [*targets, Target(TRAY, _text("label_tray"))]

    def several(self, cards: Sequence[Kind]) -> list[Meld]:
        """The melds into which chosen cards part, where there is one way alone."""
        return split_into_melds(cards, WILD.__contains__, lambda part: melds.arrangements(part, self._state.terms))

    def _discard_targets(self, card: Kind) -> list[Target]:
        """The pile, if it may take this card."""
        move = Discard(self._seat, CODES[card])
        if legality.refusal(self._state, move) is not None:
            return []
        name = self._last("label") if self._state.hands[self._seat].size == 1 else "label_discard"
        return [Target("discard", _text(name, card=card_text(move.card)), move)]

    def _last(self, name: str) -> str:
        """The name of a text about an empty hand: a pot follows, or the hand ends."""
        return f"{name}_pot" if self._state.pot_to_come(self._seat) else f"{name}_out"

    def _meld_target(self, number: int, label: str, after: Meld) -> Target:
        """The place of a meld with what it becomes; a new one has the next number."""
        move: BurracoMove = LayMelds(self._seat, (codes(after.cards),))
        if number < len(self._melds):
            move = Add(self._seat, number, codes(after.cards))
        may = self.fault(move) is None
        return Target(place_name(MELD, self._side, number), _text(label, meld=meld_text(after)), move if may else None)

    # -- the tray ------------------------------------------------------------------------------------------------------

    def tray(self, drafts: Sequence[Draft]) -> TrayVerdict:
        """Judge the drafts and say what the main button would do; drafts that do not stand are left where they are."""
        terms = self._state.terms
        drafted = [[KINDS[code] for code in draft.cards] for draft in drafts]
        readings = [melds.arrangements(cards, terms) for cards in drafted]
        verdicts = tuple(self._verdict(cards, found) for cards, found in zip(drafted, readings, strict=True))
        standing = [found for found in readings if found]
        if not standing:
            return TrayVerdict(verdicts, gauge=self.gauge(()))
        first = [found[0] for found in standing]
        moves = []
        for chosen in islice(product(*standing), _MOST_READINGS):
            move = LayMelds(self._seat, tuple(codes(meld.cards) for meld in chosen))
            if self.fault(move) is None:
                others = [meld for meld, found in zip(chosen, standing, strict=True) if meld != found[0]]
                moves.append((self.label(move, chosen, others), move))
        plain = LayMelds(self._seat, tuple(codes(meld.cards) for meld in first))
        conditions = (*self.conditions(first), self._keep_condition(first))
        refusal = None if moves else self.fault(plain)
        return TrayVerdict(verdicts, conditions, tuple(moves), refusal, self.gauge(first))

    def tray_note(self, picks: Sequence[Pick], drafts: Sequence[Draft]) -> Text | None:
        """What picks and drafts count together, where the game asks for a sum."""
        return None

    def _verdict(self, cards: Sequence[Kind], found: Sequence[Meld]) -> DraftVerdict:
        if not cards:
            return DraftVerdict(_text("empty"))
        if found:
            return DraftVerdict(meld_text(found[0]), self._points(found[:1]), kind=kind_text(found[0]))
        fault = melds.read(cards, self._state.terms)
        return DraftVerdict(_text("none"), 0, None if isinstance(fault, Meld) else fault, _hopeful(cards))

    def _points(self, found: Sequence[Meld]) -> int:
        return self._state.terms.points(cards_of(found))

    def _keep_condition(self, found: Sequence[Meld]) -> Condition:
        state, cards = self._state, cards_of(found)
        left = state.hands[self._seat].size - len(cards)
        held = left >= 0 and state.hands[self._seat].holds(cards)
        fault = legality.keeping_fault(state, self._seat, cards, found) if held else None
        clause = fault.clause if fault else "C7.5" if left else "C7.2"
        return Condition(hand_size_text(left), clause, held and fault is None)

    def label(self, move: LayMelds, chosen: Sequence[Meld], others: Sequence[Meld]) -> Text:
        """Say what a move does that lays the chosen melds, of which *others* are not read as is usual."""
        name = self._last("down") if len(cards_of(chosen)) == self._state.hands[self._seat].size else "down"
        label = _text(name, count=len(chosen), points=self._points(chosen))
        for meld in others:
            label = _text("other", action=label, meld=meld_text(meld))
        return label

    # -- why cards do not go to a place --------------------------------------------------------------------------------

    def place_refusal(self, picks: Sequence[Pick], place: PlaceName) -> Refusal:
        """Why these picks do not go there."""
        seat = self._seat
        if fault := turn_fault(self._state, seat, "C5.1"):
            return fault
        cards, beside = read_picks(seat, picks)
        if self._state.drawn is Drawn.NOTHING:
            if beside is not None and not cards:
                return place_fault("C5.2" if beside == "stock" else "C5.3", INTO_HAND, place)
            return refusal_at(self.fault(Discard(seat, CODES[0])), place)
        if beside is not None or not cards:
            return refusal_at(self.fault(Draw(seat)), place)
        return self._laying_refusal(cards, place)

    def _laying_refusal(self, cards: Sequence[Kind], place: PlaceName) -> Refusal:
        target = read_place(place)
        match target.kind:
            case "discard" if len(cards) > 1:
                return place_fault("C5.1", ONE_DISCARD, place)
            case "discard":
                return refusal_at(self.fault(Discard(self._seat, CODES[cards[0]])), place)
            case "meld" if target.owner != self._side:
                return place_fault("C5.4", OTHERS, place)
            case "meld" if target.number < len(self._melds):
                return _adding_fault(self._melds[target.number], cards, self._state.terms, place)
            case "meld":
                fault = melds.read(sorted(cards), self._state.terms)
                return fault if isinstance(fault, Refusal) else _run_fault(cards, place)
            case "stock":
                return place_fault("C5.2", STOCK, place)
            case "pot":
                return place_fault("C6.1", POT, place)
        return hand_fault("C5.4", self._seat, place)


def _hopeful(cards: Sequence[Kind]) -> bool:
    """Whether more cards may make these a meld: one wildcard at most beside naturals of one rank or one suit."""
    naturals = [card for card in cards if card not in WILD]
    return len(cards) - len(naturals) <= 2 and alike(naturals)


def split(state: BurracoState, cards: Sequence[Code]) -> tuple[tuple[Code, ...], ...]:
    """Cards as the melds that they are in one way alone, else together."""
    kinds, terms = [KINDS[code] for code in cards], state.terms
    one = melds.arrangements(kinds, terms)
    several = [] if one else split_into_melds(kinds, WILD.__contains__, lambda part: melds.arrangements(part, terms))
    return tuple(codes(meld.cards) for meld in several) or (tuple(cards),)


def arrange(state: BurracoState, draft: Draft) -> Draft | Refusal:
    """A draft's cards in the order in which they lie as a meld, or why they are none."""
    cards = [KINDS[code] for code in draft.cards]
    if found := melds.arrangements(cards, state.terms):
        return Draft(codes(found[0].cards))
    read = melds.read(cards, state.terms)
    return draft if isinstance(read, Meld) else read


def _adding_fault(meld: Meld, cards: Sequence[Kind], terms: Terms, place: PlaceName) -> Refusal:
    """Why a meld of the own side does not become one with these cards (C4.6)."""
    whole = [*meld.cards, *cards]
    if meld.is_group:
        if odd := [card for card in cards if RANK_OF[card] != meld.rank and card not in WILD]:
            return _text.refusal("C4.2", "group_rank", odd, place, rank=rank_text(RANKS[meld.rank]))
        wilds = [card for card in whole if card in WILD]
        return _text.refusal("C3.3", "one_wild", wilds, place, count=len(wilds))
    if odd := [card for card in cards if card not in WILD and SUIT_OF[card] != meld.suit]:
        return _text.refusal("C4.3", "run_suit", odd, place, card=card_text(CODES[odd[0]]))
    loose = [card for card in whole if card in WILD and (SUIT_OF[card] != meld.suit or RANK_OF[card] != ACE + 1)]
    if len(loose) > 1:
        return _text.refusal("C3.3", "one_wild", loose, place, count=len(loose))
    return _ends_fault(meld, cards, terms) or _run_fault(cards, place)


def _ends_fault(meld: Meld, cards: Sequence[Kind], terms: Terms) -> Refusal | None:
    """Why a run without a gap is none: its aces decide (C4.4, C4.6, D5.1)."""
    for ace in (LOW_ACE, HIGH_ACE):
        lying = {meld.first + at: card for at, card in enumerate(meld.cards)}
        new = {ace if RANK_OF[card] == ACE else RANK_OF[card] + 1: card for card in cards}
        places = sorted({*lying, *new})
        if len(places) == len(meld.cards) + len(cards) == places[-1] - places[0] + 1:
            fault = melds.grow(meld, [(lying | new)[at] for at in places], terms)
            if isinstance(fault, Refusal):
                return fault
    return None


def _run_fault(cards: Sequence[Kind], place: PlaceName) -> Refusal:
    return _text.refusal("C4.3", "run_next", cards, place, card=card_text(CODES[cards[0]]))
