"""Dealt worlds agree with all that play has shown: every move seen was legal in them."""

from collections import Counter
from random import Random

import pytest

from barracan.games.catalog import CATALOG
from barracan.games.sheepshead.play import PACKETS, WINDOW
from barracan.games.tricks.ranking import cards_of, mask_of
from barracan.games.tricks.worlds import Deal, deal_unseen
from barracan.model.cards import KINDS, kinds
from games.random_play import settings
from games.tricks.whole_hands import positions

SETTINGS = [setting for setting in settings() if setting[0].id in {"barbu", "sheepshead"}]


def dealt_hands(world, moves):
    """The cards of each seat as they were dealt in a world, from what it holds now and what it has played."""
    hands = list(world.hands)
    for move in moves:
        if move.do in {"play", "lay"}:
            hands[move.seat] |= 1 << KINDS[move.card]
    return hands


def barbu_deck(world, moves):
    hands = [cards_of(hand) for hand in dealt_hands(world, moves)]
    return [hands[(world.dealer + 1 + at) % 4][at // 4] for at in range(52)]


def sheepshead_deck(world, moves):
    hands = dealt_hands(world, moves)
    window = world.window
    if world.player is not None:
        window = world.taken_up
        hands[world.player] = (hands[world.player] | mask_of(world.window)) & ~mask_of(window)
    deck = [0] * 32
    deck[WINDOW] = window
    for step, packets in enumerate(PACKETS, 1):
        cards = cards_of(hands[(world.dealer + step) % 3])
        for packet in packets:
            count = packet.stop - packet.start
            deck[packet], cards = cards[:count], cards[count:]
    return deck


DECKS = {"barbu": barbu_deck, "sheepshead": sheepshead_deck}


def check_world(game, world, moves):
    """Play the moves again in a world: each must be legal there."""
    again = game.start(world.seats, world.options)
    again.hand_number = world.hand_number - 1
    deck = DECKS[game.id](world, moves)
    assert sorted(deck) == sorted(game.pack(world.seats, world.options))
    game.deal(again, world.dealer, deck)
    for move in moves:
        legal = move
        if move.do == "bury":
            legal = type(move)(move.seat, tuple(code for code in KINDS if KINDS[code] in world.window))
        assert game.refusal(again, legal) is None, (move, game.refusal(again, legal))
        game.apply(again, legal)
    assert again.turn == world.turn
    assert again.hands == world.hands


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: f"{setting[0].id}-{setting[2]}")
@pytest.mark.parametrize("seed", range(6))
def test_every_move_seen_is_legal_in_every_world(setting, seed):
    game = setting[0]
    for count, (match, moves) in enumerate(positions(*setting, seed=seed)):
        if count % 3 and match.state.turn is not None:
            continue
        for seat in range(match.state.seats):
            view = game.view(match.state, seat)
            world = game.determinize(view, Random(count))
            assert game.view(world, seat) == view
            check_world(game, world, moves)


def test_what_play_has_shown_is_true():
    game = CATALOG["barbu"]
    for seed in range(40):
        for match, _ in positions(game, 4, {}, seed):
            state = match.state
            for seat in range(4):
                assert not state.hands[seat] & state.lacks[seat]
                assert all(state.hands[seat] & cards for cards in state.holds[seat])


def test_every_way_of_dealing_is_as_likely_as_any_other():
    unseen = mask_of(kinds("2C 3C 4D 5D"))
    lacks = [mask_of(kinds("2C 3C")), 0]
    deal = Deal(unseen, [1, 3], lacks)
    assert deal.ways == 2
    unseen = mask_of(kinds("2C 3C 4D 5D 6D"))
    deal = Deal(unseen, [2, 2, 1], [mask_of(kinds("2C")), mask_of(kinds("6D")), 0])
    found = Counter(tuple(deal.draw(Random(seed))) for seed in range(4000))
    assert len(found) == deal.ways
    assert max(found.values()) < 1.4 * min(found.values())


def test_a_holder_gets_one_of_the_cards_that_it_surely_has():
    unseen = (1 << 52) - 1
    for seed in range(30):
        hands = deal_unseen(unseen, [1, 25, 26], [0, 0, 0], [(0, mask_of(kinds("2C 5D")))], Random(seed))
        assert hands[0] & mask_of(kinds("2C 5D"))
        assert [hand.bit_count() for hand in hands] == [1, 25, 26]


def test_cards_that_nobody_could_have_are_told_as_a_wrong_view():
    with pytest.raises(ValueError, match="no world"):
        deal_unseen(0b11, [1, 1], [0, 0], [(0, 0b1), (1, 0b1)], Random(1))
