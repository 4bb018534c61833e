"""Text that is set narrower where it lacks room."""

import pytest

from barracan.table.hud.lettering import font_of, narrow, width_of


@pytest.mark.parametrize("room", [40.0, 0.0, -3.5])
def test_no_text_needs_no_room(room):
    font = font_of(14)
    assert narrow("", font, room) == font


@pytest.mark.parametrize("room", [0.0, -3.5])
def test_a_text_without_any_room_is_set_as_narrow_as_can_be(room):
    font = font_of(14)
    assert width_of("Family", narrow("Family", font, room)) < width_of("Family", font)
