"""What stands on the tag of a seat whose hand lies at the window's edge."""

from PySide6.QtCore import QRectF

from barracan.table.hud.plates import PlateContent
from barracan.table.hud.seats import SeatTag


def test_words_without_room_give_way_to_the_number_of_cards(stage):
    tag = stage().add(SeatTag(1), (0, 0, 300, 40))
    tag.show_plate(PlateContent(1, 0, "Bix", "casual", 9))
    said = []
    for width in range(300, 60, -1):
        tag.show_at(QRectF(0, 0, width, 40), at_right=False)
        said.append(tag.words())
    assert list(dict.fromkeys(said)) == ["casual, 9 cards", "9 cards", "9"]
