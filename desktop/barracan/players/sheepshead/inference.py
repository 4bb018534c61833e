"""Which worlds are likely: what taking the window, passing it, and laying away tell of hands."""

from collections.abc import Callable

from barracan.games.sheepshead import view as views
from barracan.games.sheepshead.state import SEATS, SheepsheadState
from barracan.games.sheepshead.view import SheepsheadView
from barracan.games.tricks.ranking import Mask, mask_of
from barracan.model.randomness import stream
from barracan.players.inquiry import Inquiry
from barracan.players.sheepshead import plan
from barracan.players.tricks.plan import worlds_of

_DRAWN = 4
"""Out of so many worlds one is taken, the likelier the better it explains what was done."""
_PLAUSIBLE = 0.75
"""In this part of the worlds the Player has laid away what the plan would."""
_TAKES = ((-300, 1), (-200, 3), (-100, 10), (0, 25), (100, 60), (200, 85))
"""How many of a hundred players take the window with a hand weaker than this; stronger ones nearly always do."""
_NEARLY_ALWAYS = 97


def likely_worlds(view: SheepsheadView, inquiry: Inquiry) -> Callable[[int], SheepsheadState]:
    """The worlds of a view by number, drawn by how well they explain what was done."""
    others = view.player is not None and view.player != view.seat
    if inquiry.state is not None or not (others or set(view.passed) - {view.seat}):
        return worlds_of("sheepshead", views.determinize, view, inquiry)

    def draw(number: int) -> SheepsheadState:
        rng = stream("sheepshead", inquiry.seed, number)
        worlds = [views.determinize(view, rng) for _ in range(_DRAWN)]
        likelihoods = [_likelihood(world, view.seat) for world in worlds]
        mark = rng.random() * sum(likelihoods)
        chosen = worlds[-1]
        for world, likelihood in zip(worlds, likelihoods, strict=True):
            mark -= likelihood
            if mark < 0:
                chosen = world
                break
        if others and view.phase == "play" and rng.random() < _PLAUSIBLE:
            _lay_away(chosen)
        return chosen

    return draw


def _likelihood(world: SheepsheadState, seat: int) -> int:
    """How well the hands of other seats explain that they took or passed the window."""
    likelihood = 1
    for other in range(SEATS):
        if other != seat and (other == world.player or other in world.passed):
            takes = _takes(plan.strength(_dealt(world, other)))
            likelihood *= takes if other == world.player else 100 - takes
    return likelihood


def _takes(strength: int) -> int:
    return next((share for limit, share in _TAKES if strength < limit), _NEARLY_ALWAYS)


def _dealt(world: SheepsheadState, seat: int) -> Mask:
    """The ten cards that were dealt to a seat in this world."""
    hand = world.hands[seat] | world.played_by(seat)
    if seat == world.player:
        hand = (hand | mask_of(world.window)) & ~mask_of(world.taken_up)
    return hand


def _lay_away(world: SheepsheadState) -> None:
    """Let the Player have laid away what his plan would out of the cards not played, unless play shows otherwise."""
    player = world.player
    assert player is not None
    lacking = world.lacks[player]
    cards = world.hands[player] | mask_of(world.window)
    must = cards & lacking
    for _, pair in plan.pairs(cards):
        if not must & ~mask_of(pair):
            world.hands[player], world.window = cards & ~mask_of(pair), list(pair)
            return
