"""The rules as people read them: every clause of every game, in words that agree with the program."""

import re

import pytest

from barracan.games.barracan import categories
from barracan.games.barracuda import melds as barracuda
from barracan.games.burraco import melds as burraco
from barracan.games.burraco.options import Terms
from barracan.games.catalog import CATALOG
from barracan.games.concan import melds as concan
from barracan.games.concan.moves import NewMeld
from barracan.model.cards import CODES, KINDS
from barracan.model.refusal import Refusal
from barracan.windows.rules.rules_text import rules_of
from cited import LETTERS, clauses_cited

BURRACO = (3, 8, 4, 9, 5, 3, 5, 2, 7, 2, 0, 2, 5)
PARTS = {
    "barracan": {"B": (4, 4, 5, 6, 6, 6, 5, 4, 11, 6, 1, 0, 0, 5)},
    "burraco": {"C": BURRACO},
    "buraco": {"D": (4, 3, 2, 4, 4, 2, 2, 0, 0, 0, 0), "C": BURRACO},
    "concan": {"N": (3, 4, 7, 9, 6, 3, 3, 4, 4, 3, 0, 0, 5)},
    "barracuda": {"U": (5, 4, 6, 7, 2, 2, 2, 3, 0, 0, 5)},
    "barbu": {"P": (2, 3, 3, 7, 5, 6, 4, 6, 3, 1, 5, 0, 5)},
    "sheepshead": {"S": (5, 2, 3, 5, 5, 6, 2, 3, 0, 4)},
}
"""The letters of a game's clauses, and how many each chapter has."""
REPLACED = {"C1.1", "C1.2", "C2.6", "C2.7"}
"""The clauses of Burraco that Buraco's own replace (D1, D2.2)."""
each_game = pytest.mark.parametrize("game_id", CATALOG)


def rules(game_id):
    return rules_of(game_id)


def numbers(game_id):
    return [clause.number for clause in rules(game_id).clauses]


@each_game
def test_every_clause_is_there_once_in_its_order(game_id):
    right = []
    for letter, chapters in PARTS[game_id].items():
        for chapter, parts in enumerate(chapters, 1):
            right += [f"{letter}{chapter}", *(f"{letter}{chapter}.{part}" for part in range(1, parts + 1))]
    assert numbers(game_id) == [number for number in right if game_id != "buraco" or number not in REPLACED]


@each_game
def test_every_clause_has_a_title_and_words(game_id):
    found = rules(game_id)
    assert found.title
    assert found.introduction
    for clause in found.clauses:
        parted = any(number.startswith(f"{clause.number}.") for number in numbers(game_id))
        assert clause.title
        assert clause.paragraphs or (clause.is_chapter and parted), clause.number


@each_game
def test_clauses_that_the_code_names_are_there(game_id):
    named = clauses_cited(game_id)
    assert len(named) > 10
    assert named <= set(numbers(game_id))


@each_game
def test_clauses_that_the_text_names_are_there(game_id):
    text = " ".join(paragraph for clause in rules(game_id).clauses for paragraph in clause.paragraphs)
    named = set(re.findall(rf"\b[{LETTERS[game_id]}]\d+(?:\.\d+)?", text))
    assert named
    assert named <= set(numbers(game_id))


@each_game
def test_every_option_is_told_by_its_title_in_its_clause(game_id):
    told = {clause.number: " ".join(clause.paragraphs) for clause in rules(game_id).clauses}
    for option in CATALOG[game_id].options:
        assert f"Option *{option.title}*:" in told[option.clause]


def is_category(clause, cards):
    return categories.stands(int(clause.partition(".")[2]) - 1, [KINDS[card] for card in cards])


def is_meld_of_burraco(_clause, cards):
    usual = Terms(4, {option.name: option.default for option in CATALOG["burraco"].options})
    return not isinstance(burraco.read([KINDS[card] for card in cards], usual), Refusal)


def is_meld_of_concan(_clause, cards):
    jokers = cards.count("JK")
    meant = [(code,) for code in CODES if code != "JK"] if jokers else [()]
    return any(not isinstance(concan.read(NewMeld(cards, each), 0), Refusal) for each in meant)


def is_meld_of_barracuda(_clause, cards):
    return not isinstance(barracuda.read([KINDS[card] for card in cards], 0), Refusal)


@pytest.mark.parametrize(
    ("game_id", "stands"),
    [
        ("barracan", is_category),
        ("burraco", is_meld_of_burraco),
        ("concan", is_meld_of_concan),
        ("barracuda", is_meld_of_barracuda),
    ],
)
def test_examples_are_judged_as_the_rules_say(game_id, stands):
    examples = [(clause.number, example) for clause in rules(game_id).clauses for example in clause.examples]
    assert examples
    for clause, example in examples:
        assert stands(clause, example.cards) == example.stands, (clause, example)
