"""The rules as people read them: every clause of every game, in words that agree with the program."""

import re
import shutil
import unicodedata
from functools import cache

import pytest
from PySide6.QtCore import QTranslator

from barracan.games.barbu.contracts import Contract
from barracan.games.barbu.scoring import score
from barracan.games.catalog import CATALOG
from barracan.resources import ENGLISH, resource
from barracan.windows.rules import rules_text
from barracan.windows.rules.rules_text import Clause, glossary, is_option, plain, read_rules, rules_of
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
ARTICLES = {
    "en": "The",
    "it": "Il|Lo|La|Le",
    "de": "Der|Die|Das",
    "es": "El|La|Los|Las",
    "fr": "Le|La|Les",
    "pt": "O|A|Os|As",
}
"""What is left out where words are put in order."""
each_game = pytest.mark.parametrize("game_id", CATALOG)


LANGUAGES = sorted(path.name for path in resource("rules").iterdir())


@pytest.fixture(params=LANGUAGES)
def language(request):
    return request.param


def rules(game_id, language="en"):
    return rules_of(game_id, language)


@cache
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
def test_every_language_has_all_clauses_with_the_same_examples(game_id, language):
    folder = resource("rules") / language
    own = {clause.number: clause for clause in read_rules(folder / f"{game_id}.md").clauses}
    assert list(own) == numbers(game_id)
    assert [clause.number for clause in rules(game_id).clauses if not own[clause.number].is_like(clause)] == []


@each_game
def test_every_clause_has_a_title_and_words(game_id, language):
    found = rules(game_id, language)
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
def test_clauses_that_the_text_names_are_there(game_id, language):
    text = " ".join(paragraph for clause in rules(game_id, language).clauses for paragraph in clause.paragraphs)
    named = set(re.findall(rf"\b[{LETTERS[game_id]}]\d+(?:\.\d+)?", text))
    assert named
    assert named <= set(numbers(game_id))


@each_game
def test_every_option_is_told_by_its_title_in_its_clause(game_id, language):
    told = {clause.number: clause.paragraphs for clause in rules(game_id, language).clauses}
    translator = QTranslator()
    assert language == ENGLISH or translator.load(str(resource("translations", f"barracan_{language}.qm")))
    for option in CATALOG[game_id].options:
        title = option.title.fill(lambda *text: translator.translate(*text) or text[1])
        assert any(is_option(each) and f" *{title}*" in each.partition(":")[0] for each in told[option.clause]), title


def judge(game_id, clause, example):
    """What the rules say of an example, as it is written: its sign, or what it counts."""
    verdict = CATALOG[game_id].judge_example(clause.number, example.kind, example.groups)
    assert verdict is not None, (clause.number, example)
    assert verdict.stands or verdict.refusal is not None, (clause.number, example)
    if example.expected in "+-":
        return "+" if verdict.stands else "-"
    return str(verdict.points)


@each_game
def test_examples_are_judged_as_the_rules_say(game_id):
    found = [(clause, each) for clause in rules(game_id).clauses for each in clause.examples]
    told = [(clause, each) for clause, each in found if each.expected != "="]
    assert [judge(game_id, clause, each) for clause, each in told] == [each.expected for _, each in told]


@each_game
def test_every_chapter_has_a_drawn_example(game_id):
    found = rules(game_id)
    drawn = {clause.number.partition(".")[0] for clause in found.clauses if clause.examples or clause.table}
    assert {chapter.number for chapter in found.chapters} - drawn <= {"C1"}, "Buraco leaves out the pack of Burraco"


@each_game
def test_what_can_be_tried_is_judged_card_by_card(game_id):
    pools = [clause.pool for clause in rules(game_id).clauses if clause.pool]
    assert pools
    for kind, cards in pools:
        for count in range(1, len(cards) + 1):
            groups = [(code,) for code in cards[:count]] if kind == "ladder" else [cards[:count]]
            assert CATALOG[game_id].judge_example("", kind, groups) is not None


@each_game
def test_every_game_tells_where_it_comes_from(game_id, language):
    assert rules(game_id, language).story


def test_what_a_language_lacks_is_read_in_english(tmp_path, monkeypatch):
    shutil.copytree(resource("rules"), tmp_path / "rules")
    text = "# Sheepshead auf Deutsch\n\nEin Spiel.\n\n## S1 Tisch\n\n### S1.2 Plätze\nDrei.\n"
    (tmp_path / "rules" / "xx").mkdir()
    (tmp_path / "rules" / "xx" / "sheepshead.md").write_text(text, "utf-8")
    monkeypatch.setattr(rules_text, "folder_of", lambda room, _: tmp_path / room)
    read = rules("sheepshead", "xx")
    assert read.title == "Sheepshead auf Deutsch"
    assert read.clause("S1.2").paragraphs == ["Drei."]
    assert read.clause("S1") == rules("sheepshead").clause("S1"), "what can be tried is missing"
    assert [each.number for each in read.clauses] == numbers("sheepshead")
    assert rules("barbu", "xx") == rules("barbu")


def test_rules_are_found_without_accents():
    clause = Clause("C1", "Più pozzetti", is_chapter=False, paragraphs=["È così."])
    assert clause.matches("piu COSI")
    assert clause.matches("più")


def test_no_letter_of_the_rules_keeps_its_accent(language):
    letters = {letter for path in (resource("rules") / language).glob("*.md") for letter in path.read_text("utf-8")}
    for letter in filter(str.isalpha, letters):
        parts = unicodedata.normalize("NFKD", letter.casefold())
        assert plain(letter) == "".join(part for part in parts if not unicodedata.combining(part))
        assert plain(parts) == plain(letter)


def test_ladders_of_nine_to_thirteen_cards_are_drawn():
    ladders = [each for clause in rules("barracan").clauses for each in clause.examples if each.kind == "ladder"]
    assert set(range(9, 14)) <= {len(each.cards) for each in ladders if each.expected == "+"}


def test_the_sheet_of_doubles_is_what_the_rules_count():
    options = {option.name: option.default for option in CATALOG["barbu"].options}
    state = CATALOG["barbu"].start(4, options)
    state.set_contract(Contract("trump", "H"))
    (_, *tricks), (_, *contract), *pairs, (_, *hand) = rules("barbu").clause("P9.2").table[1:]
    state.won = [int(number) for number in tricks]
    state.doubled = [1 << 2, 1 << 0, 1 << 0, 0]
    scored = score(state)
    assert [lines[0].points for lines in scored] == [int(points) for points in contract]
    assert [sum(line.points for line in lines) for lines in scored] == [figure(points) for points in hand]
    for at, (_, *points) in enumerate(pairs):
        seats = [seat for seat, told in enumerate(points) if told]
        found = [scored[seat][1 + (at if seat == 0 else 0)].points for seat in seats]
        assert found == [figure(points[seat]) for seat in seats]


def figure(words):
    return int(words.replace("−", "-"))


def test_words_of_players_stand_in_their_order(language):
    words = [clause.title for clause in glossary(language).clauses]
    assert len(words) == len(glossary().clauses) > 25
    assert words == sorted(words, key=lambda word: plain(re.sub(f"^({ARTICLES[language]}) ", "", word)))
