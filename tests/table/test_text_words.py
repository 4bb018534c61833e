"""What the buttons of the table in text say of places."""

from barracan.model.offers import Offer, Target
from barracan.model.text import Text
from barracan.windows.text_table.actions import DROP, available_actions
from barracan.windows.text_table.contents import TableContents
from games.burraco.position import add, position


def offered(table, *codes):
    """What the chosen cards may do, by the words of the buttons."""
    for code in codes:
        table.click(next(card for card in table.hand() if card.code == code))
    return [each.words for each in available_actions(TableContents(table.scene.model, None)) if each.do == DROP]


def test_a_new_meld_is_named_once_without_a_word_of_where_it_will_lie(desk):
    table = desk(2, game="burraco", position=position("TC TD TH KD 4S", melds={0: "9C 9D 9S"}))
    assert "Lay a group ten of clubs, ten of diamonds, ten of hearts" in offered(table, "TC", "TD", "TH")


def test_a_meld_that_grows_is_named_with_what_it_is_now(desk):
    table = desk(2, game="burraco", position=position("9H KD 4S", melds={0: "9C 9D 9S"}))
    (words,) = [each for each in offered(table, "9H") if "your meld" in each]
    assert words == "Add to your meld 1: nines, 3 cards, 30 points"


def test_two_ways_to_add_a_card_to_a_meld_say_what_it_becomes(desk):
    table = desk(2, game="burraco", position=position("JK KD 4S", melds={0: "4S 5S 6S"}))
    first, second = add(0, "JK 4S 5S 6S"), add(0, "4S 5S 6S JK")
    ways = [Target("meld:0:0", Text("test", words), move) for words, move in (("Below", first), ("Above", second))]
    table.scene.model.set_offer(Offer(Text("test", "Lead"), targets=tuple(ways)))
    assert [words.partition(":")[0] for words in offered(table)] == ["Below", "Above"]
