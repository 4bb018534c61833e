"""The files beside the package are found."""

from barracan.resources import resource


def test_card_faces_and_fonts_are_found():
    assert resource("cards", "classic", "QH.svg").is_file()
    assert {path.stem for path in resource("fonts", "inter").glob("*.otf")} == {
        "Inter-Regular",
        "Inter-Medium",
        "Inter-SemiBold",
        "Inter-Bold",
    }


def test_bundled_fonts_have_their_licence_beside_them():
    for folder in resource("fonts").iterdir():
        assert "SIL OPEN FONT LICENSE" in (folder / "LICENSE.txt").read_text("utf-8")
