"""Puzzles: files that are right, answers that are judged, and what is remembered of them."""

import json
import shutil
from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt, QTranslator
from PySide6.QtTest import QTest

from barracan.games.barracan.ladder_search import find_ladders
from barracan.games.barracan.ladders import write_ladder
from barracan.games.barracan.moves import Discard, LayMelds
from barracan.games.catalog import CATALOG
from barracan.games.rummy.state import Hand
from barracan.model.cards import KINDS
from barracan.resources import ENGLISH, resource
from barracan.session.lessons import puzzle as puzzle_files
from barracan.session.lessons.puzzle import (
    ALIKE,
    LadderPuzzle,
    MovePuzzle,
    PuzzleError,
    open_puzzle,
    puzzle_games,
    puzzle_names,
)
from barracan.session.lessons.puzzle_judge import PuzzleJudge
from barracan.table.hud.button_row import LADDER
from barracan.table.hud.labels import Label
from barracan.windows.settings.preferences import LANGUAGES, read_preferences, write_preferences
from dull_puzzles import SHARE
from puzzle_values import VALUED, legal_moves
from puzzles import gap_of
from waiting import run_dry, until
from windows.pages import absent, click, control

NAMES = [name for game in puzzle_games() for name in puzzle_names(game)]
LATE = " Only the very first answer to a puzzle counts as solved."


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_is_a_position_in_which_one_move_leads(name):
    puzzle = open_puzzle(name)
    game, state = puzzle.match.game, puzzle.match.state
    if isinstance(puzzle, LadderPuzzle):
        assert puzzle.count(puzzle.best) == puzzle.points
        assert [puzzle.stars(puzzle.needed(stars)) for stars in (1, 2, 3)] == [1, 2, 3]
    else:
        assert puzzle.loss(puzzle.best) == 0
        assert all(earlier.value >= later.value for earlier, later in zip(puzzle.moves, puzzle.moves[1:], strict=False))
        assert puzzle.lead >= gap_of(game)
    assert [note.player for note in puzzle.match.seats].count("human") == 1
    assert puzzle.match.seats[puzzle.seat].player == "human"
    assert puzzle.match.seats[puzzle.seat].name == "Ada"
    moves = [puzzle.best] if isinstance(puzzle, LadderPuzzle) else [worth.move for worth in puzzle.moves]
    assert all(game.refusal(state, move) is None for move in moves)


@pytest.mark.parametrize("game", puzzle_games())
def test_at_most_a_quarter_of_a_games_puzzles_share_a_theme_or_a_reason(game):
    puzzles = [open_puzzle(name) for name in puzzle_names(game)]
    themes = Counter(each.theme for each in puzzles)
    told = Counter(each.reasons[0].template for each in puzzles if isinstance(each, MovePuzzle))
    assert max(*themes.values(), *told.values()) <= max(1, -(-len(puzzles) // SHARE))


@pytest.mark.parametrize("name", [name for name in NAMES if "ladder" not in name])
def test_why_the_best_move_is_made_is_said_in_all_languages(name):
    reasons = open_puzzle(name).reasons
    assert reasons
    for language in (each for each in LANGUAGES if each != ENGLISH):
        translator = QTranslator()
        assert translator.load(str(resource("translations") / f"barracan_{language}.qm"))
        assert all(translator.translate(why.context, why.template) for why in reasons)


def test_no_two_puzzles_are_alike():
    assert len({tuple(open_puzzle(name).lines) for name in NAMES}) == len(NAMES)


@pytest.mark.parametrize("name", [name for name in NAMES if "ladder" not in name])
def test_what_an_answer_costs_is_known_beforehand_or_the_moves_that_come_closest_are(name):
    puzzle = open_puzzle(name)
    unknown = [
        move for move in legal_moves(puzzle.match.game, puzzle.match.state).values() if puzzle.loss(move) is None
    ]
    assert not unknown or len(puzzle.moves) >= VALUED


@pytest.fixture
def order(monkeypatch):
    """A turn of which two things are told comes first and a ladder second, whichever puzzles there are."""
    names = puzzle_names("barracan")
    told = next(name for name in names if "ladder" not in name and len(open_puzzle(name).reasons) > 1)
    first = (told, next(name for name in names if "ladder" in name))
    order = (*first, *(name for name in names if name not in first))
    monkeypatch.setattr(
        "barracan.windows.learn.puzzle_pages.puzzle_names",
        lambda game: order if game == "barracan" else puzzle_names(game),
    )
    return order


@pytest.fixture
def page(window, order):
    window.show_home()
    click(window, "puzzle_card")
    page = control(window, "puzzle_page")
    page.scene.finish_motion()
    return page


def other_move(puzzle):
    return puzzle.moves[-1].move


def test_another_move_costs_points_and_is_not_made(page):
    before = page.model.number
    page.session.intents.submit(other_move(page.puzzle))
    loss = (page.puzzle.moves[0].value - page.puzzle.moves[-1].value) / 1000
    assert control(page, "lesson_answer").text() == f"{loss:.1f} points less than the best. Look again."
    assert page.model.number == before
    assert control(page, "lesson_next").text() == "Skip"


def test_a_puzzle_can_be_skipped_and_is_not_tried_then(window, page):
    name = page.puzzle.name
    click(page, "lesson_next")
    assert control(page, "lesson_count").text().startswith("Puzzle 2 of ")
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert control(page, "lesson_count").text().startswith("Puzzle 3 of ")
    assert window.preferences.puzzles == {}
    window.features.puzzles.show("barracan")
    assert page.puzzle.name == name
    page.session.intents.submit(page.puzzle.best)
    assert control(page, "lesson_next").text() == "Next puzzle"


def test_what_is_weighed_when_a_puzzle_is_skipped_is_told_of_no_other(page):
    page.puzzle.moves[2:] = []
    known = {repr(worth.move) for worth in page.puzzle.moves}
    moves = page.puzzle.match.game.legal_moves(page.puzzle.match.state)
    page.session.intents.submit(next(move for move in moves if repr(move) not in known))
    page.following.emit()
    page.findChild(PuzzleJudge).judged.emit(0)
    assert not page.session.table.live.match.moves[len(page.puzzle.match.moves) :]
    assert absent(page, "lesson_answer")


def test_the_best_move_is_made_and_remembered(window, page):
    page.session.intents.submit(page.puzzle.best)
    assert control(page, "lesson_answer").text().startswith("Found: ")
    assert window.preferences.puzzles == {page.puzzle.name: True}
    first = page.puzzle.name
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert page.puzzle.name != first
    assert page.view.hasFocus()  # not the button that shows the move
    assert control(page, "lesson_count").text().startswith("Puzzle 2 of ")


def test_z_on_the_card_of_a_found_puzzle_takes_the_move_back_or_says_why_not(page):
    before = page.model.number
    page.session.intents.submit(page.puzzle.best)
    assert page.card.main.hasFocus()
    found = control(page, "lesson_answer").text()
    QTest.keyClick(page.card.main, Qt.Key.Key_Z)
    assert (page.model.number == before) != (control(page, "lesson_answer").text() != found)


def test_a_move_that_is_found_later_is_told_not_to_count_as_long_as_the_puzzle_is_not_solved(window, page):
    name = page.puzzle.name
    page.session.intents.submit(other_move(page.puzzle))
    assert window.preferences.puzzles == {name: False}
    page.session.intents.submit(page.puzzle.best)
    assert control(page, "lesson_answer").text().endswith(LATE)
    page.preceding.emit()
    page.session.intents.submit(page.puzzle.best)
    assert not control(page, "lesson_answer").text().endswith(LATE)
    page.following.emit()
    assert page.puzzle.name == name
    page.session.intents.submit(page.puzzle.best)  # opened once more, this is no first answer
    assert control(page, "lesson_answer").text().endswith(LATE)
    assert window.preferences.puzzles[name] is False
    page.preceding.emit()
    page.session.intents.submit(other_move(page.puzzle))
    page.session.intents.submit(page.puzzle.best)
    assert not control(page, "lesson_answer").text().endswith(LATE)  # it was solved


def test_another_move_after_the_best_was_taken_back_is_judged_too(window, page):
    page.session.intents.submit(page.puzzle.best)
    before = page.model.number
    page.press("undo")
    assert page.model.number < before
    page.session.intents.submit(other_move(page.puzzle))
    loss = (page.puzzle.moves[0].value - page.puzzle.moves[-1].value) / 1000
    assert control(page, "lesson_answer").text() == f"{loss:.1f} points less than the best. Look again."
    assert page.model.number < before
    page.session.intents.submit(page.puzzle.best)
    assert control(page, "lesson_answer").text().startswith("Found: ")
    assert not control(page, "lesson_answer").text().endswith(LATE)
    assert window.preferences.puzzles == {page.puzzle.name: True}


def test_why_it_is_the_best_is_told_once_it_has_been_made(page):
    [why, more] = page.puzzle.reasons
    page.session.intents.submit(other_move(page.puzzle))
    assert absent(page, "lesson_task")
    said = []
    page.card.answered.connect(said.append)
    click(page, "lesson_show")
    assert control(page, "lesson_task").text() == f"{why} {more}"
    assert said == [f"{control(page, 'lesson_answer').text()} {why} {more}"]
    assert absent(page, "lesson_words")
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert absent(page, "lesson_task")


def test_what_is_shown_or_found_later_is_not_solved(window, page):
    name = page.puzzle.name
    page.session.intents.submit(other_move(page.puzzle))
    click(page, "lesson_show")
    assert control(page, "lesson_answer").text().startswith("This was the move: ")
    assert absent(page, "lesson_show")
    assert window.preferences.puzzles == {name: False}


def test_a_move_that_nobody_weighed_is_weighed_now(page):
    page.puzzle.moves[2:] = []
    known = {repr(worth.move) for worth in page.puzzle.moves}
    game, state = page.puzzle.match.game, page.puzzle.match.state
    move = next(move for move in game.legal_moves(state) if repr(move) not in known)
    page.session.intents.submit(move)
    assert control(page, "lesson_answer").text() == "This move is being weighed."
    until(lambda: "points less than the best" in control(page, "lesson_answer").text())


def test_a_move_that_trails_by_nothing_that_can_be_told_is_found_too(window, page):
    best, *others = page.puzzle.moves
    game = page.puzzle.match.game
    named = game.advise(game.view(page.puzzle.match.state, page.puzzle.seat), best.move)
    second = next(each for each in others if each.move.do != best.move.do)
    others.remove(second)
    page.puzzle.moves[1:] = [second._replace(value=best.value - 40), *others]
    page.session.intents.submit(second.move)
    assert control(page, "lesson_answer").text() == "Found: no move is better than this."
    why = " ".join(map(str, page.puzzle.reasons))
    assert control(page, "lesson_task").text() == f"This would be as good: {named}. {why}"
    assert page.session.table.live.match.moves[-1] == second.move
    assert window.preferences.puzzles == {page.puzzle.name: True}
    assert page.puzzle.lead >= ALIKE


def test_what_is_told_of_a_move_that_is_weighed_now_agrees_with_the_lead(page):
    best, *_ = page.puzzle.moves
    page.puzzle.moves[1:] = [page.puzzle.moves[-1]._replace(value=best.value - 90_000)]
    known = {repr(worth.move) for worth in page.puzzle.moves}
    game, state = page.puzzle.match.game, page.puzzle.match.state
    move = next(move for move in game.legal_moves(state) if repr(move) not in known)
    page.session.intents.submit(move)
    until(lambda: "points less than the best" in control(page, "lesson_answer").text())
    told = control(page, "lesson_answer").text().split()[0]
    page.session.intents.submit(best.move)
    assert control(page, "lesson_answer").text().startswith(f"Found: {told} points better than the next best.")


def test_a_move_that_leaves_the_best_one_open_is_no_error(window):
    window.features.puzzles.show("buraco")
    page = control(window, "puzzle_page")
    while page.puzzle.name != "buraco-02":
        page.following.emit()
    before = page.model.number
    page.session.intents.submit(next(each.move for each in page.puzzle.moves if page.puzzle.goes_with(each.move)))
    assert control(page, "lesson_answer").text() == "The best move could still be made after this one. Look for it."
    assert page.model.number == before
    page.session.intents.submit(page.puzzle.best)
    assert window.preferences.puzzles["buraco-02"]


def test_the_builder_is_made_while_a_puzzle_before_it_is_thought_about(page):
    panel = page.scene.panel
    until(lambda: panel.item is not None)
    assert panel.item.builder is not None
    assert panel.page == ""


def test_there_is_no_hint(page):
    page.press("hint")
    assert control(page, "lesson_answer").text() == "There are no hints in a puzzle: Show me makes the move."


def test_what_was_solved_is_kept(tmp_path, window):
    path = tmp_path / "kept.json"
    write_preferences(path, replace(window.preferences, puzzles={"barracan-01": True, "barracan-02": False}))
    assert read_preferences(path).puzzles == {"barracan-01": True, "barracan-02": False}
    path.write_text('{"puzzles": {"barracan-01": "yes", "barracan-02": true}, "stars": {"x": "3", "y": 2}}', "utf-8")
    assert read_preferences(path).puzzles == {"barracan-02": True}
    assert read_preferences(path).stars == {"y": 2}


@pytest.mark.parametrize("damage", ["record", "values", "refused", "gone"])
def test_a_damaged_puzzle_is_told_in_a_sentence(monkeypatch, tmp_path, damage):
    name = NAMES[0]
    puzzle = open_puzzle(name)
    moves = [{"move": {"kind": "move", **CATALOG[puzzle.match.game.id].write_move(puzzle.best)}, "value": 1}]
    files = {"record": "\n".join(puzzle.lines) + "\n", "values": json.dumps({"theme": "draw", "moves": moves * 2})}
    if damage == "refused":
        moves[0]["move"]["seat"] = (puzzle.seat + 1) % len(puzzle.match.seats)
        files["values"] = json.dumps({"theme": "draw", "moves": moves * 2})
    elif damage != "gone":
        files[damage] = "{"
    for part, ending in (("record", ".cards.jsonl"), ("values", ".json")):
        if damage != "gone" or part == "record":
            (tmp_path / f"{name}{ending}").write_text(files[part], "utf-8")
    monkeypatch.setattr(puzzle_files, "resource", lambda _, *file: tmp_path.joinpath(*file))
    with pytest.raises(PuzzleError) as wrong:
        open_puzzle(name)
    assert str(wrong.value.reason).startswith(f"The puzzle in {name}.cards.jsonl cannot be read: ")


@pytest.fixture
def ladders(page):
    """The page at a puzzle in which a ladder is to be built."""
    page.following.emit()
    assert isinstance(page.puzzle, LadderPuzzle)
    page.scene.finish_motion()
    return page


def smaller_ladder(puzzle):
    """A ladder of two categories."""
    hand = puzzle.match.game.view(puzzle.match.state, puzzle.seat).hand
    kinds = [KINDS[code] for code in hand]
    found = (ladder for ladder, _ in find_ladders(Hand(kinds), None) if len(ladder.parts) == 2)
    return LayMelds(puzzle.seat, (write_ladder(0, next(found)),))


def test_the_builder_lies_open_under_the_card(ladders):
    card = control(ladders, "lesson_card")
    assert ladders.scene.panel.page == LADDER
    assert card.geometry().bottom() < ladders.view.geometry().top()
    assert ladders.view.geometry().bottom() == ladders.rect().bottom()


def test_the_builder_lies_open_at_the_first_puzzle_that_is_shown(window, order):
    window.prefer(replace(window.preferences, puzzles={order[0]: True}))
    window.show_home()
    click(window, "puzzle_card")
    page = control(window, "puzzle_page")
    assert isinstance(page.puzzle, LadderPuzzle)
    assert page.scene.panel.page == LADDER


def test_a_ladder_that_is_not_the_best_earns_stars_and_is_not_laid(ladders):
    puzzle, before = ladders.puzzle, ladders.model.number
    move = smaller_ladder(puzzle)
    points = puzzle.count(move)
    ladders.session.intents.submit(move)
    assert points < puzzle.points
    assert control(ladders, "lesson_answer").text().startswith(f"{points} points")
    assert control(ladders, "stars").earned == puzzle.stars(points)
    assert ladders.model.number == before


def test_the_best_ladder_earns_three_stars(window, ladders):
    name = ladders.puzzle.name
    ladders.session.intents.submit(ladders.puzzle.best)
    assert control(ladders, "lesson_answer").text().startswith("Three stars: ")
    assert control(ladders, "stars").earned == 3
    assert window.preferences.puzzles[name]
    assert window.preferences.stars == {name: 3}
    ladders.preceding.emit()
    ladders.following.emit()
    assert ladders.puzzle.name == name
    assert control(ladders, "stars").earned == 3


def test_another_move_than_a_ladder_is_not_made(ladders):
    before, hand = ladders.model.number, ladders.model.view.hand
    ladders.session.intents.submit(Discard(ladders.puzzle.seat, hand[0]))
    assert control(ladders, "lesson_answer").text().startswith("A ladder is asked for here")
    assert ladders.model.number == before


def test_nothing_is_arranged(ladders):
    ladders.press("arrange:0")
    assert control(ladders, "lesson_answer").text().startswith("There are no hints")
    assert ladders.model.tray is None or not ladders.model.tray.drafts


def test_show_me_lays_the_best_ladder(window, ladders):
    name, best = ladders.puzzle.name, ladders.puzzle.points
    click(ladders, "lesson_show")
    assert control(ladders, "lesson_answer").text() == f"This is the best ladder: {best} points."
    assert window.preferences.puzzles[name] is False


def test_own_moves_are_offered_on_the_page_of_lessons(window, tmp_path):
    window.do("learn")
    assert absent(window, "own_moves")
    source = next(puzzle for puzzle in map(open_puzzle, NAMES) if isinstance(puzzle, MovePuzzle))
    folder = window.folder / "puzzles"
    folder.mkdir()
    moves = [{"move": {"kind": "move", **source.match.game.write_move(each.move)}, "value": each.value}
             for each in source.moves]  # fmt: skip
    (folder / "barracan-own-1.cards.jsonl").write_text("".join(f"{line}\n" for line in source.lines), "utf-8")
    (folder / "barracan-own-1.json").write_text(json.dumps({"theme": "own", "moves": moves}), "utf-8")
    window.show_home()
    window.do("learn")
    click(window, "own_moves")
    page = control(window, "puzzle_page")
    assert control(page, "lesson_title").text() == "BarraCan: your own hand"
    page.session.intents.submit(page.puzzle.best)
    assert window.preferences.puzzles == {"barracan-own-1": True}


def test_a_puzzle_is_laid_once_whatever_was_shown_before(page):
    laid = []
    page.scene.stage.measured.connect(laid.append)
    for _ in range(4):  # a ladder, a move, a ladder, a move
        laid.clear()
        page.following.emit()
        assert len(laid) == 1, page.puzzle.name
        assert (page.scene.panel.page == LADDER) is isinstance(page.puzzle, LadderPuzzle)


def test_no_label_of_a_game_stays_on_the_table_of_the_next(window):
    for game in ("barbu", "sheepshead"):
        window.features.puzzles.show(game)
    scene = control(window, "puzzle_page").scene
    shown = [item for item in scene.items() if isinstance(item, Label)]
    assert len(shown) > 5
    assert {id(item) for item in shown} == {id(item) for item in scene.labels.items.values()}


def test_the_card_of_puzzles_has_a_dot_for_each_and_those_that_are_solved_are_bright(window):
    def bright(*solved):
        window.remember(replace(window.preferences, puzzles=dict.fromkeys(solved, True)))
        window.features.course.show("concan")
        picture = control(window, "puzzles_card").grab().toImage()
        accent = window.theme.accent.rgb()
        points = [(x, y) for y in range(picture.height()) for x in range(picture.width())]
        return sum(picture.pixel(x, y) == accent for x, y in points)

    none, one, two = bright(), bright("concan-02"), bright("concan-02", "concan-03")
    assert one - none == two - one > 20


def show(window, name):
    """Show the puzzle of this name."""
    window.features.puzzles.show(name.split("-")[0])
    page = control(window, "puzzle_page")
    while page.puzzle.name != name:
        page.following.emit()
    return page


def hidden_melds(page):
    """The melds that the card covers a part of."""
    layout, card = page.scene.layout, QRectF(page.card.geometry())
    melds = [place for place in layout.spots if place.startswith("meld")]
    assert melds
    areas = zip(melds, page.shrink(map(layout.area, melds)), strict=True)
    return [place for place, area in areas if area.translated(0, page.view.y()).intersects(card)]


@pytest.mark.parametrize("name", ["burraco-01", "burraco-04"])
def test_the_card_of_a_puzzle_hides_no_melds(window, name):
    window.resize(1024, 700)
    assert hidden_melds(show(window, name)) == []


@pytest.mark.parametrize("name", ["burraco-12", "burraco-15", "burraco-17"])
def test_the_card_hides_no_melds_when_it_grows_with_what_is_said_of_the_best_move(window, name):
    page = show(window, name)
    page.session.intents.submit(page.puzzle.best)
    page.scene.finish_motion()
    run_dry()
    assert hidden_melds(page) == []


def test_a_damaged_puzzle_is_told_and_the_next_one_is_shown(monkeypatch, tmp_path, window):
    for name in ("concan-02", "concan-03", "concan-04"):
        for ending in (".cards.jsonl", ".json"):
            shutil.copy(resource("puzzles", name + ending), tmp_path)
    for name in ("concan-02", "concan-04"):
        (tmp_path / f"{name}.json").write_text("{", "utf-8")
    monkeypatch.setattr(puzzle_files, "resource", lambda _, *file: tmp_path.joinpath(*file))
    puzzle_files.puzzle_names.cache_clear()
    window.features.puzzles.show("concan")
    puzzle_files.puzzle_names.cache_clear()
    page = control(window, "puzzle_page")
    assert page.puzzle.name == "concan-03"
    assert control(window, "notice_sentence").text().startswith("The puzzle in concan-02.cards.jsonl cannot be read: ")
    page.following.emit()
    assert page.puzzle.name == "concan-03"
    assert control(window, "lesson_count").text() == "Puzzle 2 of 3"
