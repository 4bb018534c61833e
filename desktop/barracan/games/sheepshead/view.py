"""What a seat sees of Sheepshead (S9)."""

from dataclasses import replace
from random import Random
from typing import Final

from barracan.games.sheepshead import scoring
from barracan.games.sheepshead.state import (
    NEEDED,
    PLAIN_SUITS,
    RANKING,
    SEATS,
    TRUMPS,
    WHOLE_PACK,
    Phase,
    SheepsheadState,
    card_points,
)
from barracan.games.tricks.ranking import Mask, cards_of, mask_of
from barracan.games.tricks.view import TricksView, trick_fields
from barracan.games.tricks.worlds import cards_played, deal_unseen, restore
from barracan.model.cards import KINDS, Code, codes
from barracan.model.common_texts import common_text
from barracan.model.lone_play import LonePlay, Payment
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

_CAPTIONS = (
    Text("sheepshead", QT_TRANSLATE_NOOP("sheepshead", "trumps")),
    common_text("clubs"),
    common_text("hearts"),
    common_text("spades"),
)
_PLAQUE = {
    "offered": QT_TRANSLATE_NOOP("sheepshead", "The window"),
    "offered_line": QT_TRANSLATE_NOOP("sheepshead", "who takes it plays alone"),
    "alone": QT_TRANSLATE_NOOP("sheepshead", "{who} plays alone"),
    "laying": QT_TRANSLATE_NOOP("sheepshead", "two cards to lay away"),
    "laid": QT_TRANSLATE_NOOP("sheepshead", "two cards laid away"),
    "needs": QT_TRANSLATE_NOOP("sheepshead", "61 of 120 to win"),
    "pays": QT_TRANSLATE_NOOP("sheepshead", "2, 4 or 6"),
    "least": QT_TRANSLATE_NOOP("sheepshead", "The Least"),
    "least_line": QT_TRANSLATE_NOOP("sheepshead", "all passed, each alone"),
    "least_needs": QT_TRANSLATE_NOOP("sheepshead", "fewest points 2, no trick 4"),
}
_PAYS = {
    "head": QT_TRANSLATE_NOOP("sheepshead", "What it pays"),
    "head_who": QT_TRANSLATE_NOOP("sheepshead", "What it pays {who}"),
    "all": QT_TRANSLATE_NOOP("sheepshead", "All ten tricks"),
    "many": QT_TRANSLATE_NOOP("sheepshead", "91 or more"),
    "won": QT_TRANSLATE_NOOP("sheepshead", "61 to 90"),
    "lost": QT_TRANSLATE_NOOP("sheepshead", "31 to 60"),
    "few": QT_TRANSLATE_NOOP("sheepshead", "30 or fewer"),
    "none": QT_TRANSLATE_NOOP("sheepshead", "No trick"),
    "no_trick": QT_TRANSLATE_NOOP("sheepshead", "No trick at all"),
    "fewest": QT_TRANSLATE_NOOP("sheepshead", "Fewest card points"),
    "tied": QT_TRANSLATE_NOOP("sheepshead", "Tied, without the last trick"),
    "last": QT_TRANSLATE_NOOP("sheepshead", "Last trick takes the window"),
}
_BOUNDS: Final = (31, NEEDED, 91)
_ALL: Final = 120
_RANK_VALUES: Final = (("A", 11), ("10", 10), ("K", 4), ("Q", 3), ("J", 2))

_CLUBS, _HEARTS, _SPADES = PLAIN_SUITS
_HAND_SUITS: Final = tuple(codes(suit) for suit in (TRUMPS, _CLUBS, _HEARTS, _SPADES))


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

    def known_backs(self, place: PlaceName) -> tuple[Code, ...]:
        """The Player may look at what was laid away (S9)."""
        return self.buried if place == "window" and None in self.window else ()

    def before_last_trick(self) -> TricksView:
        """The view with the last trick; the window lies face down until that is taken."""
        return TricksView.before_last_trick(replace(self, card_points=None, window=(None,) * len(self.window)))

    def all_turned_up(self) -> bool:
        """At the end the window's cards are shown (S10.4)."""
        return self.card_points is not None

    def suit_captions(self) -> tuple[Text | None, ...]:
        """The names of the suits, of which trumps are one."""
        return _CAPTIONS

    def lone_play(self) -> LonePlay | None:
        """Who plays alone, what has been played, card points so far, and what the hand can still pay (S10)."""
        played = frozenset(card for trick in self.tricks for card in trick.cards) | frozenset(self.trick)
        placed = played | frozenset(self.hand) | frozenset(self.buried)
        title, line, needs, pays = self._plaque()
        head = Text("sheepshead", _PAYS["head"])
        if self.player is not None:
            head = Text("sheepshead", _PAYS["head_who"], {"who": Seat(self.player)})
        return LonePlay(
            title=title,
            line=line,
            needs=needs,
            pays=pays,
            phase=self.phase,
            player=self.player,
            trumps=codes(TRUMPS),
            suits=tuple(codes(suit) for suit in PLAIN_SUITS),
            played=played,
            laid_away=self.buried,
            out=sum(code not in placed for code in codes(TRUMPS)),
            values=_RANK_VALUES,
            points=self._points_taken(),
            counted=self.card_points is not None,
            laid_points=_points_of(self.buried) if self.buried else None,
            needed=_BOUNDS,
            all=_ALL,
            payments=self._least_payments() if self.least else self._payments(),
            head=head,
        )

    def _plaque(self) -> tuple[Text, Text, Text, Text]:
        """What is played, how it came to that, what it takes, what it pays."""
        if self.least:
            names = ("least", "least_line", "least_needs", "")
        elif self.player is None:
            names = ("offered", "offered_line", "needs", "pays")
        else:
            names = ("alone", "laying" if self.phase == "bury" else "laid", "needs", "pays")
        who = {"who": Seat(self.player)} if self.player is not None else {}
        title, *rest = (Text("sheepshead", _PLAQUE[name] if name else "") for name in names)
        return replace(title, arguments=who), rest[0], rest[1], rest[2]

    def _points_taken(self) -> tuple[int, ...]:
        """The card points of each seat's tricks, and at the end of the window."""
        if self.card_points is not None:
            return self.card_points
        taken = [0] * self.seats
        for trick in self.tricks:
            taken[trick.winner] += _points_of(trick.cards)
        return tuple(taken)

    def _payments(self) -> tuple[Payment, ...]:
        """The six lines of a Player; struck is what his least and his most card points rule out (S5)."""
        won = self.tricks_won()
        points = self._points_taken()
        alone = self.player
        own = 0 if alone is None else won[alone]
        others = sum(won) - own if alone is not None else 0
        least = 0 if alone is None else points[alone] + (0 if self.card_points else _points_of(self.buried))
        most = _ALL - sum(points) + points[alone] if alone is not None else _ALL
        over = len(self.tricks) == scoring.TRICKS
        swept, none = over and not others, over and alone is not None and not own
        low, needed, high = _BOUNDS
        lines = (
            ("all", 6, others > 0),
            ("many", 4, most < high or swept),
            ("won", 2, most < needed or least >= high),
            ("lost", -2, most < low or least >= needed),
            ("few", -4, least >= low or none),
            ("none", -6, own > 0),
        )
        return tuple(Payment(Text("sheepshead", _PAYS[name]), pays, struck) for name, pays, struck in lines)

    def _least_payments(self) -> tuple[Payment, ...]:
        """The four lines of The Least (S6)."""
        without = sum(not won for won in self.tricks_won())
        over = len(self.tricks) == scoring.TRICKS
        alone = over and without == 1
        fewest = over and self._points_taken().count(min(self._points_taken())) == 1
        lines = (
            ("no_trick", 4, without == 0 or (over and not alone)),
            ("fewest", 2, alone or (over and not fewest)),
            ("tied", 2, alone or fewest),
        )
        pays = tuple(Payment(Text("sheepshead", _PAYS[name]), pays, struck) for name, pays, struck in lines)
        return (*pays, Payment(Text("sheepshead", _PAYS["last"])))

    def places(self) -> dict[PlaceName, Cards]:
        """The places of every trick game, and the window."""
        return TricksView.places(self) | {"window": self.window}


def _points_of(cards: tuple[Code, ...]) -> int:
    """What these cards count."""
    return card_points(mask_of(KINDS[code] for code in cards))


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
    if any(sizes) and not view.cards_left:
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
