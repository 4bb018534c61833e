"""The files beside the package are found."""

import re

import pytest
from PySide6.QtGui import QColor

import large_faces
from barracan.resources import resource
from barracan.table.cards.faces import BACKS
from barracan.table.hud.plates import BACK_COLOURS


def test_card_faces_and_fonts_are_found():
    assert resource("cards", "classic", "QH.svg").is_file()
    assert {path.stem for path in resource("fonts", "inter").glob("*.otf")} == {
        "Inter-Regular",
        "Inter-Medium",
        "Inter-SemiBold",
        "Inter-Bold",
    }


@pytest.mark.parametrize("art", ["classic", "four-colour", "open-red"])
def test_each_set_of_faces_is_there_with_usual_and_large_indices(art):
    usual = {path.name for path in resource("cards", art).iterdir()}
    assert len(usual) == 54
    assert {path.name for path in resource("cards", f"{art}-large").iterdir()} == usual | {"JK.svg"}


@pytest.mark.parametrize("art", ["classic", "open-red"])
@pytest.mark.parametrize("rank", "KQJ")
def test_hearts_and_diamonds_wear_different_colours(art, rank):
    drawings = [resource("cards", art, f"{rank}{suit}.svg").read_text("utf-8") for suit in "HD"]
    hearts, diamonds = (QColor(re.search(r'd="M8 342 L8 278 [^"]*" fill="(#\w+)"', each)[1]) for each in drawings)
    assert abs(hearts.hslHue() - diamonds.hslHue()) > 20


@pytest.mark.parametrize("rank", "KQJ")
@pytest.mark.parametrize(("suit", "open_"), [("H", True), ("D", True), ("S", False), ("C", False)])
def test_the_seals_of_open_red_courts_are_outlines_like_their_indices(rank, suit, open_):
    drawing = resource("cards", "open-red", f"{rank}{suit}.svg").read_text("utf-8")
    seal = re.search(r'<path transform="translate\(206\.00 50\.50\)[^>]*>', drawing)[0]
    assert ('fill="none"' in seal) == open_


def test_large_faces_are_those_that_the_script_draws():
    for art in large_faces.SETS:
        for path in resource("cards", art).iterdir():
            drawn = resource("cards", f"{art}-large", path.name).read_text("utf-8")
            assert drawn == large_faces.enlarge(path.read_text("utf-8"), path.stem), path


def test_drawings_are_plain_shapes():
    for path in resource("cards").rglob("*.svg"):
        tags = set(re.findall(r"<([a-zA-Z]+)", path.read_text("utf-8")))
        assert tags <= {"svg", "g", "path", "rect", "circle", "ellipse", "polygon", "line", "polyline"}, path


def test_backs_to_choose_from_are_there():
    assert {path.stem for path in resource("cards", "backs").iterdir()} == set(BACKS) == set(BACK_COLOURS)


def test_bundled_fonts_have_their_licence_beside_them():
    for folder in resource("fonts").iterdir():
        assert "SIL OPEN FONT LICENSE" in (folder / "LICENSE.txt").read_text("utf-8")
