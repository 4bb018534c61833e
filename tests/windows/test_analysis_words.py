"""What a judged hand says: points where they are counted, else the chance to win the match."""

from dataclasses import replace

import pytest

from barracan.model.text import Text
from barracan.players.analysis import Judgement, Verdict
from barracan.players.protocol import POINTS, Scale
from barracan.session.analysis import AnalysedMove, HandAnalysis
from barracan.windows.review.card_words import luck_pill, pill_of
from barracan.windows.review.judged_words import describe_hand, describe_move

CHANCE, WEIGHED = Scale(96_000, plain=False), Scale(plain=False)


def hand(scale):
    """A draw that brought luck, and a discard that was an error, in a hand that ended 20 points ahead."""
    judged = HandAnalysis(2, 20_000)
    judged.over = True
    draw, discard = (Text("test", word) for word in ("draws", "discards"))
    for position, drawn, what, loss, verdict in ((3, True, draw, 0, Verdict.GOOD), (4, False, discard, 3_120, 2)):
        found = Judgement(None, loss, 800, Verdict(verdict), 1_000, 1_000 + loss, 64, scale)
        judged.moves.append(AnalysedMove(position, drawn, what, None, draw, found))
    return judged


def told(scale, *, all_known=False):
    """Its sentences: of both moves, and of the hand."""
    judged = hand(scale)
    moves = [describe_move(each, judged, "Ada", all_known=all_known) for each in judged.moves]
    return [*moves, *describe_hand(judged, "Ada", all_known=all_known)]


def test_points_with_how_the_hand_would_have_ended_without_luck():
    assert told(POINTS) == [
        "Ada: draws. A good move. Luck of this draw: +3.1 points.",
        "Ada: discards. An error: it cost 3.1 ± 0.8 points. Expert: draws.",
        "By what could be seen, Ada’s moves lost 3.1 points.",
        "Luck of 1 of 1 draws: +3.1 points.",
        "The hand ended +20.0 points against the others, without this luck about +16.9.",
    ]


def test_who_has_told_no_name_is_spoken_to():
    judged = hand(POINTS)
    discard = judged.moves[1]
    judged.moves[1] = discard._replace(what=Text("barracan", "discarded {card}", {"card": "9♣"}))
    assert describe_hand(judged, "You", all_known=False)[0] == "By what could be seen, your moves lost 3.1 points."
    assert describe_hand(judged, "You", all_known=True) == ["With all cards known, your moves lost 3.1 points."]
    told = describe_move(judged.moves[1], judged, "You", all_known=False)
    assert told.startswith("You: discarded 9♣. An error")


def test_the_chance_to_win_says_nothing_of_the_points_of_the_hand():
    assert told(CHANCE) == [
        "Ada: draws. A good move. Luck of this draw: +3.1% chance to win the match.",
        "Ada: discards. An error: it cost 3.1 ± 0.8% chance to win the match. Expert: draws.",
        "By what could be seen, Ada’s moves lost on average 1.6% chance to win the match.",
        "Luck of 1 of 1 draws: on average +3.1% chance to win the match.",
    ]


def test_luck_that_counts_hands_won_is_not_taken_from_points():
    assert told(WEIGHED) == told(POINTS)[:-1]


def test_with_all_cards_known_the_chance_to_win_is_told_as_well():
    assert told(CHANCE, all_known=True)[1:] == [
        "Ada: discards. With all cards known it cost 3.1% chance to win the match. Better: draws.",
        "With all cards known, Ada’s moves lost on average 1.6% chance to win the match.",
    ]


@pytest.mark.parametrize(("language", "space"), [("en", ""), ("de", "\u00a0"), ("fr", "\u00a0"), ("es", "\u00a0")])
def test_percent_are_written_as_in_the_language(speak, language, space):
    speak(language)
    discard = hand(CHANCE).moves[1]
    assert pill_of(discard)[0].endswith(f"1{space}%")
    assert luck_pill(3_100, chance=True)[0].endswith(f"1{space}%")


@pytest.mark.parametrize(("scale", "words"), [(POINTS, "−3.1"), (CHANCE, "−3.1%")])
def test_a_pill_tells_the_loss_and_is_full_from_three_points(scale, words):
    draw, discard = hand(scale).moves
    assert pill_of(discard) == (words, "full")
    assert pill_of(draw) == ("", "")
    cheap = discard._replace(judgement=replace(discard.judgement, loss=2_900))
    assert pill_of(cheap)[1] == "faint"
    assert pill_of(discard._replace(judgement=None)) == ("≠", "faint")
