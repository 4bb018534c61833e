"""The page of fair play: decisions asked again, and sealed decks."""

import re

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from barracan.model.record import Seal, seal_digest
from barracan.model.replay import SeatNote
from barracan.model.text import Text
from barracan.session.messages import MatchSettings
from barracan.session.redeal_proof import Proof, ProvenDecision
from barracan.storage.library import Library
from barracan.table.themes import FELT, Outfit
from barracan.windows.match.fair_play import FairPlay
from barracan.windows.match.fair_play_page import FairPlayPage
from barracan.windows.shell.main_window import MainWindow
from barracan.windows.shell.pages import Pages
from self_played import played_lines
from session.company import Instant
from waiting import until
from windows.pages import absent, click, opened

DECK = ("QH", "JK", "2C")


@pytest.fixture
def page(qtbot):
    page = FairPlayPage()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page


def told(page):
    return [each.text() for each in page.findChildren(QLabel)]


def test_the_hand_being_played_shows_its_seal_only(qtbot, tmp_path):
    with Library.open(tmp_path / "library.sqlite") as library:
        window = MainWindow(library, tmp_path)
        qtbot.addWidget(window)
        window.show()
        window.start(MatchSettings("barracan", (SeatNote("Ada", "human"), SeatNote("Bix", "casual"))))
        window.do("fair_play")
        words = told(window.painted_widget)
        assert "Hand 1" in words
        assert any(re.fullmatch("Seal: [0-9a-f]{64}", each) for each in words)
        assert "Salt and cards are shown when the hand is over." in words
        assert not any(each.startswith(("Cards:", "Salt:")) for each in words)
        window.close()


def test_a_hand_that_is_over_shows_all_and_it_can_be_copied(page):
    page.show_seals([Seal(1, seal_digest("5a17", DECK), "5a17", DECK), Seal(2, "00")])
    assert "Cards: QH JK 2C" in told(page)
    assert "The seal holds." in told(page)
    QGuiApplication.processEvents()
    click(page, "copy_seal")
    assert QGuiApplication.clipboard().text() == "5a17 QH JK 2C"


def test_a_seal_of_another_deck_is_told(page):
    page.show_seals([Seal(1, "00", "5a17", DECK)])
    assert "The seal is that of another deck." in told(page)


def test_other_seals_take_the_place_of_those_before(page):
    page.show_seals([Seal(1, "00")])
    page.show_seals([])
    QGuiApplication.processEvents()
    assert "The decks of this match were not sealed." in told(page)
    assert "Hand 1" not in [each.text() for each in page.findChildren(QLabel) if each.isVisible()]


PROVEN = ProvenDecision(2, 1, "strong", Text("t", "discards 7♣"), 3, 3, 9)


def proof(*decisions, over=True, broken=False):
    made = Proof(20)
    made.decisions, made.over, made.broken = list(decisions), over, broken
    return made


def test_a_proof_that_goes_on_can_be_cancelled(qtbot, page):
    page.begin(("Ada", "Bix"), provable=True)
    page.show_proof(proof(PROVEN, over=False))
    assert "Asked again: 1 of 20" in told(page)
    with qtbot.waitSignal(page.proof_ended):
        click(page, "cancel_proof")
    assert "Cancelled." in told(page)


def test_the_verdict_says_what_was_done_and_each_decision_what_it_was(page):
    page.begin(("Ada", "Bix"), provable=True)
    page.show_proof(proof(PROVEN, PROVEN))
    words = told(page)
    assert "Nobody peeked: 2 decisions, 6 redeals, and each time the same move with the same reasons." in words
    assert "Hand 2: Bix (Strong) discards 7♣" in words
    assert "The same, cards elsewhere: 9" in words


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (proof(PROVEN, PROVEN._replace(same=2)), "Decisions that changed when hidden cards lay elsewhere: 1."),
        (proof(PROVEN, broken=True), "A computer player has failed."),
        (proof(), "In no decision of this match could the other hands have been different."),
    ],
)
def test_what_did_not_go_well_is_said(page, made, said):
    page.begin(("Ada", "Bix"), provable=True)
    page.show_proof(made)
    assert any(each.startswith(said) for each in told(page))


def test_a_match_of_people_offers_no_proof(page):
    page.begin(("Ada", "Bix"), provable=False)
    assert absent(page, "prove")
    assert "No computer player has moved yet in a hand that is over." in told(page)


def test_a_match_is_proven_while_the_page_is_shown_and_no_longer(qtbot, monkeypatch):
    monkeypatch.setattr("barracan.windows.match.fair_play.WorkerPool", lambda parent: Instant())
    lines = played_lines("sheepshead", ("casual", "beginner", "casual"), seed=5, first=2)
    pages = opened(qtbot, Pages(Outfit(FELT)))
    fair_play = FairPlay(pages, pages)
    fair_play.show(lines, [])
    click(pages, "prove")
    until(lambda: any(each.startswith("Nobody peeked: 20 decisions") for each in told(pages)))
    click(pages, "prove")
    assert not absent(pages, "cancel_proof")
    pages.setCurrentIndex(-1)
    pages.hide()
    assert absent(pages, "cancel_proof")
