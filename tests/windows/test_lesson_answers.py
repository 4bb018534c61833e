"""What the card of a lesson answers to a move that it does not mean, and how long that stands there."""

from PySide6.QtWidgets import QApplication, QLabel

from barracan.games.catalog import CATALOG
from barracan.session.lessons.course import course_of
from windows.by_text import TextHand
from windows.lessons import choose, mouse


def answer(page):
    """What the card answers, where anybody sees it."""
    label = page.card.findChild(QLabel, "lesson_answer")
    return label.text() if label.isVisible() else ""


def test_a_wrong_ladder_is_answered_with_the_right_one_until_it_is_chosen(open_lesson):
    page = open_lesson(course_of("barracan", "en").open("first"), "The ladder grows")
    hand = mouse(page)
    hand.press("ladder")
    builder, card = page.scene.panel.item.builder, page.card
    builder.choose(1)
    hand.press("arrange")
    assert "ladder 1 can grow" in answer(page)
    place = card.geometry()
    builder.choose(0)
    assert not answer(page)
    assert card.geometry() == place
    builder.choose(1)
    hand.press("arrange")
    assert answer(page)
    page.session.intents.press("arrange:0")
    assert not answer(page)


def test_what_was_wrong_is_said_no_more_once_a_card_is_chosen_that_is_right(open_lesson):
    page = open_lesson(course_of("barracan", "en").open("first"), "Discard")
    choose(page, "2H")
    page.session.intents.drop("pile:0")
    assert answer(page)
    choose(page, "6D")
    assert answer(page)
    choose(page, "6D")
    assert answer(page)
    choose(page, "5D")
    assert not answer(page)


def test_what_was_said_to_be_right_stays_while_it_is_done(open_lesson):
    page = open_lesson(course_of("barracan", "en").open("first"), "Discard")
    page.session.intents.hint()
    QApplication.processEvents()
    said = answer(page)
    assert said
    choose(page, "5D")
    assert answer(page) == said


def text_hand(page):
    """Somebody who plays this lesson at the table in text."""
    page.change_table()
    QApplication.processEvents()
    return TextHand(page.text, CATALOG[page.chapter.game.id])


def told_in_text(page):
    """What the table in text says of its own below its title."""
    return page.text.findChild(QLabel, "text_message").text()


def test_a_wrong_card_is_answered_on_the_card_at_the_table_in_text_too(open_lesson):
    page = open_lesson(course_of("sheepshead", "en").open("first"), "Follow suit")
    hand = text_hand(page)
    hand.choose(["QC"])
    assert answer(page).startswith("You hold cards of the suit led.")
    assert not told_in_text(page)
    hand.choose(["QS"])
    assert [pick.card for pick in page.model.picks] == ["QS"]
    assert answer(page).startswith("You hold cards of the suit led.")
    hand.choose(["9C"])
    assert [pick.card for pick in page.model.picks] == ["9C"]
    assert not answer(page)


def test_two_cards_go_to_the_window_at_the_table_in_text(open_lesson):
    page = open_lesson(course_of("sheepshead", "en").open("first"), "Two cards away")
    hand = text_hand(page)
    hand.choose(["QC", "QS"])
    hand.wish("drop", "window")
    assert answer(page) == "The rules allow this, but this lesson does not."
    assert not told_in_text(page)
    assert not page.model.picks
    assert not [line for line in hand.list("text_hand").lines() if line.chosen]
    hand.choose(["9S", "TC"])
    assert len(page.model.picks) == 2
    assert not answer(page)
