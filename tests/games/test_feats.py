"""Feats: what a player has just done that a table tells in a sentence of its own."""

from barracan.model.events import Feat
from games.barracan import position as barracan
from games.burraco import position as burraco

FOUR_TYPES = "ladder 0: KH QS JH TH 9H / 3 AS / 4 9C 9D / family 0-2; run 2-4; opposites row 3; triplet row 4"
COMPLETE = (
    "ladder 0: KH QS JH TH 9H 8H / 3 AS / 4 9C 9D / 5 6S / "
    "family 0-2; run 2-4; opposites row 3; triplet row 4; evens_odds row 5"
)
HELD = "KH QS JH TH 9H 8H AS 9C 9D 6S"


def feats(events):
    return [str(event.words.with_names(("Ada", "Bix"))) for event in events if isinstance(event, Feat)]


def test_b9_9_a_ladder_is_a_feat_once_it_is_complete_and_royal_above_all():
    state = barracan.position(HELD + " 2C 3D", laid={0: "evens_odds 2H 4S"})
    assert feats(barracan.GAME.apply(state, barracan.lay(FOUR_TYPES))) == []
    assert feats(barracan.GAME.apply(state, barracan.lay(COMPLETE))) == ["Ada completes a royal ladder: +26"]
    plain = COMPLETE.replace("8H", "8S").replace("6S", "6H")
    state = barracan.position(HELD.replace("8H", "8S").replace("6S", "6H") + " 2C 3D", laid={0: "evens_odds 2H 4S"})
    assert feats(barracan.GAME.apply(state, barracan.lay(plain))) == ["Ada completes a ladder: +13"]


def test_c4_8_a_clean_meld_is_a_feat_when_it_becomes_one():
    state = burraco.position("3H 4H 5H 6H 7H 8H 9H TH KS 2C")
    assert feats(burraco.play(state, burraco.lay("3H 4H 5H 6H 7H 8H"))) == []
    assert feats(burraco.play(state, burraco.add(0, "3H 4H 5H 6H 7H 8H 9H"))) == ["Ada completes a clean meld: +200"]
    assert feats(burraco.play(state, burraco.add(0, "3H 4H 5H 6H 7H 8H 9H TH"))) == []
    state = burraco.position("3H 4H 5H 6H 7H 8H 9H KS 2C")
    assert feats(burraco.play(state, burraco.lay("3H 4H 5H 6H 7H 8H 9H"))) == ["Ada completes a clean meld: +200"]
    state = burraco.position("JK 3H 4H 5H 6H 7H 8H KS KD")
    assert feats(burraco.play(state, burraco.lay("JK 3H 4H 5H 6H 7H 8H"))) == []


def test_c6_a_pot_is_a_feat_in_flight_and_after_a_discard():
    state = burraco.position("3H 4H 5H")
    assert feats(burraco.play(state, burraco.lay("3H 4H 5H"))) == ["Ada takes a pot"]
    state = burraco.position("KS")
    assert feats(burraco.play(state, burraco.discard("KS"))) == ["Ada takes a pot"]
