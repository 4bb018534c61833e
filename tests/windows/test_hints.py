"""Hints: marked when first asked for, explained the second time."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from barracan.games.barbu.contracts import Contract
from barracan.games.barbu.moves import NameContract
from barracan.games.barracan.moves import Category, Discard, Draw, LayMelds, Pass
from barracan.games.catalog import CATALOG
from barracan.model.cards import card_text
from barracan.model.match import Match
from barracan.model.replay import SeatNote
from barracan.model.text import Text
from barracan.players.barracan import equity
from barracan.players.player import decide
from barracan.players.protocol import Candidate, Decision
from barracan.table.cards.marks import Mark
from barracan.table.interaction.selection import pick_of
from barracan.windows.match.hint_words import advice_of
from players.positions import begin
from waiting import until
from windows.by_storm import may_act, stored
from windows.pages import absent, click, control

NAMES, PLAYERS = ("Ada", "Bix", "Nora", "Tomas"), ("human", "casual", "casual", "casual")
WHY = Text("advice", "The {card} does least in this hand.", {"card": "5♣"})


def press(window, key):
    QTest.keyClick(window.controller.view.viewport(), key)


def marked(window):
    return [card for card in window.controller.scene.tableau.cards() if Mark.HINT in card.marks]


@pytest.fixture
def discarding(window, library):
    """A window in which the person has drawn, and the hint for a discard has come."""
    window.resume(stored(library, "human", "strong"))
    until(lambda: may_act(window))
    press(window, Qt.Key.Key_D)
    window.controller.scene.finish_motion()
    first, other = (Discard(0, code) for code in window.controller.scene.view.hand[:2])
    found = (Candidate(first, 2400, 0, 310), Candidate(other, 900))
    window.controller.session.model.hinted.emit(Decision(first, found, 64, reasons=(WHY,)))
    return window


def told(window):
    """The words of the hint card that can be seen, from the top."""
    card = window.controller.hint_display.card
    labels = [each for each in card.findChildren(QLabel) if each.isVisible() and each.text()]
    return [each.text() for each in sorted(labels, key=lambda each: (each.y(), each.x()))] if card.isVisible() else []


def advised(window, at):
    """The advice to discard a card of the hand."""
    return f"Discard the {card_text(window.controller.scene.view.hand[at])} on your pile"


def test_the_first_press_marks_the_card_and_says_the_move_alone(discarding):
    assert [card.code for card in marked(discarding)] == [discarding.controller.scene.view.hand[0]]
    assert told(discarding) == [advised(discarding, 0)]
    assert absent(discarding, "hint_clause")


def test_the_second_press_explains_with_points_and_the_card_stays_marked(discarding):
    press(discarding, Qt.Key.Key_H)
    assert sorted(told(discarding)) == sorted(
        [
            advised(discarding, 0),
            "The 5♣ does least in this hand.",
            (
                "On average over 64 possible deals it is worth about 1.5 points more than the next best move."
                " In 31 of 100 such deals the next best move comes out better."
            ),
            "Next best",
            advised(discarding, 1),
            "1.5 points less",
        ]
    )
    assert len(marked(discarding)) == 1
    assert absent(discarding, "hint_why")


def test_the_third_press_puts_the_hint_away_and_the_fourth_brings_it_back(discarding):
    for _ in range(2):
        press(discarding, Qt.Key.Key_H)
    assert told(discarding) == []
    press(discarding, Qt.Key.Key_H)
    assert told(discarding) == [advised(discarding, 0)]


def test_the_buttons_of_the_hint_do_what_the_key_does(discarding):
    click(discarding, "hint_why")
    assert len(told(discarding)) > 1
    click(discarding, "hint_close")
    assert told(discarding) == []
    press(discarding, Qt.Key.Key_H)
    assert told(discarding) == [advised(discarding, 0)]


def test_a_hint_goes_with_the_position_and_leaves_no_words(discarding):
    press(discarding, Qt.Key.Key_H)
    session = discarding.controller.session
    session.intents.submit(Discard(0, discarding.controller.scene.view.hand[1]))
    assert told(discarding) == []
    assert not any(
        each.text() for each in discarding.controller.hint_display.card.findChildren(QLabel) if each.objectName()
    )


def test_a_hint_keeps_beside_the_panel_and_inside_the_window(discarding):
    press(discarding, Qt.Key.Key_H)
    card, view = discarding.controller.hint_display.card, discarding.controller.view
    for size in ((1600, 900), (1024, 700), (1280, 800)):
        discarding.resize(*size)
        discarding.controller.scene.appearance.rest()
        panel = discarding.controller.scene.layout.panel
        right = panel.left() if panel is not None else view.width()
        assert card.x() > 0
        assert card.geometry().right() < right
    press(discarding, Qt.Key.Key_M)
    assert not discarding.controller.scene.layout.panel.intersects(QRectF(card.geometry()))


def test_a_hint_that_was_thought_through_further_is_marked_anew_only_where_it_has_changed(discarding):
    controller = discarding.controller
    first, other = (Discard(0, code) for code in controller.scene.view.hand[:2])
    controller.scene.highlights.clear()
    controller.session.model.hinted.emit(Decision(first, (Candidate(first, 2600),), reasons=(WHY,)))
    assert marked(discarding) == []
    controller.session.model.hinted.emit(Decision(other, (Candidate(other, 2700),), reasons=(WHY,)))
    assert [card.code for card in marked(discarding)] == [controller.scene.view.hand[1]]


def test_two_pulses_and_then_it_is_still(qtbot, discarding):
    scene = discarding.controller.scene
    scene.stage.set_speed("normal")
    scene.highlights.hint([pick_of(card) for card in marked(discarding)])
    assert scene.highlights.pulse.running
    (card,) = marked(discarding)
    face, *signs = card.childItems()
    signs.append(card.badge)
    animation = scene.highlights.pulse.findChild(QVariantAnimation)
    animation.pause()
    seen = []
    for moment in range(0, 1800, 450):
        animation.setCurrentTime(moment)
        assert face.opacity() == 1.0
        seen.append([round(sign.opacity(), 2) for sign in signs])
    assert seen == [[strength] * 2 for strength in (1.0, 0.25, 1.0, 0.25)]
    animation.resume()
    with qtbot.waitSignal(animation.finished):
        animation.setCurrentTime(1799)
    assert not scene.highlights.pulse.running
    assert [sign.opacity() for sign in signs] == [1.0, 1.0]


def sentences(decision):
    return advice_of(decision, lambda move: Text("test", move.do), str).sentences(str)


def test_a_hint_names_the_move_the_reason_the_gain_the_risk_and_other_moves():
    move, other, worst = LayMelds(0, (Category("run", ("2H", "3H", "4H")),)), Draw(0), Pass(0)
    candidates = (Candidate(move, 900, 50, 310), Candidate(other, 200, 50, 690), Candidate(worst, -4000))
    assert sentences(Decision(move, candidates, 64, reasons=(WHY,))) == [
        "Hint: meld.",
        str(WHY),
        "On average over 64 possible deals it is worth about 0.7 points more than the next best move.",
        "In 31 of 100 such deals the next best move comes out better.",
        "Next best, 0.7 points less: draw.",
        "Next best, 4.9 points less: pass.",
    ]


def test_where_the_match_is_at_stake_a_hint_tells_the_chance_to_win_it():
    move, other, worst = Draw(0), Pass(0), LayMelds(0, ())
    candidates = (Candidate(move, 48_000, 50, 310), Candidate(other, 45_024), Candidate(worst, 47_808))
    decision = Decision(move, candidates, 64, scale=equity.scale([80, 60], 100))
    assert sentences(decision) == [
        "Hint: draw.",
        "In 64 possible deals no other move came out clearly better.",
        "Next best, about as good: meld.",
        "Next best, 3.1% less chance: pass.",
    ]
    assert sentences(replace(decision, candidates=candidates[:2]))[1:] == [
        "Over 64 possible deals it gives about 3.1% more chance to win the match than the next best move.",
        "In 31 of 100 such deals the next best move comes out better.",
        "Next best, 3.1% less chance: pass.",
    ]


@pytest.mark.parametrize(
    ("game", "totals", "unit"),
    [
        ("barracan", [10, 5], " points more "),
        ("barracan", [80, 40], "% more chance to win the match "),
        ("sheepshead", [0, 0, 0], " points more "),
        ("sheepshead", [6, 0, 2], "% more chance to win the match "),
    ],
)
def test_expert_speaks_of_points_early_in_a_match_and_of_winning_it_late(game, totals, unit):
    match = begin(len(totals), game=CATALOG[game])
    match.state.totals = totals
    decision = decide(game, match.game.view(match.state, match.state.turn), "expert", 1, 8)
    worth = sentences(decision)[1 + len(decision.reasons)]
    assert f"{unit}than the next best move." in worth


@pytest.mark.parametrize("value", [880, 1500])
def test_a_hint_that_gains_nothing_clear_says_so(value):
    move, other = LayMelds(0, ()), Draw(0)
    assert sentences(Decision(move, (Candidate(move, 900), Candidate(other, value)), 32)) == [
        "Hint: meld.",
        "In 32 possible deals no other move came out clearly better.",
        "Next best, about as good: draw.",
    ]


def test_a_hint_without_worlds_or_with_one_candidate_tells_no_more_than_it_knows():
    move, other = Draw(0), LayMelds(0, ())
    assert sentences(Decision(move, (Candidate(move, 900),), reasons=(WHY,))) == ["Hint: draw.", str(WHY)]
    planned = Decision(move, (Candidate(move, 579_300), Candidate(other, 880)), reasons=(WHY,))
    assert sentences(planned) == [
        "Hint: draw.",
        str(WHY),
        "Chosen by the rules of thumb of a good player; no deals were played out.",
        "Next best: meld.",
    ]


@pytest.fixture
def naming(window, library):
    """A window in which the person has to name a contract at Barbu."""
    match = Match.begin(CATALOG["barbu"], tuple(map(SeatNote, NAMES, PLAYERS)), {})
    match.deal(3, match.shuffled_deck(Random(3)))
    number = library.begin(match.lines)
    library.release(number)
    window.resume(number)
    until(lambda: may_act(window))
    return window


def ringed(window):
    """What bears the ring of a hint on the sheet of contracts."""
    parts = window.controller.scene.hud.sheet.parts()
    return [part.objectName() for part in parts if part.isVisible() and part.hinted]


def test_a_hint_that_needs_no_cards_marks_its_button(naming):
    moves = {
        NameContract(0, Contract("no_queens")): ["tile:no_queens"],
        NameContract(0, Contract("trump", suit="H")): ["tile:trump", "chip:trump:H"],
    }
    for move, parts in moves.items():
        naming.controller.session.model.hinted.emit(Decision(move, (Candidate(move, 900),)))
        assert ringed(naming) == parts
    naming.controller.hint_display.forget()
    assert not ringed(naming)


def test_the_melds_of_a_hint_are_told_by_name_at_once(discarding):
    move = LayMelds(0, (Category("run", ("2H", "3H", "4H")),))
    discarding.controller.session.model.hinted.emit(Decision(move, (Candidate(move, 900),), reasons=(WHY,)))
    assert told(discarding) == ["Lay a run 2♥ 3♥ 4♥"]


def test_a_hint_leads_to_its_clause(discarding):
    hand = discarding.controller.scene.view.hand
    move = Discard(0, hand[0])
    discarding.controller.session.model.hinted.emit(
        Decision(move, (Candidate(move, 2400),), reasons=(WHY,), clause="B3.3")
    )
    press(discarding, Qt.Key.Key_H)
    assert control(discarding, "hint_clause").text() == "B3.3"
    click(discarding, "hint_clause")
    assert discarding.pages.currentWidget().objectName() == "rules_page"


def test_f1_reads_more_while_the_hint_tells_why(discarding):
    move = Discard(0, discarding.controller.scene.view.hand[0])
    discarding.controller.session.model.hinted.emit(
        Decision(move, (Candidate(move, 2400),), reasons=(WHY,), clause="B3.3")
    )
    assert discarding.controller.clause == ""
    press(discarding, Qt.Key.Key_H)
    assert discarding.controller.clause == "B3.3"
    press(discarding, Qt.Key.Key_F1)
    assert control(discarding, "rules_page").isVisible()
