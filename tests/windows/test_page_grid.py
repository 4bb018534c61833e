"""A tenth of ``packaging/checks/page_grid.py``: on pages nothing is cut, covered or pushed out."""

import pytest

import page_grid


@pytest.mark.parametrize(
    ("language", "text", "part"), [("it", 1.0, "learn b"), ("de", 1.5, "settings t"), ("fr", 1.5, "new match barr")]
)
def test_pages_of_the_smallest_window_are_shown_whole(qapp, language, text, part):
    found = list(page_grid.look_at(page_grid.Cell(language, page_grid.SIZES[0], text), part))
    assert not [f"{page}: {fault}" for page, fault in found if fault]
    assert len(found) > 1
