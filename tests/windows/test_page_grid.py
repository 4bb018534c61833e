"""A tenth of ``packaging/checks/page_grid.py``: on pages nothing is cut, covered or pushed out."""

import pytest

import page_grid
from barracan.table.cards.court_letters import use_letters
from barracan.table.themes import Outfit
from barracan.windows.shell.language import set_language


@pytest.fixture(autouse=True)
def english():
    """Speak English again afterwards."""
    yield
    set_language("en")
    use_letters(Outfit().letters)


@pytest.mark.parametrize(
    ("language", "text", "part"), [("it", 1.0, "learn b"), ("de", 1.5, "settings t"), ("fr", 1.5, "new match barr")]
)
def test_pages_of_the_smallest_window_are_shown_whole(qapp, language, text, part):
    found = list(page_grid.look_at(page_grid.Cell(language, page_grid.SIZES[0], text), part))
    assert not [f"{page}: {fault}" for page, fault in found if fault]
    assert len(found) > 1
