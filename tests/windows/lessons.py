"""A learner at the table of a course: opens steps, and does what they ask for."""

from barracan.games.barracan.moves import LadderMeld
from barracan.games.catalog import CATALOG
from barracan.session.lessons.chapter import Awaits
from barracan.session.progress import Pace
from table.by_mouse import Mouse
from waiting import until
from windows.pages import click


def learning(window):
    """The table of the course, come to from the start page."""
    window.show_home()
    click(window, "learn")
    click(window, "go_on")
    page = window.pages.currentWidget()
    page.session.pace = Pace(0, 0)
    return page


def state(page):
    return page.session.table.live.state


def mouse(page):
    return Mouse(page.view, page.scene, CATALOG[page.chapter.game.id])


def at(page, title):
    """Open the step of this title."""
    page.open_at(next(number for number, step in enumerate(page.chapter.steps) if step.text.title == title))


def lay_ladder(page):
    """Build the ladder as the lesson tells."""
    hand = mouse(page)
    for button in ("ladder", "arrange", "lay"):
        hand.press(button)


def take_trick(page, move):
    for card in move.cards:
        mouse(page).click_card(page.scene.tableau.places[f"pile:{card.pile}"].cards[card.at])
    choose(page, move.card)
    mouse(page).press("take_trick")


def choose(page, *codes):
    """Click cards of the hand."""
    for code in codes:
        mouse(page).click_card(next(card for card in page.scene.stage.hand_cards() if card.code == code))


def do_as_told(page):
    """Do by mouse what the step asks for."""
    step, awaits = page.step, page.current.awaits
    if awaits is not Awaits.MOVE:
        click(page, "lesson_next")
    else:
        move = page.chapter.move_of(step)
        if isinstance(getattr(move, "melds", (None,))[0], LadderMeld):
            lay_ladder(page)
        elif move.do == "trick":
            take_trick(page, move)
        else:
            assert mouse(page).make(state(page), move)
    until(lambda: page.step != step)


def lit(page):
    return sorted(card.code for card in page.scene.tableau.cards() if card in page.scene.selection.hinted)
