"""What the tests of the review share: matches that are over, the page that reviews one, and who looks on."""

from self_played import played_lines
from windows.pages import click, control


def two_at_barracan():
    """The record of a match, each move by chance."""
    return played_lines("barracan", ("random",) * 2, seed=3, target=1)


def three_at_sheepshead():
    """The record of two hands."""
    return played_lines("sheepshead", ("casual", "random", "casual"), seed=5, first=2)


def open_review(window, library, lines):
    """Put a match into the library, open its review from the list, and return the page."""
    match = library.begin(lines)
    library.release(match)
    window.show_matches()
    click(window, "listed_finished")
    click(window, f"review_{match}")
    return window.pages.currentWidget()


def shown(page):
    """What the table shows of the piles and the own hand."""
    places = page.scene.tableau.places
    return {name: [card.code for card in place.cards] for name, place in places.items()}


def look(page, seat):
    """See with the eyes of a seat."""
    eyes = control(page, "eyes")
    eyes.setCurrentIndex(seat)
    eyes.activated.emit(seat)
