"""Dominoes (P8, P11.5)."""

from barracan.games.tricks.ranking import cards_of, suit_cards
from barracan.model.cards import codes
from games.barbu.position import GAME, End, Lay, Pass, Play, clause, dominoes, legal_cards, lines, play, points, spoken


def suit(letter):
    return " ".join(codes(suit_cards("CDHS".index(letter))))


def test_p8_1_a_foundation_begins_with_the_starting_rank_and_grows_at_both_ends():
    state = dominoes("7", "7C 8C 6C 9C 5C", *["2S"] * 3)
    for card in ("8C", "6C"):
        assert clause(state, Lay(0, card)) == "P8.1"
    play(state, Lay(0, "7C"))
    assert legal_cards(state) == "6C 8C"
    play(state, Lay(0, "8C"))
    assert clause(state, Lay(0, "5C")) == "P8.1"
    play(state, Lay(0, "9C"))
    play(state, Lay(0, "6C"))
    assert GAME.view(state, 1).foundations == (("6C", "7C", "8C", "9C"), (), (), ())
    assert GAME.view(state, 1).places()["foundation:C"] == ("6C", "7C", "8C", "9C")


def test_p8_1_only_cards_of_its_suit():
    state = dominoes("7", "8D 8C", *["2S"] * 3, laid="7C")
    assert clause(state, Lay(0, "8D")) == "P8.1"
    assert clause(state, Lay(0, "8C")) is None


def test_p8_1_a_full_foundation_takes_no_more():
    state = dominoes("K", "2D", *["2S"] * 3, laid=suit("C")[3:] + " AC")
    assert len(GAME.view(state, 0).foundations[0]) == 13
    assert codes(cards_of(state.foundations.layable)) == ("KD", "KH", "KS")


def test_p8_2_ranking_goes_on_round_the_corner():
    state = dominoes("K", "AC QC 2C", *["2S"] * 3, laid="KC")
    play(state, Lay(0, "AC"))
    assert clause(state, Lay(0, "2C")) is None
    state = dominoes("2", "AC KC", *["2S"] * 3, laid="2C")
    assert clause(state, Lay(0, "AC")) is None


def test_p8_2_without_the_option_it_stops_at_ace_and_two():
    state = dominoes("K", "AC 2C", *["2S"] * 3, laid="KC", continuous=False)
    assert clause(state, Lay(0, "AC")) is None
    play(state, Lay(0, "AC"))
    assert state.turn != 0
    state.turn = 0
    assert clause(state, Lay(0, "2C")) == "P8.2"
    assert clause(dominoes("2", "AC", *["2S"] * 3, laid="2C", continuous=False), Lay(0, "AC")) == "P8.2"


def test_p8_1_a_card_with_no_neighbour_is_refused_for_that():
    state = dominoes("K", "JC 2C 2D", *["2S"] * 3, laid="KC", continuous=False)
    assert [clause(state, Lay(0, card)) for card in ("JC", "2C", "2D")] == ["P8.1"] * 3


def test_p8_3_the_declarer_has_the_first_turn():
    state = spoken("dominoes 7", "", "", "", dealer=2)
    assert state.turn == 3


def test_p8_3_players_without_cards_are_left_out():
    state = dominoes("7", "7C KD", "", "2S", "3S")
    state.out = [1]
    play(state, Lay(0, "7C"))
    assert state.turn == 2


def test_p8_3_only_the_seat_to_move():
    assert clause(dominoes("7", "7C", "7D", "2S", "3S"), Lay(1, "7D")) == "P8.3"
    assert clause(dominoes("7", "8C 2C", "", "2S", "3S", laid="7C"), Pass(1)) == "P8.3"


def test_p1_2_dominoes_go_clockwise():
    state = dominoes("7", "7C 2C", "7D 2D", "7S 3D", "7H 3S", dominoes_turn="one")
    play(state, Lay(0, "7C"))
    assert clause(state, Lay(2, "7S")) == "P1.2"


def test_p8_4_one_card_or_several_and_he_stops_when_he_likes():
    state = dominoes("7", "7C 8C KD", *["2S"] * 3)
    assert clause(state, End(0)) == "P8.4"
    play(state, Lay(0, "7C"))
    assert state.turn == 0
    assert clause(state, Lay(0, "8C")) is None
    play(state, End(0))
    assert state.turn == 1


def test_p8_4_the_turn_is_over_by_itself_when_he_can_lay_no_more():
    state = dominoes("7", "7C 8C KD", *["2S"] * 3)
    play(state, Lay(0, "7C"))
    play(state, Lay(0, "8C"))
    assert state.turn == 1


def test_p8_4_with_the_option_a_turn_is_one_card():
    state = dominoes("7", "7C 8C KD", *["2S"] * 3, dominoes_turn="one")
    assert clause(state, End(0)) == "P8.4"
    play(state, Lay(0, "7C"))
    assert state.turn == 1
    assert clause(state, Lay(0, "8C")) == "P8.4"


def test_p8_4_nobody_else_lays_before_the_turn_is_ended():
    state = dominoes("7", "7C 8C KD", *["7D"] * 3)
    play(state, Lay(0, "7C"))
    assert clause(state, Lay(1, "7D")) == "P8.4"


def test_p8_4_other_actions_and_other_cards_are_refused():
    state = dominoes("7", "7C 8C", *["2S"] * 3)
    assert clause(state, Play(0, "7C")) == "P8.4"
    assert clause(state, Lay(0, "7D")) == "P8.4"


def test_p8_5_who_can_lay_no_card_passes_and_who_can_must_lay():
    state = dominoes("7", "8D", "7D", "2S", "3S", laid="7C", turn=0)
    assert clause(state, Pass(0)) is None
    play(state, Pass(0))
    assert clause(state, Pass(1)) == "P8.5"
    assert clause(state, Lay(1, "7D")) is None


def test_p8_5_the_declarer_may_pass_in_his_first_turn_only():
    state = dominoes("7", "7C 7D", "7H 8H KS", "2S", "3S")
    assert clause(state, Pass(0)) is None
    play(state, Pass(0))
    assert clause(state, Pass(1)) == "P8.5"
    play(state, Lay(1, "7H"))
    play(state, End(1))
    play(state, Pass(2))
    play(state, Pass(3))
    assert clause(state, Pass(0)) == "P8.5"


def test_p8_5_nobody_passes_after_laying():
    state = dominoes("7", "7C 7D", *["2S"] * 3)
    play(state, Lay(0, "7C"))
    assert clause(state, Pass(0)) == "P8.5"
    assert "end your turn" in str(GAME.refusal(state, Pass(0)).reason)


def test_p8_6_places_score_and_the_hand_ends_when_the_third_is_out():
    state = dominoes("7", "7C", "7D", "7H", "7S 2D")
    for seat, card in enumerate(("7C", "7D")):
        play(state, Lay(seat, card))
    assert points(state) == [45, 20, 0, 0]
    assert state.ending is None
    play(state, Lay(2, "7H"))
    assert state.ending.points == (45, 20, 5, -5)
    assert (state.ending.reason, state.ending.seat) == ("out", 2)
    assert lines(state, 3) == [("Order of going out", 1, -5, "P8.6")]
    assert len(cards_of(state.hands[3])) == 2
    assert GAME.view(state, 0).out == (0, 1, 2)
