"""What a seat sees of Sheepshead (S9)."""

from random import Random
from typing import Final

from barracan.games.sheepshead import scoring
from barracan.games.sheepshead.state import PLAIN_SUITS, RANKING, SEATS, TRUMPS, WHOLE_PACK, Phase, SheepsheadState
from barracan.games.tricks.ranking import Mask, cards_of, mask_of
from barracan.games.tricks.view import TricksView, trick_fields
from barracan.games.tricks.worlds import cards_played, deal_unseen, restore
from barracan.model.cards import KINDS, Code, codes
from barracan.model.places import PlaceName
from barracan.model.randomness import shuffle
from barracan.model.text import QT_TRANSLATE_NOOP, Seat, Text
from barracan.model.value import value
from barracan.model.view import Cards

_LEAST = QT_TRANSLATE_NOOP("sheepshead", "The Least")
_FEWEST = QT_TRANSLATE_NOOP("sheepshead", "the fewest card points win")
_PLAYS_ALONE = QT_TRANSLATE_NOOP("sheepshead", "{who} plays alone")
_NEEDS = QT_TRANSLATE_NOOP("sheepshead", "61 card points win")
_POINTS = QT_TRANSLATE_NOOP("sheepshead", "{points} card points")
_POINTS_ALONE = QT_TRANSLATE_NOOP("sheepshead", "alone: {points} card points")
_ALONE = QT_TRANSLATE_NOOP("sheepshead", "plays alone")
_PASSED = QT_TRANSLATE_NOOP("sheepshead", "has passed")

_CLUBS, _HEARTS, _SPADES = PLAIN_SUITS
_HAND_SUITS: Final = tuple(codes(reversed(suit)) for suit in (TRUMPS, _CLUBS, _HEARTS, _SPADES))


@value
class SheepsheadView(TricksView):
    """Everything that S9 lets one seat know."""

    phase: str
    """``window``, ``bury`` or ``play``."""
    player: int | None
    """Who took the window and plays alone."""
    passed: tuple[int, ...]
    """Who has passed, in order."""
    least: bool
    """Whether The Least is played."""
    window: Cards
    """The window as it lies: backs, and faces when the hand is over."""
    taken_up: tuple[Code, ...]
    """For the Player the two cards that were taken from the window."""
    buried: tuple[Code, ...]
    """For the Player the two cards that were laid away."""
    card_points: tuple[int, ...] | None
    """Everybody's card points when all tricks have been played, the window's with them (S10.4)."""

    def headline(self) -> Text | None:
        """The Least, or that somebody plays alone."""
        if self.least:
            return Text("sheepshead", _LEAST)
        return Text("sheepshead", _PLAYS_ALONE, {"who": Seat(self.player)}) if self.player is not None else None

    def headline_note(self) -> Text | None:
        """What it takes to win this hand."""
        return Text("sheepshead", _FEWEST if self.least else _NEEDS) if self.headline() else None

    def headline_seat(self) -> int | None:
        """Who plays alone."""
        return self.player

    def suit_order(self) -> tuple[tuple[Code, ...], ...]:
        """The trumps, which are one suit, and the plain suits (S1.3, S1.4)."""
        return _HAND_SUITS

    def seat_note(self, seat: int) -> Text | None:
        """That a seat plays alone or has passed; at the end its card points (S10.4)."""
        if self.card_points is not None:
            points = {"points": self.card_points[seat]}
            return Text("sheepshead", _POINTS_ALONE if seat == self.player else _POINTS, points)
        if seat == self.player:
            return Text("sheepshead", _ALONE)
        return Text("sheepshead", _PASSED) if seat in self.passed and self.phase == "window" else None

    def window_owner(self) -> int | None:
        """The Player, who took the window (S3.1)."""
        return self.player

    def all_turned_up(self) -> bool:
        """At the end the window's cards are shown (S10.4)."""
        return self.card_points is not None

    def places(self) -> dict[PlaceName, Cards]:
        """The places of every trick game, and the window."""
        return TricksView.places(self) | {"window": self.window}


_WINDOW: Final = SEATS
"""The number of the window among the holders of cards: after the seats."""


def view(state: SheepsheadState, seat: int) -> SheepsheadView:
    """All that a seat may know."""
    mine = state.player == seat
    over = state.ending is not None
    return SheepsheadView(
        **trick_fields(state, seat),
        lines=state.ending.lines if state.ending else scoring.score(state),
        phase=state.phase.value,
        player=state.player,
        passed=tuple(state.passed),
        least=state.least,
        window=codes(state.window) if over else (None,) * len(state.window),
        taken_up=codes(state.taken_up) if mine else (),
        buried=codes(state.window) if mine else (),
        card_points=tuple(scoring.points_taken(state)) if len(state.tricks) == scoring.TRICKS else None,
    )


def determinize(view: SheepsheadView, rng: Random) -> SheepsheadState:
    """Deal one world that agrees with all that the seat has seen."""
    state = SheepsheadState(view.options)
    restore(state, view, RANKING)
    state.phase = Phase(view.phase)
    state.player, state.passed = view.player, list(view.passed)
    state.taken_up = [KINDS[code] for code in view.taken_up]
    known = view.buried or tuple(code for code in view.window if code)
    state.window = [KINDS[code] for code in known]
    seen = state.hands[view.seat] | cards_played(state) | mask_of(state.window)
    others = [seat for seat in range(SEATS) if seat != view.seat]
    sizes = [view.hand_sizes[seat] for seat in others]
    lacks = [state.lacks[seat] for seat in others]
    if view.window and not known:
        others.append(_WINDOW)
        sizes.append(len(view.window))
        lacks.append(0)
    if any(sizes):
        for holder, cards in zip(others, deal_unseen(WHOLE_PACK & ~seen, sizes, lacks, (), rng), strict=True):
            if holder == _WINDOW:
                state.window = _shuffle_cards(cards, rng)
            else:
                state.hands[holder] = cards
    if view.player is not None and view.player != view.seat:
        held = state.hands[view.player] | mask_of(state.window) | state.played_by(view.player)
        state.taken_up = _shuffle_cards(held, rng)[:2]  # two of the twelve that the Player held after taking the window
    return state


def _shuffle_cards(mask: Mask, rng: Random) -> list[int]:
    cards = cards_of(mask)
    shuffle(cards, rng)
    return cards
