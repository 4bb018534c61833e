"""Positions of BarraCan from a few words: hands, piles and tables as text, melds as text."""

import re
from functools import partial

from barracan.games.barracan.ladders import Ladder, read_ladder
from barracan.games.barracan.meld_moves import Laying, put_down, read_laying
from barracan.games.barracan.moves import Category, LadderMeld, LayMelds, PickUp, PileCard, Rung, TakeTrick
from barracan.games.barracan.rules import BarracanGame
from barracan.games.barracan.state import Taken
from barracan.games.rummy.state import Hand
from barracan.model.cards import kinds
from games.judged import clause_of, played

GAME = BarracanGame()
clause = partial(clause_of, GAME)
play = partial(played, GAME)
ME, NEXT = 0, 1
SET = "opposites 5H 6S, evens_odds 2H 4S, triplet 9C 9D 9H, run 2C 3C 4C, family JH QS KH"
"""A complete set (B6.5)."""
NOTHING, DREW, PICKED_UP, TOOK_A_TRICK = Taken.NOTHING, Taken.DRAW, Taken.PICK_UP, Taken.TRICK


def position(
    hand="7C 8D",
    taken=DREW,
    piles="2C|3C|4C|5C",
    stock="9C 9D 9H",
    seats=2,
    turn=ME,
    others="JC QC",
    laid=None,
    **options,
):
    """A state in which seat *turn* holds *hand* and has begun its turn as *taken* says.

    *piles* from the bottom, parted by bars; *stock* from the first card to be drawn; *others* is every other hand;
    *laid* maps a side to its melds, as ``melds`` reads them.
    """
    state = GAME.start(seats, {option.name: options.get(option.name, option.default) for option in GAME.options})
    state.hand_number, state.dealer, state.turn, state.taken = 1, (turn - 1) % seats, turn, taken
    state.hands = [Hand(kinds(hand if seat == turn else others)) for seat in range(seats)]
    for number, pile in enumerate(piles.split("|")):
        state.set_pile(number, kinds(pile))
    state.stock = kinds(stock)[::-1]
    for side, text in (laid or {}).items():
        for meld in melds(text):
            lay = read_laying(state.tables[side], [meld])
            assert isinstance(lay, Laying), lay
            put_down(state.tables[side], lay)
    return state


def melds(text):
    """Melds parted by commas: ``run 5H JK 7H`` or a ladder; text in, text of a move out."""
    return tuple(meld(each.strip()) for each in text.split(","))


def meld(text):
    """A category, ``run 5H JK 7H``, or a ladder.

    A ladder is its number, its arm, its rows and its categories:
    ``ladder 0: KH QS JH TS / 0 QD JD / 3 TD TC / run 0-2; family 0-2 row 2; triplet row 3``.
    """
    if not text.startswith("ladder"):
        name, *cards = text.split()
        return Category(name, tuple(cards))
    number, body = re.fullmatch(r"ladder (\d+): (.*)", text).groups()
    arm, *rows, rungs = (part.strip() for part in body.split("/"))
    return LadderMeld(
        int(number),
        tuple(arm.split()),
        tuple(sorted((int(row.split()[0]), tuple(row.split()[1:])) for row in rows)),
        tuple(_rung(rung.strip()) for rung in rungs.split(";")),
    )


def _rung(text):
    name, first, last, row = re.fullmatch(r"(\w+)(?: (\d+)-(\d+))?(?: row (\d+))?", text).groups()
    return Rung(name, None if first is None else (int(first), int(last)), None if row is None else int(row))


def built(text):
    """A ladder as it lies on the table."""
    ladder = read_ladder(meld(text))
    assert isinstance(ladder, Ladder)
    return ladder


def lay(text, seat=ME, **more):
    """A meld move."""
    return LayMelds(seat, melds(text), **more)


def pick_up(pile, text, seat=ME):
    """A pick-up of a pile."""
    return PickUp(seat, pile, melds(text))


def trick(cards, with_, seat=ME):
    """A trick of cards such as ``1:0 2:0 3:1`` (pile and position) with a card of the hand."""
    chosen = (pair.split(":") for pair in cards.split())
    return TakeTrick(seat, tuple(PileCard(int(pile), int(at)) for pile, at in chosen), with_)
