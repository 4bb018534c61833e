"""Whatever is legal can be done with the mouse: by picks and places, or by a button."""

from itertools import chain

import pytest

from barracan.model.offers import Draft, Pick
from barracan.model.refusal import Refusal
from games.random_play import settings
from games.tricks.whole_hands import positions

SETTINGS = [setting for setting in settings() if setting[0].id in {"barbu", "sheepshead"}]


def same(move, other):
    """Whether two moves do the same, whatever the order of what they list."""
    return type(move) is type(other) and all(
        sorted(one) == sorted(two) if isinstance(one, tuple) and None not in one else one == two
        for one, two in zip(values(move), values(other), strict=True)
    )


def values(move):
    return [getattr(move, name) for name in move.__dataclass_fields__]


def cards_of(move):
    return [move.card] if hasattr(move, "card") else list(getattr(move, "cards", ()))


def check_reach(game, state, move):
    """A move is reached by picking its cards one after the other, each shown as possible, and naming a place."""
    seat = state.turn
    picks = []
    for card in cards_of(move):
        pick = Pick(f"hand:{seat}", card)
        assert pick in game.offer(state, seat, picks).more, (move, picks)
        picks.append(pick)
    answer = game.offer(state, seat, picks)
    assert answer.refusal is None
    made = [target for target in answer.targets if target.move is not None and same(target.move, move)]
    assert made, (move, answer)
    if not picks:
        assert any(target.place.startswith("button:") for target in made)
    else:
        assert answer.move is not None
        assert answer.label is not None


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: f"{setting[0].id}-{setting[2]}")
@pytest.mark.parametrize("seed", range(4))
def test_every_legal_move_is_within_reach(setting, seed):
    game = setting[0]
    for match, _ in positions(*setting, seed=seed):
        state = match.state
        if state.turn is None:
            assert not game.offer(state, 0, ()).targets
            continue
        for move in game.legal_moves(state):
            check_reach(game, state, move)
        offer = game.offer(state, state.turn, ())
        buttons = [target for target in offer.targets if target.place.startswith("button:")]
        assert len({(target.place, target.end) for target in offer.targets}) == len(offer.targets)
        assert len({str(target.label) for target in buttons}) == len(buttons)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: f"{setting[0].id}-{setting[2]}")
def test_a_card_that_may_not_be_played_says_why(setting):
    game = setting[0]
    refused = 0
    for match, _ in chain(*(positions(*setting, seed=seed) for seed in range(4))):
        state = match.state
        if state.turn is None:
            continue
        place = f"hand:{state.turn}"
        picks = [Pick(place, code) for code in game.view(state, state.turn).hand]
        shown = game.offer(state, state.turn, ()).more
        for pick in picks:
            if shown and pick not in shown:
                refusal = game.offer(state, state.turn, [pick]).refusal
                assert refusal.clause
                assert refusal.cards == (pick.card,)
                refused += 1
        if shown and len(picks) > 3:
            assert game.offer(state, state.turn, picks).refusal is not None
    assert refused


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: f"{setting[0].id}-{setting[2]}")
def test_nothing_is_melded(setting):
    game = setting[0]
    match, _ = next(positions(*setting, seed=1))
    verdict = game.tray(match.state, match.state.turn, [Draft(("7C",))], None)
    assert verdict.moves == ()
    assert verdict.drafts[0].refusal is not None
    assert isinstance(game.arrange(match.state, match.state.turn, Draft(("7C",)), None), Refusal)
