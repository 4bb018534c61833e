"""The detectors of what no level does in the trick games see what they are for."""

from barracan.games.tricks.state import Play
from games.barbu import position as barbu
from games.sheepshead import position as sheepshead
from players.never.tricks import partner_starved, sure_trick_thrown


def test_a_trick_that_is_left_for_nothing_in_the_trump_contract():
    state = barbu.tricks("trump C", *["2S 3S"] * 3, "3C 2H", trick="7D 8D 9D")
    assert sure_trick_thrown("barbu", state, Play(3, "2H"))
    assert not sure_trick_thrown("barbu", state, Play(3, "3C"))
    state = barbu.tricks("trump C", *["2S 3S"] * 3, "AC 2H", trick="7D 8D 9D")
    assert not sure_trick_thrown("barbu", state, Play(3, "2H"))


def test_ten_points_that_are_given_to_a_trick_which_could_be_taken():
    state = sheepshead.playing("7S 8S", "9C 8C", "TH QC", player=0, trick="AC KC")
    assert sure_trick_thrown("sheepshead", state, Play(2, "TH"))
    assert not sure_trick_thrown("sheepshead", state, Play(2, "QC"))
    state.player = 1
    assert not sure_trick_thrown("sheepshead", state, Play(2, "TH"))


def test_a_partner_who_is_given_the_lesser_of_two_cards():
    state = sheepshead.playing("7S", "9C", "TH 7H", player=1, trick="AC KC")
    assert partner_starved("sheepshead", state, Play(2, "7H"))
    assert not partner_starved("sheepshead", state, Play(2, "TH"))
