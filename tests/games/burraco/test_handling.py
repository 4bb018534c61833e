"""What a person's picks and drafts may become."""

from barracan.games.burraco.moves import Draw, Take
from barracan.model.offers import Draft, Pick
from games.burraco.position import CLEAN, GAME, ME, NEXT, NOTHING, add, discard, lay, position


def offer(state, *cards, seat=ME):
    return GAME.offer(state, seat, [Pick(f"hand:{seat}", card) for card in cards])


def moves(found):
    return {target.place: target.move for target in found.targets}


def tray(state, *drafts):
    return GAME.tray(state, ME, [Draft(tuple(text.split())) for text in drafts], None)


def test_before_drawing_the_stock_and_the_pile_light_up():
    found = offer(position(drawn=NOTHING))
    assert moves(found) == {"stock": Draw(ME), "discard": Take(ME)}
    assert moves(GAME.offer(position(drawn=NOTHING), NEXT, ())) == {}


def test_a_card_of_stock_or_pile_may_be_dragged_into_the_hand():
    state = position(drawn=NOTHING, discard="9D 3C")
    assert moves(GAME.offer(state, ME, [Pick("stock", None, 2)])) == {"hand:0": Draw(ME)}
    assert moves(GAME.offer(state, ME, [Pick("discard", "9D", 0)])) == {"hand:0": Take(ME)}


def test_one_card_goes_to_the_pile_and_onto_melds():
    state = position("TH KS", pot=(0,), melds={0: "5C 6C 7C, 5H 6H 7H 8H 9H", 1: "TC TD TS"})
    assert moves(offer(state, "TH")) == {"discard": discard("TH"), "meld:0:1": None, "tray": None}
    state = position("TH KS KC", melds={0: "5C 6C 7C, " + CLEAN})
    assert moves(offer(state, "TH"))["meld:0:1"] == add(1, CLEAN + " TH")


def test_several_cards_lie_down_as_a_new_meld_in_order():
    state = position("7H 5H 6H KS KC", melds={0: CLEAN})
    assert moves(offer(state, "7H", "5H", "6H")) == {"meld:0:1": lay("5H 6H 7H"), "tray": None}


def test_two_ways_of_lying_are_two_ways_to_one_place():
    run = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS"
    state = position("AS JK KC KD", melds={0: run})
    ways = offer(state, "AS", "JK").ways("meld:0:0")
    assert [way.move for way in ways] == [add(0, f"AS {run} JK"), add(0, f"{run} JK AS")]
    assert len({str(way.label) for way in ways}) == 2
    state = position(f"AS JK {run} KC KD")
    ways = offer(state, "AS", "JK", *run.split()).ways("meld:0:0")
    assert [way.move for way in ways] == [lay(f"AS {run} JK"), lay(f"{run} JK AS")]


def test_picks_from_a_pile_after_drawing_are_refused():
    found = GAME.offer(position(), ME, [Pick("discard", "9D", 0)])
    assert found.refusal.clause == "C5.1"


def test_the_status_line_tells_what_the_end_asks_for():
    assert "pot" in str(offer(position("7C 8C")).note)
    assert "Keep" in str(offer(position("7C 8C", pot=(0,))).note)
    assert "may go out" in str(offer(position("7C 8C", pot=(0,), melds={0: CLEAN})).note)
    state = position(drawn=NOTHING)
    state.stalled = 5
    assert "3 more turns" in str(offer(state).note)
    state.stalled = 7
    assert "with this turn" in str(offer(state).note)


def test_the_tray_lays_several_melds_at_once():
    verdict = tray(position("7H 5H 6H 9C 9D 9S KS KC"), "7H 5H 6H", "9C 9D 9S", "KS KC")
    assert [move for _, move in verdict.moves] == [lay("5H 6H 7H", "9C 9D 9S")]
    assert [draft.points for draft in verdict.drafts] == [15, 30, 0]
    assert verdict.drafts[2].hopeful
    assert [condition.holds for condition in verdict.conditions] == [True]


def test_the_tray_says_what_is_wrong():
    verdict = tray(position("7H 5H 6H KS", pot=(0,)), "7H 5H 6H")
    assert verdict.moves == ()
    assert verdict.refusal.clause == "C7.5"
    assert [(each.clause, each.holds) for each in verdict.conditions] == [("C7.5", False)]
    verdict = tray(position("7H 5H 6S KS"), "7H 5H 6S")
    assert verdict.drafts[0].refusal.clause == "C4.1"
    assert not verdict.drafts[0].hopeful


def test_the_tray_offers_each_way_that_stands():
    run = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS"
    verdict = tray(position(f"AS JK {run} KC KD"), f"AS JK {run}")
    assert [move for _, move in verdict.moves] == [lay(f"AS {run} JK"), lay(f"{run} JK AS")]


def test_the_tray_names_a_flight_and_going_out():
    [(words, _)] = tray(position("7H 5H 6H"), "7H 5H 6H").moves
    assert "pot" in str(words)
    [(words, _)] = tray(position("7H 5H 6H", pot=(0,), melds={0: CLEAN}, final_discard="free"), "7H 5H 6H").moves
    assert "go out" in str(words)


def test_a_draft_is_arranged():
    state = position("7H JK 5H KS")
    assert GAME.arrange(state, ME, Draft(("7H", "JK", "5H")), None) == Draft(("5H", "JK", "7H"))
    assert GAME.arrange(state, ME, Draft(("7H", "KS", "5H")), None).clause == "C4.1"


def test_undo_stops_at_what_shows_something():
    barrier = GAME.undo_barrier
    assert barrier(position(drawn=NOTHING), Draw(ME))
    assert not barrier(position(drawn=NOTHING), Take(ME))
    assert not barrier(position("7C 7D 7H KS"), lay("7C 7D 7H"))
    assert barrier(position("7C 7D 7H"), lay("7C 7D 7H"))
    assert barrier(position("9S", melds={0: "9C 9D 9H"}), add(0, "9C 9D 9H 9S"))
    state = position()
    assert not barrier(state, discard("KS"))
    state.unseen = {NEXT: 0}
    assert barrier(state, discard("KS"))


def test_moves_in_words():
    assert str(GAME.describe(Draw(ME))) == "drew"
    assert str(GAME.describe(lay("5H 6H 7H"))) == "melded 5♥ 6♥ 7♥"
    assert str(GAME.describe(add(0, "9C 9D 9H 9S"))) == "added to 9♣ 9♦ 9♥ 9♠"
