"""Kings, queens and jacks with the letters of other languages, on cards and in words."""

import re

import pytest

from barracan.games.barbu.contracts import Contract, contract_title
from barracan.model import cards
from barracan.model.cards import CODES
from barracan.model.view import LaidMeld
from barracan.resources import resource
from barracan.table.accessibility.words import card_name, read_out
from barracan.table.cards import court_letters
from barracan.table.cards.court_letters import LETTERS, USUAL, choose_letters, draw_letters, use_letters
from barracan.table.cards.faces import LARGE, drawing_file, set_folder
from barracan.table.layouts.geometry import Spot
from barracan.table.rummy.stands_for import StandsFor, label_wildcards
from barracan.table.translation import translate_text

COURTS = [code for code in CODES if code[0] in USUAL and code != "JK"]
SETS = ("classic", "four-colour", "open-red")


@pytest.fixture(params=LETTERS)
def letters(request):
    use_letters(request.param)
    yield request.param
    use_letters(USUAL)


def indices(face):
    """Where the letters of a face end at the right, and their strokes."""
    found = re.findall(r'translate\(([\d.]+) 1[35][.\d]*\) scale\(([\d.]+)\)"><path d="([^"]+)"', face)
    return [(float(left), float(scale), strokes) for left, scale, strokes in found]


@pytest.mark.parametrize("art", [*SETS, *(f"{art}{LARGE}" for art in SETS)])
def test_each_court_has_its_letter_in_both_corners_within_its_index(art, letters):
    drawn = {rank: set() for rank in USUAL}
    for code in COURTS:
        face = resource("cards", art, f"{code}.svg").read_text("utf-8")
        found = indices(draw_letters(face, code, letters))
        assert len(found) == 2
        for left, scale, strokes in found:
            ends = [left + scale * (float(x) + 4.3) for x in re.findall(r"([\d.]+) [\d.]+", strokes)]
            assert max(ends) <= (69 if art.endswith(LARGE) else 52)
            drawn[code[0]].add(strokes)
    assert [len(strokes) for strokes in drawn.values()] == [1, 1, 1]
    assert len(set.union(*drawn.values())) == 3


def test_other_cards_are_drawn_as_they_are(letters):
    for code in (code for code in CODES if code not in COURTS):
        face = drawing_file("classic", "sunburst", code).read_text("utf-8")
        assert draw_letters(face, code, letters) == face


def test_the_set_lies_in_its_folder_whatever_its_letters():
    assert set_folder(court_letters.with_letters("classic-large", "RDV")) == resource("cards", "classic-large")
    assert set_folder("own:/home/a@b").name == "a@b"


def test_cards_are_written_read_and_spoken_with_the_letters_in_use(letters):
    for code in CODES:
        text = court_letters.card_text(code)
        assert court_letters.read_card(text) == code
        assert read_out(f"Discard {text}.") == f"Discard {card_name(code)}."
    king, queen, jack = letters
    assert court_letters.spell(cards.cards_text(["KS", "QH", "JD", "TC", "JK"])) == f"{king}♠ {queen}♥ {jack}♦ 10♣ ★"
    assert [court_letters.read_rank(letter) for letter in letters] == list(USUAL)


def test_a_wildcard_tells_what_it_stands_for_with_the_letters_in_use(qtbot, letters):
    made = {}
    meld = LaidMeld("meld:0:0", 0, ("JK", "QD", "QS"), ("Q", "", ""))
    spots = tuple(Spot(60.0 * at, 0.0, 80) for at in range(3))
    label_wildcards(lambda kind, name, _=None: made.setdefault(name, kind(name)), meld, spots)
    assert [tab.lines for tab in made.values() if isinstance(tab, StandsFor)] == [(letters[1],)]


def test_automatic_letters_are_those_of_the_language():
    assert [choose_letters("auto", language) for language in ("en", "it", "fr", "de")] == ["KQJ", "KQJ", "RDV", "KDB"]
    assert choose_letters("RCF", "fr") == "RCF"


def test_a_rank_that_stands_alone_has_the_letter_in_use(letters):
    told = {rank: translate_text(contract_title(Contract("dominoes", rank=rank))) for rank in "KQJT7"}
    shown = [words.removeprefix("Dominoes from ") for words in told.values()]
    assert shown == [*letters, "10", "7"]
