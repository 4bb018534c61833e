"""Who has not told a name yet is called "You", and spoken to."""

import ast
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QTranslator

import barracan
from barracan.games.barbu.moves import Double
from barracan.games.barracan.wording import Pile
from barracan.games.catalog import CATALOG, find_game
from barracan.model.common_texts import common_text
from barracan.model.match import Match
from barracan.model.score import HandEnd
from barracan.model.text import Seat, Text
from barracan.resources import resource
from barracan.table.past_moves import PAST_MOVES, after_you
from barracan.table.second_person import CONTEXT, SENTENCES, address
from barracan.table.translation import translate_past_move, translate_text

ARGUMENT = re.compile(r"\{(\w+)\}")
OF_A_PERSON = re.compile(r"\{(name|names|who|dealer|ender|one)\}(?:’s | [a-z]+s\b| can\b| will\b| went\b| won\b)")
"""What is said of a person in the third person, whom the argument names."""
OF_OTHERS = {"PeoplePage", "Spoken", "SpokenBurraco"}
"""Parts that speak of names in a list, or say themselves whose something is."""
BARBU = CATALOG["barbu"]
RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize(("template", "person"), SENTENCES)
def test_a_sentence_to_you_has_every_argument_but_the_name(template, person):
    said = SENTENCES[template, person]
    assert set(ARGUMENT.findall(said)) == set(ARGUMENT.findall(template)) - {person}
    assert re.search(r"\b(you|your|my)\b", said.casefold())


def marked():
    """The texts of the program with their contexts, but for those that are said to you."""
    for context in ET.parse(resource("translations", "barracan_it.ts")).getroot().iter("context"):
        if (name := context.findtext("name")) != CONTEXT:
            yield from ((name, message.findtext("source")) for message in context.iter("message"))


@pytest.fixture
def italian(qapp):
    translator = QTranslator()
    assert translator.load(str(resource("translations", "barracan_it.qm")))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def named():
    """The templates of texts that have a sentence to you themselves, and this one for a screen that people share."""
    for path in sorted(Path(barracan.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            names = {getattr(target, "id", "") for target in targets} | {getattr(node, "arg", "")}
            if any(name.endswith(("_NAMED", "named")) for name in names if name) and getattr(node, "value", None):
                yield from (str(each.value) for each in ast.walk(node.value) if isinstance(each, ast.Constant))


def test_every_sentence_is_one_that_the_program_says_of_others():
    assert {template for template, _ in SENTENCES} <= {words for _, words in marked()}


def test_what_is_said_of_a_person_is_said_to_you():
    said = {
        (words, person) for name, words in marked() if name not in OF_OTHERS for person in OF_A_PERSON.findall(words)
    }
    themselves = {(words, person) for words in named() for person in OF_A_PERSON.findall(words)}
    assert themselves
    assert said - themselves <= SENTENCES.keys()


def test_a_text_with_a_name_and_a_sentence_to_you_says_the_sentence_to_you():
    hand = Text("games", "Not in your hand.", named="Not in {name}’s hand.")
    assert translate_text(hand) == "Not in your hand."
    assert translate_text(hand.with_names(("Nora", "Bix"), "Nora")) == "Not in Nora’s hand."
    assert translate_text(hand.with_names(("You", "Nora"), "You")) == "Not in your hand."


def test_you_play_alone_and_others_play_alone():
    template = "{who} plays alone"
    assert translate_text(Text("sheepshead", template, {"who": "You"})) == "You play alone"
    assert translate_text(Text("sheepshead", template, {"who": "Nora"})) == "Nora plays alone"


def test_who_doubles_one_and_redoubles_another_is_spoken_to_in_both_halves(italian):
    both = BARBU.describe_last([Double(2, (0,)), Double(1, (2,)), Double(0, (1, 2))], ())
    yours, adas = both.with_names(("Tu", "Bix", "Nora")), both.with_names(("Ada", "Bix", "Nora"))
    assert translate_past_move("Tu", yours) == "hai contrato Bix e hai surcontrato Nora"
    assert translate_past_move("Ada", adas) == "ha contrato Bix e ha surcontrato Nora"


def test_a_sentence_within_another_is_said_to_you_too():
    move = Text("barracan", "picked up {pile}", {"pile": Pile(0).with_name(("You", "Bix"))})
    told = address(common_text("{name}: {what}.", name="Bix", what=move), "You")
    assert told.fill(lambda _, template: template) == "Bix: picked up your pile."


@pytest.mark.parametrize("game", ["concan", "barracuda", "burraco", "buraco"])
def test_the_end_of_a_hand_is_told_to_you(game):
    end = HandEnd(1, "out", 0, (10, 0), (10, 0), ((), ()))
    words = translate_text(CATALOG[game].finale(end).with_names(("You", "Bix")))
    assert words.startswith("You ")
    assert not words.startswith(("You wins", "You goes"))


def test_a_seat_that_has_no_name_yet_is_nobody():
    told = Text("concan", "{name} wins the hand", {"name": Seat(1)})
    assert translate_text(told) == "seat 1 wins the hand"


def test_what_you_have_done_is_said_to_you():
    assert {after_you(Text("games", words)).context for words in PAST_MOVES} == {CONTEXT}
    assert after_you(Text("games", "thought")) == Text("games", "thought")


@pytest.mark.parametrize("name", sorted(path.name for path in RECORDS.glob("**/right/*.jsonl")))
def test_every_move_is_one_that_may_be_said_of_you(name):
    match = Match(find_game)
    for line in (RECORDS / "right" / name).read_text(encoding="utf-8").splitlines():
        match.read(line)
        if match.moves:
            assert match.game.describe(match.moves[-1]).template in PAST_MOVES


def test_what_is_said_on_the_curtain_and_announced_is_said_to_you(italian):
    assert translate_text(Text("Curtain", "{name}’s turn", {"name": "Nora"})) == "Tocca a Nora"
    assert translate_text(Text("Curtain", "{name}’s turn", {"name": "Tu"})) == "Tocca a te"
    passed = common_text("passed")
    assert translate_text(common_text("{name} {what}", name="Nora", what=passed)) == "Nora ha passato"
    assert translate_text(common_text("{name} {what}", name="Tu", what=passed)) == "Tu hai passato"
    assert (translate_past_move("Nora", passed), translate_past_move("Tu", passed)) == ("ha passato", "hai passato")
    doubled = Text("barbu", "doubled {first}", {"first": "Tu"})
    assert translate_text(common_text("{name}: {what}.", name="Bix", what=doubled)) == "Bix: ti ha contrato."


@pytest.mark.parametrize(
    ("who", "taker", "said"),
    [
        ("Tu", "Bix", "hai giocato 5♥, presa di Bix"),
        ("Bix", "Tu", "ha giocato 5♥, presa tua"),
        ("Tu", "Tu", "hai giocato 5♥, presa tua"),
    ],
)
def test_whoever_has_played_and_taken_a_trick_you_are_spoken_to(italian, who, taker, said):
    took = Text("TrickMoves", "played {card}, {name} took it", {"card": "5♥", "name": taker})
    assert translate_past_move(who, took) == said
