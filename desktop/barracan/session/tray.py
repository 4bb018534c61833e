"""The meld tray: drafts being put together from the cards of one hand."""

from collections import Counter
from collections.abc import Iterable, Sequence

from barracan.model.cards import Code
from barracan.model.offers import Draft, LadderDraft, Pick, TrayVerdict
from barracan.model.places import HAND, LADDER, place_name
from barracan.model.view import Cards, SeatView


class Tray:
    """Drafts, changed card by card; what they are worth is the game's to say.

    Attributes:
        drafts: the melds being put together, in the order begun.
        taken: a card beside the hand that is taken along, the top of a pile; it lies in the first draft.
    """

    def __init__(self) -> None:
        self.drafts: tuple[Draft, ...] = ()
        self.taken: Pick | None = None

    def begin(self, cards: Sequence[Code], view: SeatView) -> None:
        """Begin a draft with cards of the hand that no other draft holds."""
        if free := self._free(cards, view):
            self.drafts = (*self.drafts, Draft(free))

    def add(self, number: int, cards: Sequence[Code], view: SeatView) -> None:
        """Add cards of the hand to a draft; a ladder takes cards only with their places."""
        if number < len(self.drafts) and not self.drafts[number].ladder:
            self._put(number, Draft(self.drafts[number].cards + self._free(cards, view)))

    def take(self, pick: Pick, cards: Sequence[Code], view: SeatView) -> None:
        """Take a card beside the hand along, in a first draft with these cards of the hand."""
        if self.taken != pick:
            self.leave()
            self.taken = pick
            self.drafts = (Draft(_codes(pick)), *self.drafts)
        self.add(0, cards, view)

    def leave(self) -> None:
        """Leave the card that was to be taken along where it lies."""
        if self.taken is None:
            return
        first, *others = self.drafts
        rest = _without(first.cards, _codes(self.taken))
        self.taken = None
        self.drafts = (*((Draft(rest),) if rest else ()), *others)

    def remove(self, number: int, index: int) -> None:
        """Give a card of a draft back; a ladder goes back as a whole."""
        if number >= len(self.drafts):
            return
        draft = self.drafts[number]
        if number == 0 and self.taken and (draft.ladder or draft.cards[index : index + 1] == _codes(self.taken)):
            self.leave()
        elif draft.ladder:
            self._put(number, Draft())
        else:
            self._put(number, Draft(draft.cards[:index] + draft.cards[index + 1 :]))

    def build(self, ladder: LadderDraft, view: SeatView) -> None:
        """Put a ladder as it is to stand into the tray, in place of the draft of the same ladder.

        A ladder that needs the card taken along becomes the first draft.
        """
        before = self.drafts
        at = next((at for at, draft in enumerate(before) if _builds(draft, ladder.number)), len(before))
        self.drafts = before[:at] + before[at + 1 :]
        built = Draft(ladder=ladder)
        needed = Counter(cards_needed(built, view))
        lacks, top = needed - self.spare(view), Counter(_codes(self.taken))
        if lacks and lacks == top:
            rest = _without(self.drafts[0].cards, _codes(self.taken))
            self.drafts = (built, *((Draft(rest),) if rest else ()), *self.drafts[1:])
        elif lacks:
            self.drafts = before
        elif self.taken and at == 0 and not top <= needed:
            self.drafts = (Draft(_codes(self.taken)), *((built,) if needed else ()), *self.drafts)
        elif needed:
            self.drafts = (*self.drafts[:at], built, *self.drafts[at:])

    def make_room(self, ladder: LadderDraft, view: SeatView) -> None:
        """Give the cards back that a ladder wants, out of the last drafts first."""
        lacks = Counter(cards_needed(Draft(ladder=ladder), view)) - self.spare(view)
        for number in reversed(range(len(self.drafts))):
            draft = self.drafts[number]
            if lacks and not draft.ladder and not (number == 0 and self.taken):
                rest = _without(draft.cards, tuple(lacks.elements()))
                lacks -= Counter(draft.cards)
                self._put(number, Draft(rest))

    def clear(self) -> None:
        """Give everything back."""
        self.drafts, self.taken = (), None

    def drop_laid(self, verdict: TrayVerdict) -> None:
        """Drop the drafts that stood and have been laid."""
        judged = zip(self.drafts, verdict.drafts, strict=True)
        self.drafts = tuple(draft for draft, verdict in judged if verdict.refusal)
        self.taken = None

    def follow(self, view: SeatView) -> None:
        """Keep what is still possible after a move: drafts whose cards are still there, and an untouched pile's top."""
        if self.taken and _top(view.places().get(self.taken.place, ())) != (self.taken.card, self.taken.at):
            self.leave()
        spare = self._hand(view)
        kept = []
        for number, draft in enumerate(self.drafts):
            needed = Counter(cards_needed(draft, view))
            if needed - spare and number == 0 and self.taken:
                draft = Draft(_codes(self.taken))  # noqa: PLW2901 - the pile's top stays, what lay with it is gone
                needed = Counter(draft.cards)
            if needed and not needed - spare:
                spare -= needed
                kept.append(draft)
        self.drafts = tuple(kept)

    def spare(self, view: SeatView) -> Counter[Code]:
        """The cards that no draft holds."""
        spare = self._hand(view)
        for draft in self.drafts:
            spare -= Counter(cards_needed(draft, view))
        return spare

    def _put(self, number: int, draft: Draft) -> None:
        drafts = list(self.drafts)
        drafts[number] = draft
        self.drafts = tuple(draft for draft in drafts if draft.cards or draft.ladder)

    def _hand(self, view: SeatView) -> Counter[Code]:
        """The cards that drafts may hold: the hand's and the one taken along."""
        hand = Counter(card for card in view.places()[place_name(HAND, view.seat)] if card)
        hand.update(_codes(self.taken))
        return hand

    def _free(self, cards: Iterable[Code], view: SeatView) -> tuple[Code, ...]:
        """Those of these cards that are free to go into a draft."""
        return split(cards, self.spare(view))[0]


def _builds(draft: Draft, number: int) -> bool:
    """Whether a draft is of the ladder with this number."""
    return draft.ladder is not None and draft.ladder.number == number


def _codes(pick: Pick | None) -> tuple[Code, ...]:
    return (pick.card,) if pick and pick.card else ()


def cards_needed(draft: Draft, view: SeatView) -> tuple[Code, ...]:
    """The cards of a draft that do not lie on the table already."""
    ladder = draft.ladder
    if not ladder:
        return draft.cards
    cards = ladder.arm + tuple(card for row in ladder.rows.values() for card in row)
    place = place_name(LADDER, view.side_of(view.seat), ladder.number)
    return _without(cards, view.places().get(place, ()))


def split(cards: Iterable[Code], others: Iterable[Code | None]) -> tuple[tuple[Code, ...], tuple[Code, ...]]:
    """The cards that are among these others, each of those once, and the cards that are not; both in their order."""
    left = others if isinstance(others, Counter) else Counter(others)
    found: tuple[list[Code], list[Code]] = [], []
    for card in cards:
        found[left[card] <= 0].append(card)
        left[card] -= 1
    return tuple(found[0]), tuple(found[1])


def _without(cards: Iterable[Code], others: Cards) -> tuple[Code, ...]:
    return split(cards, others)[1]


def _top(cards: Cards) -> tuple[Code | None, int]:
    return (cards[-1], len(cards) - 1) if cards else (None, -1)
