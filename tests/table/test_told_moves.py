"""The last moves as the table in text tells them: what the viewer has seen of them, and of nobody else's cards."""

from barracan.games.burraco.moves import Discard, Draw, Take
from barracan.windows.text_table.contents import TableContents
from barracan.windows.text_table.moves import last_moves
from games.burraco.position import NOTHING, add, position


def told(table):
    return last_moves(TableContents(table.scene.model, None))


def test_a_drawn_card_is_named_to_the_one_who_drew_it_alone(desk):
    table = desk(2, game="burraco", position=position("7C KS 4S", drawn=NOTHING, stock="TC TD TH"))
    table.play(Draw(0))
    assert told(table) == ["Ada drew: ten of clubs"]
    assert table.scene.model.came == ("TC",)
    table.play(Discard(0, "KS"))
    table.play(Draw(1))
    assert told(table) == ["Ada drew: ten of clubs", "Ada discarded king of spades", "Bix drew"]
    assert table.scene.model.came == ("TC",)


def test_of_a_pile_that_is_taken_the_number_and_the_uppermost_card_are_told(desk):
    table = desk(2, game="burraco", position=position("7C KS 4S", drawn=NOTHING, discard="9D 5C QH"))
    table.play(Take(0))
    assert told(table) == ["Ada took the discard pile: 3 cards, queen of hearts on top"]
    assert table.scene.model.came == ("9D", "5C", "QH")
    table.play(Discard(0, "KS"))
    table.play(Take(1))
    assert told(table)[-1] == "Bix took the discard pile: king of spades"


def test_a_meld_to_which_a_card_is_added_is_named_shortly_with_the_card(desk):
    table = desk(2, game="burraco", position=position("9H 6S KD 4S", melds={0: "JK 9C 9D 9S,3S 4S 5S"}))
    table.play(add(0, "JK 9C 9D 9H 9S"))
    table.play(add(1, "3S 4S 5S 6S"))
    assert told(table) == ["Ada added to nines: nine of hearts", "Ada added to run in spades, 3 to 6: six of spades"]


def test_what_one_has_seen_is_nothing_for_the_next_who_looks(desk):
    table = desk(2, game="burraco", position=position("7C KS 4S", drawn=NOTHING, stock="TC TD TH"))
    model = table.scene.model
    table.play(Draw(0))
    table.show()  # the same person at the same move
    assert (model.came, model.effects) != ((), ())
    model.cover(None)
    assert (model.came, model.effects) == ((), ())
    table.show()
    assert (model.came, model.effects) == ((), ())
