"""Several melds at once: cards that are that in one way alone, the gauge, jokers that nobody is reminded of."""

import pytest

from barracan.games.concan.melds import splits
from barracan.games.concan.moves import Announce, Discard, LayMelds, Take
from barracan.model.cards import kinds
from barracan.model.gauge import Gauge
from barracan.model.offers import Draft, Pick
from barracan.model.places import place_name
from barracan.players.protocol import Candidate, Decision
from barracan.session.computer_seats import without_reminders
from games.concan.position import GAME, ME, TAKE, position

TWO_MELDS = "7S 8S 9S TH JH QH"


def chosen(state, cards, *beside):
    picks = [Pick(place_name("hand", ME), code) for code in cards.split()]
    return GAME.offer(state, ME, [*picks, *beside])


@pytest.mark.parametrize(
    ("cards", "ways"),
    [
        (TWO_MELDS, 1),
        ("3H 4H 5H 3S 4S 5S 3D 4D 5D", 2),
        ("3H 4H 5H 9S", 0),
        ("KC KD JK 3H 4H 5H", 2),
        ("KC KD KS 3H JK 5H", 1),
        ("", 1),
    ],
)
def test_cards_are_split_into_melds_in_every_way_up_to_two(cards, ways):
    found = splits(kinds(cards), ME)
    assert len(found) == ways
    assert all(sorted(card for meld in way for card in meld.cards) == sorted(kinds(cards)) for way in found)


def test_n5_2_chosen_cards_that_are_two_melds_are_laid_at_once():
    state = position(hand=f"{TWO_MELDS} 2C")
    offer = chosen(state, TWO_MELDS)
    (target,) = offer.ways("meld:0")
    assert isinstance(target.move, LayMelds)
    assert [len(meld.cards) for meld in target.move.melds] == [3, 3]
    assert offer.note.arguments["value"] == 54


def test_n13_4_chosen_cards_tell_what_is_missing():
    offer = chosen(position(hand="2S 3S 4S TH JH QH 2C"), "2S 3S 4S TH JH QH")
    assert offer.note.arguments == {"value": 39, "threshold": 51, "more": 12}
    assert not offer.ways("meld:0")


def test_n5_4_the_top_discard_joins_one_of_two_melds():
    state = position(hand="7S 8S 9S TH JH 2C", phase=TAKE, discard="3C QH")
    (target,) = chosen(state, "7S 8S 9S TH JH", Pick("discard", "QH", 1)).ways("meld:0")
    assert isinstance(target.move, Take)
    assert len(target.move.melds) == 2


def test_cards_for_the_tray_become_the_drafts_that_they_are():
    assert [len(part) for part in GAME.split(position(), ME, tuple(TWO_MELDS.split()))] == [3, 3]
    assert GAME.split(position(), ME, ("3H", "9S")) == (("3H", "9S"),)


@pytest.mark.parametrize(("drafts", "counted"), [((), 0), (("7S 8S 9S",), 24), (("7S 8S 9S", "TH JH QH", "2C"), 54)])
def test_n13_4_the_gauge_counts_the_drafts_until_the_melds_down(drafts, counted):
    tray = [Draft(tuple(cards.split())) for cards in drafts]
    gauge = GAME.tray(position(hand=f"{TWO_MELDS} 2C"), ME, tray, None).gauge
    assert gauge == Gauge(gauge.name, counted, 51)
    assert GAME.tray(position(hand=f"{TWO_MELDS} 2C", opened=(ME,)), ME, tray, None).gauge is None


def test_n13_4_nothing_but_the_button_tells_that_a_joker_may_be_announced():
    state = position(hand="JK 2C 3D", opened=(ME,))
    idle, picked = GAME.offer(state, ME, ()), chosen(state, "2C")
    assert idle.note is None
    assert [isinstance(offer.target("button:announce").move, Announce) for offer in (idle, picked)] == [True, True]


def test_n13_4_a_hint_tells_the_next_best_move_instead():
    announce, discard = Announce(ME), Discard(ME, "2C")
    decision = Decision(announce, (Candidate(announce, 9), Candidate(discard, 3)))
    assert without_reminders(decision, GAME.unprompted).move == discard
    assert without_reminders(decision, GAME.unprompted).candidates == (Candidate(discard, 3),)
    other = Decision(discard, (Candidate(discard, 3),))
    assert without_reminders(other, GAME.unprompted) is other
