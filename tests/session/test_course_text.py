"""Texts of courses: what is read of them, what is wrong with others, and what a language that lags behind shows."""

import re

import pytest

from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.session.lessons import course as courses
from barracan.session.lessons.chapter import LEARNER, Awaits, Chapter
from barracan.session.lessons.course import CourseError, Progress, course_of, taught_games
from barracan.session.lessons.course_text import CourseTextError, Lit, read_course_text
from barracan.windows.rules.rules_text import rules_of
from barracan.windows.settings.preferences import LANGUAGES

CHAPTERS = [
    (game, language, chapter.name)
    for game in taught_games()
    for language in LANGUAGES
    for course in [course_of(game, language)]
    for chapter in (*course.chapters, *course.examples)
]
TEXT = """# A game

## first The first hand
> 7S 7C JK
@ after 3
What it is
about.

### B1.2 A step
@ pile:0 7S
@ hand:0
Some words.
More words.

**Do this.**

### B2 Another
@ others
Watch.

# Example hands

## royal A ladder
It grows.

### B9.1 Look
@ watch 4
Four moves.
"""


def test_a_text_is_read():
    [first], [royal] = read_course_text(TEXT)
    assert (first.name, first.title, first.summary) == ("first", "The first hand", "What it is about.")
    assert (first.fan, first.after) == (("7S", "7C", "JK"), 3)
    step, others = first.steps
    assert (step.clause, step.title, step.words, step.task) == ("B1.2", "A step", "Some words. More words.", "Do this.")
    assert step.lit == (Lit("pile:0", ("7S",)), Lit("hand:0"))
    assert (others.others, others.task, others.watched) == (True, "", 0)
    assert royal.steps[0].watched == 4


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "line 1"),
        ("## first The hand", "line 1"),
        ("# A\n\n## first", "line 3"),
        ("# A\n\n## a b\n### Nothing here", "line 4"),
        ("# A\n## a b\n### B1 C\n@ hand:0 7X", "line 3: no card: 7X"),
        ("# A\n## a b\n### B1 C\n@ 7", "line 3: not understood"),
        ("# A\n## a b\n### B1 C\nDo **this** now.", "line 3: what is to be done"),
        ("# A\n## a b\n### B1 C\n@ others\n**Do this.**", "line 3: a step awaits"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text, wrong):
    with pytest.raises(CourseTextError, match=wrong):
        read_course_text(text)


@pytest.mark.parametrize(("game", "language", "name"), CHAPTERS)
def test_steps_and_record_of_every_chapter_agree(game, language, name):
    course = course_of(game, language)
    chapter = course.open(name)
    clauses = {clause.number for clause in rules_of(game).clauses}
    assert {step.text.clause for step in chapter.steps} <= clauses
    assert chapter.steps[-1].awaits is Awaits.READING
    assert all(chapter.moves[step.at].seat == LEARNER for step in chapter.steps if step.awaits is Awaits.MOVE)
    assert course.text(name).summary


@pytest.mark.parametrize("game", taught_games())
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_language_has_each_chapter_in_its_own_words(game, language):
    english, other = course_of(game, "en"), course_of(game, language)
    for ours, theirs in zip((*english.chapters, *english.examples), (*other.chapters, *other.examples), strict=True):
        assert ours.name == theirs.name
        assert ours.summary != theirs.summary


def test_a_damaged_record_is_told_in_a_sentence(monkeypatch, tmp_path):
    (tmp_path / "barracan-first.cards.jsonl").write_text("{", "utf-8")
    course = courses.Course("barracan", read_course_text(TEXT), tmp_path)
    with pytest.raises(CourseError) as wrong:
        course.open("first")
    assert str(wrong.value.reason).startswith("The lessons in barracan-first.cards.jsonl cannot be read: ")
    with pytest.raises(CourseError, match="No such file"):
        course.open("royal")


def test_a_chapter_whose_steps_and_moves_differ_is_damaged():
    lines = course_of("barracan", "en").open("first").lines
    [chapter], _ = read_course_text("# A\n## a b\n### B1 C\nWords.\n")
    with pytest.raises(CourseTextError, match="26 moves, and steps for 0"):
        Chapter(find_game, lines, chapter)
    [chapter], _ = read_course_text("# A\n## a b\n@ after 1\n### B1 C\nWords.\n\n**Do this.**\n### B1 D\nWords.\n")
    with pytest.raises(CourseTextError, match="26 moves, and steps for 2"):
        Chapter(find_game, lines, chapter)


def test_how_far_a_chapter_has_come():
    course = course_of("barracan", "en")
    steps = len(course.chapters[0].steps)
    assert course.progress("first", {}) == Progress(0, steps)
    assert course.progress("first", {"barracan/first": 3}) == Progress(3, steps)
    assert course.progress("first", {"barracan/first": 999}).is_over  # of an older version that had more
    assert course.next_chapter({}) is course.chapters[0]
    assert course.next_chapter({f"barracan/{each.name}": len(each.steps) for each in course.chapters}) is None


def test_what_is_left_of_a_course_takes_fewer_minutes_the_further_it_has_come():
    course = course_of("barracan", "en")
    whole = course.minutes_left({})
    part = course.minutes_left({"barracan/first": len(course.chapters[0].steps)})
    done = course.minutes_left({f"barracan/{each.name}": len(each.steps) for each in course.chapters})
    assert 10 < whole < 60
    assert 1 <= done < part < whole


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["burraco", "buraco"])
def test_points_that_are_told_while_the_others_are_to_play_stand_on_the_table_then(game, language):
    course = course_of(game, language)
    for chapter in (course.open(each.name) for each in course.chapters):
        for number in (each for each, step in enumerate(chapter.steps) if step.awaits is Awaits.OTHERS):
            match = Match.replay(find_game, chapter.lines_before(number))
            view = match.game.view(match.state, LEARNER)
            points = {view.hand_points(side) for side in (0, 1)}
            told = {int(each) for each in re.findall(r"\b\d{3}\b", chapter.steps[number].text.words)}
            assert told - {100, 200} <= points  # these are what a pot and a long meld bring


@pytest.mark.parametrize("game", ["barbu", "sheepshead"])
def test_who_is_told_to_have_won_or_led_while_the_others_are_to_play_has_done_so_then(game):
    course = course_of(game, "en")
    for chapter in (course.open(each.name) for each in (*course.chapters, *course.examples)):
        for number in (each for each, step in enumerate(chapter.steps) if step.awaits is Awaits.OTHERS):
            match = Match.replay(find_game, chapter.lines_before(number))
            view = match.game.view(match.state, LEARNER)
            done = {"won": view.tricks[-1].winner if view.tricks else None, "led": view.trick_leader()}
            for name, what in re.findall(r"([A-Z]\w+) (?:has )?(won|led)\b", chapter.steps[number].text.words):
                assert done[what] is not None
                assert match.seats[done[what]].name == name


UNKNOWN = re.compile(r"\b(rummy|rommé|rami)\b", re.IGNORECASE)
"""What those know alone who know the game."""
EXPLAINED = re.compile(r"nickel, (which is five pennies|also fünf pennys|soit cinq pennies)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_courses_explain_what_they_are_the_first_to_name(language):
    for game in taught_games():
        steps = [step for chapter in course_of(game, language).chapters for step in chapter.steps]
        assert [step.title for step in steps if UNKNOWN.search(step.words)] == []
        told = " ".join(step.words for step in steps).lower()
        assert told.find("nickel") == (explained.start() if (explained := EXPLAINED.search(told)) else -1)
