"""What each place and card is called (table.md 11, accessible names)."""

from pathlib import Path
from random import Random

import pytest

from barracan.games.catalog import CATALOG, find_game
from barracan.model.match import Match
from barracan.model.offers import Draft, DraftVerdict, Offer, Pick, Target, TrayVerdict
from barracan.model.refusal import Refusal
from barracan.model.replay import SeatNote
from barracan.model.text import Text
from barracan.session.messages import TraySnapshot
from barracan.session.table_model import NO_OFFER
from barracan.table.accessibility.speech import TableSpeech
from barracan.table.accessibility.words import read_out
from barracan.table.hud.people import People
from table import sample

RECORDS = Path(__file__).parents[1] / "records" / "right"
PEOPLE = People(sample.NAMES, ("human", "strong", "casual", "strong"))
SHARED = People(sample.NAMES, ("human", "human", "casual", "strong"))


def begun(game):
    """A match of a game whose first hand is dealt."""
    seats = min(find_game(game).seat_counts)
    match = Match.begin(find_game(game), [SeatNote(name, "casual") for name in sample.NAMES[:seats]], {})
    match.deal(max(match.game.next_dealers(match.state)), match.shuffled_deck(Random(1)))
    return match


def text(words):
    return Text("test", words)


def names(view, offer=NO_OFFER, tray=None, people=PEOPLE, game="barracan"):
    """Every name of a view, by place and position."""
    spoken, places = TableSpeech(game, view, people, offer, tray).names, view.places()
    return (
        {place: spoken.place(place, cards) for place, cards in places.items()},
        {(place, at): spoken.card(place, cards, at) for place, cards in places.items() for at in range(len(cards))},
    )


def test_a_hand_card_has_its_number():
    places, cards = names(sample.four_partners())
    hand = sample.four_partners().hand
    assert places["hand:0"] == "your hand, 11 cards"
    assert cards["hand:0", hand.index("3S")] == f"three of spades, {hand.index('3S') + 1} of 11"
    assert cards["hand:0", hand.index("JK")].startswith("joker, ")


def test_red_jacks_are_jackies():
    view = sample.view(hand="JS JH JD JC")
    _, cards = names(view)
    assert [cards["hand:0", at].split(",")[0] for at in range(4)] == [
        "jack of spades", "Jackie of hearts", "Jackie of diamonds", "jack of clubs",
    ]  # fmt: skip


def test_a_pile_card_says_whose_pile_it_is_and_whether_it_can_be_taken():
    offer = Offer(text("lead"), more=(Pick("pile:1", "5H", 7),), targets=(Target("pile:2", text("Pick up")),))
    places, cards = names(sample.four_partners(), offer)
    assert places["pile:1"] == "Bix’s pile, 11 cards, 4 blocked"
    assert cards["pile:1", 7] == "five of hearts, eighth of 11 in Bix’s pile, can be taken"
    assert cards["pile:1", 6] == "eight of diamonds, seventh of 11 in Bix’s pile"
    assert cards["pile:2", 12] == "ten of clubs, thirteenth of 13 in Nora’s pile, can be taken"
    assert cards["pile:0", 0] == "seven of diamonds, first of 7 in your pile"


def test_blocked_cards_and_their_stopper():
    _, cards = names(sample.four_partners())
    assert cards["pile:1", 3] == "ten of clubs, under the ace of spades, blocked"
    assert cards["pile:1", 4] == "ace of spades, stopper, fifth of 11"
    assert cards["pile:1", 5] == "two of spades, sixth of 11 in Bix’s pile"
    _, cards = names(sample.view(piles=["", "TH 9S AS 5D AC", "", ""]))
    assert cards["pile:1", 0] == "ten of hearts, under the ace of clubs, blocked"
    assert cards["pile:1", 2] == "ace of spades, under the ace of clubs, blocked"
    _, cards = names(sample.view(piles=["", "TH AC", "", ""]), Offer(text("lead"), more=(Pick("pile:1", "AC", 1),)))
    assert cards["pile:1", 0] == "ten of hearts, under the ace of clubs, blocked"
    assert cards["pile:1", 1] == "ace of clubs, stopper, second of 2, can be taken"


def test_piles_of_two_and_three_seats():
    two, _ = names(sample.two_seats())
    assert [two[f"pile:{number}"].split(",")[0] for number in range(4)] == [
        "your pile", "Bix’s pile", "your second pile", "Bix’s second pile",
    ]  # fmt: skip
    three, _ = names(sample.three_seats())
    assert [three[f"pile:{number}"].split(",")[0] for number in range(4)] == [
        "your pile", "Bix’s pile", "Nora’s pile", "the neutral pile",
    ]  # fmt: skip


def test_nobody_is_you_where_several_share_the_screen():
    places, _ = names(sample.four_partners(), people=SHARED)
    assert places["pile:0"].startswith("Ada’s pile")
    assert places["hand:0"] == "Ada’s hand, 11 cards"


def test_stacks_tell_how_many_and_the_last():
    places, _ = names(sample.four_partners())
    assert places["melds:0:triplet"] == "triplets, two melds, last: nines; 6 points"
    eight_and_three = "opposites, one meld: eight of hearts, three of clubs"
    assert places["melds:0:opposites"] == f"{eight_and_three}; one in a ladder; 4 points"
    assert places["melds:0:run"] == "runs, one in a ladder; 3 points"
    assert places["melds:1:family"] == "families, none"
    assert places["melds:1:run"] == "runs, one meld: ten of hearts, joker, queen of hearts; 3 points"
    assert places["tricks:0"] == "tricks, two taken; 8 points"
    assert TableSpeech("barracan", sample.four_partners(), PEOPLE).names.whose("melds:1:run") == "Bix and Tomas"


def test_ladders_are_read_from_their_arm():
    places, cards = names(sample.four_partners())
    assert places["ladder:0:0"] == "ladder 1, 3 of 5, royal so far, needs triplet, evens / odds for 14 more"
    assert cards["ladder:0:0", 0] == "ladder 1, arm card 1, ace of spades, row: ten of diamonds"
    assert cards["ladder:0:0", 5] == "ladder 1, arm card 6, nine of spades"
    assert cards["ladder:0:0", 7] == "ladder 1, row of arm card 1, ten of diamonds"


def test_drafts_say_whether_they_stand():
    drafts = (Draft(("6C", "5D")), Draft(("8H", "3C", "4H")))
    refusal = Refusal("B5.3", text("Red and black make 11. Give back the 4♥."))
    verdict = TrayVerdict((DraftVerdict(text("Opposites"), 2), DraftVerdict(text("Opposites"), 0, refusal)))
    speech = TableSpeech("barracan", sample.four_partners(), PEOPLE, tray=TraySnapshot(drafts, verdict, None))
    assert speech.names.place("tray:0", drafts[0].cards) == "draft 1, opposites, stands, 2 points"
    refused = "draft 2, opposites, not yet: Red and black make 11. Give back the four of hearts."
    assert speech.names.place("tray:1", drafts[1].cards) == refused
    assert speech.names.card("tray:1", drafts[1].cards, 1) == "three of clubs, 2 of 3 in draft 2"


def test_backs_have_no_name():
    view = sample.four_partners()
    _, cards = names(view)
    for (place, at), name in cards.items():
        assert (name == "face down") == (view.places()[place][at] is None)


def test_seats_and_status():
    offer = Offer(text("Your turn: draw."), note=text("The 10♥ is blocked."))
    speech = TableSpeech("barracan", sample.four_partners(), PEOPLE, offer)
    assert speech.seat(1) == "Bix, strong, 6 cards"
    assert speech.seat(0) == "Ada, your turn, 11 cards"
    assert speech.status() == "Your turn: draw. The ten of hearts is blocked."


def test_the_whole_table_is_told_from_one_view():
    view = sample.four_partners()
    told = TableSpeech("barracan", view, PEOPLE).table(view.hand)
    assert "Bix, strong, 6 cards." in told
    assert "Bix’s pile, 11 cards, 4 blocked, on top the seven of spades." in told
    assert "Ada and Nora: triplets, two melds, last: nines; 6 points." in told
    assert told.endswith("queen of clubs, joker.")


def test_b1_4_red_jacks_are_jackies_in_barracan_alone():
    assert read_out("Draw the J♥.", jackies=True) == "Draw the Jackie of hearts."
    assert read_out("Draw the J♥.") == "Draw the jack of hearts."
    titles = {game: find_game(game).view(begun(game).state, 0).has_jackies() for game in CATALOG.own}
    assert [game for game, jackies in titles.items() if jackies] == ["barracan"]


def test_u11_1_barracuda_is_drawn_from_a_deck_and_the_others_from_a_stock():
    called = {}
    for game in ("burraco", "buraco", "concan", "barracuda"):
        places, _ = names(find_game(game).view(begun(game).state, 0), game=game)
        called[game] = places["stock"].partition(",")[0]
    assert called == {"burraco": "stock", "buraco": "stock", "concan": "stock", "barracuda": "deck"}


def test_signs_are_read_out():
    assert (
        read_out("Trick: 4♥, K♥ and ★ in 10♠.") == "Trick: four of hearts, king of hearts and joker in ten of spades."
    )
    assert read_out("laid 4♥ ★ 10♥ and 1 more") == "laid four of hearts, joker, ten of hearts and 1 more"
    assert (
        read_out("A run is of one suit. 4♥ 5♠ are not.")
        == "A run is of one suit. Four of hearts, five of spades are not."
    )


@pytest.mark.parametrize(
    ("game", "seats"), [("burraco", 4), ("buraco", 6), ("concan", 3), ("barracuda", 6), ("barbu", 4), ("sheepshead", 3)]
)
def test_every_place_of_every_game_has_a_name(game, seats):
    notes = [SeatNote(name, "casual") for name in ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")[:seats]]
    match = Match.begin(find_game(game), notes, {})
    match.deal(max(match.game.next_dealers(match.state)), match.shuffled_deck(Random(1)))
    people = People(tuple(note.name for note in notes), ("human",) + ("casual",) * (seats - 1))
    for seat in range(seats):
        view = match.game.view(match.state, seat)
        places, cards = names(view, people=people, game=game)
        assert all(places.values())
        hidden = {at for at, name in cards.items() if name == "face down"}
        assert hidden == {(place, at) for place, at in cards if view.places()[place][at] is None}


@pytest.mark.parametrize(("game", "word", "other"), [
    ("burraco", "sequenza", "scala"), ("buraco", "sequenza", "scala"), ("concan", "scala", "sequenza"),
])  # fmt: skip
def test_players_of_burraco_have_a_word_of_their_own_for_runs(speak, game, word, other):
    speak("it")
    lines = (RECORDS / f"{game}_four_seats.cards.jsonl").read_text("utf-8").splitlines()
    match = Match.replay(find_game, lines)
    told = " ".join(names(match.game.view(match.state, 0), game=match.game.id)[0].values())
    assert f"{word} di" in told
    assert f"{other} di" not in told


def test_what_is_played_begins_a_sentence_of_its_own():
    match = begun("barracuda")
    status = TableSpeech(match.game.id, match.game.view(match.state, 0), PEOPLE).status()
    assert status == "The match ends above 100 points"
