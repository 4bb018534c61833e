"""The detectors of what no level does: they see it, and only it, and over whole hands they see nothing."""

import pytest

from barracan.games.barracan.moves import Discard, Pass
from barracan.games.catalog import CATALOG
from barracan.model.cards import KINDS
from barracan.players.player import LEVELS
from games.barbu import position as barbu
from games.barracan.position import DREW, NOTHING, SET, TOOK_A_TRICK, position
from games.barracuda import position as barracuda
from games.burraco import position as burraco
from games.concan import position as concan
from players.breaches import count, detectors
from players.never import barracan, rummies, tricks

ALTERNATING = [(game, level) for at, game in enumerate(CATALOG) for level in LEVELS[at % 2 :: 2]]
"""Two levels of each game; ``never_list.py`` plays them all."""
FULL = "2H 9C 3H 5S 7D 7C 7S 8H 9H TH KS QD JD"
OPENED = {0: "run 2C 3C 4C, run 6H 7H 8H", 1: "run 2C 3C 4C, run 6H 7H 8H"}
PLENTY = "3D 6S 9D QH " * 10


@pytest.mark.parametrize(("game_id", "level"), ALTERNATING)
def test_no_detector_speaks_over_whole_hands(game_id, level):
    moves, found = count(game_id, level, range(2 if game_id == "barracan" else 1), seed=2, worlds=1)
    assert moves > 20
    assert len(found) == len(detectors(level))
    assert not any(found.values()), found


def test_jokers():
    state = position("JK 2C 9D", DREW)
    assert rummies.joker_thrown("barracan", state, Discard(0, "JK"))
    assert not rummies.joker_thrown("barracan", state, Discard(0, "2C"))
    trick = position("JK 9C KD QD JS", NOTHING, piles="2D|3C|4C|5C", laid=OPENED)
    moves = {move.card: move for move in CATALOG["barracan"].legal_moves(trick).of("trick")}
    assert barracan.joker_spent("barracan", trick, moves["JK"])
    assert not barracan.joker_spent("barracan", trick, moves["9C"])
    last = position("JK JK 9C", NOTHING, piles="2D|3C|4C|5C", laid=OPENED)
    assert not barracan.joker_spent("barracan", last, moves["JK"])


def test_finishes_of_barracan():
    flash = position(f"{FULL} 4C", DREW)
    assert barracan.flash_missed("barracan", flash, Discard(0, "4C"))
    assert not barracan.flash_missed("barracan", position(f"{FULL} 4C", TOOK_A_TRICK), Discard(0, "4C"))
    won = position("5D 6C 9S", DREW, laid={0: SET}, stock=PLENTY)
    assert not barracan.win_missed("barracan", won, Discard(0, "9S"))
    won.totals = [90, 20]
    assert barracan.win_missed("barracan", won, Discard(0, "9S"))


def test_broken_sets_and_short_hands():
    whole = position(f"{FULL} 2C", TOOK_A_TRICK, stock=PLENTY)
    assert barracan.set_broken("barracan", whole, Discard(0, "KS"))
    assert not barracan.set_broken("barracan", whole, Discard(0, "2C"))
    short = position("5D KS 9S TS JS", DREW, laid=OPENED, stock=PLENTY)
    for move in list(CATALOG["barracan"].legal_moves(short).of("meld")):
        if "run" in {meld.name for meld in move.melds}:
            CATALOG["barracan"].apply(short, move)
            break
    assert short.hands[0].size == 2
    assert barracan.stranded("barracan", short, Discard(0, "KS"))
    short.stock = short.stock[:2]
    assert not barracan.stranded("barracan", short, Discard(0, "KS"))


@pytest.mark.parametrize(("hand", "stranded"), [("9C JK KS", True), ("JK JK KS", False)])
def test_a_trick_strands_who_could_do_something_else(hand, stranded):
    short = position(hand, NOTHING, piles="2D|3C|4C|5C", laid=OPENED, stock=PLENTY)
    CATALOG["barracan"].apply(short, next(CATALOG["barracan"].legal_moves(short).of("trick")))
    assert barracan.stranded("barracan", short, Discard(0, "KS")) is stranded


def test_sure_tricks():
    end = position("AH 2C 9D 4S", NOTHING, piles="2C|3H|4H|5H", stock="", laid=OPENED)
    assert barracan.trick_passed("barracan", end, Pass(0))
    end.tables[0].tricks = 1
    assert not barracan.trick_passed("barracan", end, Pass(0))
    held = position("KH QC 9D 4S", DREW, piles="2C|3H|4H|5H", laid=OPENED, stock=PLENTY)
    assert barracan.trick_thrown("barracan", held, Discard(0, "KH"))
    assert not barracan.trick_thrown("barracan", held, Discard(0, "QC"))
    stranding = position("KH QC 9D", DREW, piles="2C|3H|4H|5H", laid=OPENED, stock=PLENTY)
    assert not barracan.trick_thrown("barracan", stranding, Discard(0, "KH"))


def test_visible_needs(monkeypatch):
    state = position("KH QC 9D 4S", DREW, piles="2C|3D|4C|5H", laid=OPENED, stock=PLENTY, seats=4)

    def seen(seat, cards):
        class Seen:
            def __init__(self, view):
                self.known = [type(hand)() for hand in state.hands]
                for card in cards.split():
                    self.known[seat].add(KINDS[card])

        monkeypatch.setattr(barracan, "Seen", Seen)

    seen(1, "KC KD")
    assert barracan.need_served("barracan", state, Discard(0, "KH"))
    assert not barracan.need_served("barracan", state, Discard(0, "QC"))
    seen(1, "KC KH")
    assert barracan.need_served("barracan", state, Discard(0, "KH"))
    seen(2, "KC KD")
    assert not barracan.need_served("barracan", state, Discard(0, "KH"))
    assert not barracan.partner_left("barracan", state, Discard(0, "KH"))
    seen(2, "QH QS")
    assert barracan.partner_left("barracan", state, Discard(0, "KH"))


def test_ways_out():
    out = barracuda.position("8H 2C", laid="8C 8D 8S")
    assert rummies.way_out_missed("barracuda", out, barracuda.discard("2C"))
    assert not rummies.way_out_missed("barracuda", out, barracuda.off(0, "8H"))
    other = barracuda.position("8H 2C", laid="9C 9D 9S")
    assert not rummies.way_out_missed("barracuda", other, barracuda.discard("2C"))
    top = concan.position("5D 6D 2S", concan.TAKE, "7D", laid="8D 8H 8S", opened=(0, 1), stock=PLENTY)
    assert rummies.way_out_missed("concan", top, next(CATALOG["concan"].legal_moves(top).of("draw")))
    assert not rummies.way_out_missed("concan", top, concan.take())
    pot = burraco.position("TS 9S", melds={0: "5S 6S 7S 8S"}, stock=PLENTY)
    assert rummies.way_out_missed("burraco", pot, burraco.discard("9S"))
    assert not rummies.way_out_missed("burraco", pot, burraco.add(0, "5S 6S 7S 8S 9S"))


def test_clean_sevens_and_whole_melds():
    seven = burraco.position("9H 4C KD", melds={0: "3H 4H 5H 6H 7H 8H"}, pot=(0,), stock=PLENTY)
    assert rummies.seven_left("burraco", seven, burraco.discard("KD"))
    assert not rummies.seven_left("burraco", seven, burraco.add(0, "3H 4H 5H 6H 7H 8H 9H"))
    three = burraco.position("9C 9D 9S QH", melds={0: "TC TD TH"}, pot=(0,), stock=PLENTY)
    assert rummies.meld_broken("burraco", three, burraco.discard("9C"))
    assert not rummies.meld_broken("burraco", three, burraco.discard("QH"))


def test_cards_that_others_can_lay():
    fed = burraco.position("8C JD", melds={0: "3C 3D 3H", 1: "8D 8H 8S"}, pot=(0, 1), stock=PLENTY)
    assert rummies.table_fed("burraco", fed, burraco.discard("8C"))
    assert not rummies.table_fed("burraco", fed, burraco.discard("JD"))
    fits = barracuda.position("7D KH", barracuda.DISCARD, laid="7C 7H 7S")
    assert rummies.table_fed("barracuda", fits, barracuda.discard("7D"))
    assert not rummies.table_fed("barracuda", fits, barracuda.discard("KH"))


def test_dear_tricks():
    king = barbu.tricks("no_king", *["2S 3S"] * 3, "2H AH", trick="QH KH 3H")
    assert tricks.penalty_taken("barbu", king, barbu.Play(3, "AH"))
    assert not tricks.penalty_taken("barbu", king, barbu.Play(3, "2H"))
