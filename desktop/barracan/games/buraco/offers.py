"""What a person's picks and drafts may become in Buraco: the first choice, and openings that are too small."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from barracan.games.buraco import legality
from barracan.games.buraco.moves import Refuse
from barracan.games.buraco.state import BuracoState
from barracan.games.burraco import melds, offers
from barracan.games.burraco.melds import Meld
from barracan.games.burraco.moves import BurracoMove, Draw, LayMelds
from barracan.games.rummy.offers import into_hand, read_picks
from barracan.games.wording import Phrases
from barracan.model.cards import CODES, KINDS, card_text
from barracan.model.gauge import Gauge
from barracan.model.offers import YOUR_TURN, Condition, Draft, Offer, Pick, Target
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_text = Phrases(
    "buraco",
    {
        "open": QT_TRANSLATE_NOOP("buraco", "Lay {count}, open with {points}"),
        "gauge": QT_TRANSLATE_NOOP("buraco", "Opening"),
        "first": QT_TRANSLATE_NOOP("buraco", "{turn}: keep the {card} or refuse it."),
        "accept": QT_TRANSLATE_NOOP("buraco", "Keep {card}"),
        "refuse": QT_TRANSLATE_NOOP("buraco", "Refuse {card}"),
        "fail": QT_TRANSLATE_NOOP("buraco", "Show melds of {points} points, too little to open"),
        "opening": QT_TRANSLATE_NOOP("buraco", "Opening: {points} of {least} points"),
        "opening_note": QT_TRANSLATE_NOOP("buraco", "Opening takes {least} points in one move."),
    },
)


class Offers(offers.Offers[BuracoState]):
    """What the cards of a seat may become in a state."""

    def fault(self, move: BurracoMove) -> Refusal | None:
        """Why the game refuses a move."""
        return legality.refusal(self._state, move)

    def conditions(self, found: Sequence[Meld]) -> tuple[Condition, ...]:
        """That an opening is large enough (D4.1)."""
        if self._state.opened(self._side):
            return ()
        points, least = self._points(found), self._state.minimums[self._side]
        return (Condition(_text("opening", points=points, least=least), "D4.1", points >= least),)

    def gauge(self, found: Sequence[Meld]) -> Gauge | None:
        """What an opening counts of what it needs (D4.1)."""
        if self._state.opened(self._side):
            return None
        return Gauge(_text("gauge"), self._points(found), self._state.minimums[self._side])

    def offer(self, picks: Sequence[Pick]) -> Offer:
        """Answer what these picks may become; without picks, what may be done now."""
        state = self._state
        if state.choosing and state.turn == self._seat:
            return self._first_offer(picks)
        found = super().offer(picks)
        note = found.note
        if state.turn == self._seat and note is None and not state.opened(self._side):
            note = _text("opening_note", least=state.minimums[self._side])
        if state.turn == self._seat and picks and not state.opened(self._side) and not found.rest:
            note = self._opening_note(picks) or note
        return replace(found, note=note)

    def tray_note(self, picks: Sequence[Pick], drafts: Sequence[Draft]) -> Text | None:
        """What the chosen cards and the drafts count together of what is needed to open, where they are melds."""
        state = self._state
        if state.turn != self._seat or state.opened(self._side):
            return None
        drafted = (melds.arrangements([KINDS[code] for code in draft.cards], state.terms)[:1] for draft in drafts)
        return self._sum_note([*chain.from_iterable(drafted), *self._chosen_melds(picks)])

    def _opening_note(self, picks: Sequence[Pick]) -> Text | None:
        """What the chosen cards count of what is needed to open, where they are melds."""
        return self._sum_note(self._chosen_melds(picks))

    def _chosen_melds(self, picks: Sequence[Pick]) -> Sequence[Meld]:
        cards = read_picks(self._seat, picks).cards
        return (melds.arrangements(cards, self._state.terms)[:1] or self.several(cards)) if cards else ()

    def _sum_note(self, found: Sequence[Meld]) -> Text | None:
        if not found:
            return None
        return _text("opening", points=self._points(found), least=self._state.minimums[self._side])

    def _first_offer(self, picks: Sequence[Pick]) -> Offer:
        card = card_text(CODES[self._state.stock[-1]])
        refuse = _text("refuse", card=card)
        lead = _text("first", turn=YOUR_TURN, card=card)
        if any(pick.place != "stock" for pick in picks):
            return Offer(lead)
        accept = Target("stock", _text("accept", card=card), Draw(self._seat))
        targets = (Target(place, refuse, Refuse(self._seat)) for place in ("discard", "button:refuse"))
        if picks:
            found = into_hand(lead, self._seat, accept)
            return replace(found, targets=(*found.targets, *targets))
        return Offer(lead, None, (accept, *targets))

    def _meld_target(self, number: int, label: str, after: Meld) -> Target:
        """The place of a meld; one whose move would be a failed opening says so (D4.4)."""
        target = super()._meld_target(number, label, after)
        if isinstance(target.move, LayMelds) and legality.fails(self._state, target.move):
            return replace(target, label=self._failure([after]))
        return target

    def label(self, move: LayMelds, chosen: Sequence[Meld], others: Sequence[Meld]) -> Text:
        """Say what a move does that lays the chosen melds; it may be a failed opening (D4.4)."""
        if legality.fails(self._state, move):
            return self._failure(chosen)
        left = self._state.hands[self._seat].size - sum(len(meld.cards) for meld in chosen)
        if self._state.opened(self._side) or others or not left:
            return super().label(move, chosen, others)
        return _text("open", count=len(chosen), points=self._points(chosen))

    def _failure(self, found: Sequence[Meld]) -> Text:
        return _text("fail", points=self._points(found))
