"""Card faces: rendered once, kept on disk, never in anybody's way."""

import os
from pathlib import Path
from weakref import ref

import pytest
from PySide6 import QtSvg
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QColor
from shiboken6 import delete

from barracan.table.cards.atlas import Atlas, Picture, write
from barracan.table.cards.faces import ACROSS, BACK, BACKS, UPRIGHT, FaceKey, Faces, margin
from waiting import until

KING = FaceKey("KS", 80)
DESCRIPTORS = Path("/proc/self/fd")


def colours(pixmap):
    image = pixmap.toImage()
    return {image.pixel(x, y) for x in range(0, image.width(), 4) for y in range(0, image.height(), 4)}


def kept(folder, *keys):
    """Render these faces and wait until their sizes are on disk."""
    faces = Faces(cache=folder)
    for key in keys:
        faces.look(key)
    faces.finish()
    faces.at_rest.start(0)
    widths = {key.width for key in keys}
    until(lambda: len(list(folder.glob("*.faces"))) == len(widths))
    return faces


def test_a_face_arrives_and_a_back_stands_for_it_until_then(qtbot):
    faces = Faces()
    first = faces.look(KING)
    assert not first.exact
    with qtbot.waitSignal(faces.arrived) as arrived:
        pass
    assert arrived.args == [KING]
    look = faces.look(KING)
    assert look.exact
    assert look.pixmap.width() == 80 + 2 * margin(80)
    assert len(colours(look.pixmap)) > 20


def test_the_same_face_of_another_size_stands_in_before_a_back(qtbot):
    faces = Faces()
    faces.look(KING)
    faces.finish()
    look = faces.look(FaceKey("KS", 120))
    assert (look.exact, look.width) == (False, 80)


def test_the_set_before_stands_in_for_a_new_one(qtbot):
    faces = Faces()
    faces.look(KING)
    faces.finish()
    before = faces.look(KING).pixmap.toImage()
    faces.set_art("four-colour-large", "rosette")
    look = faces.look(KING)
    assert (look.exact, look.pixmap.toImage() == before) == (False, True)
    with qtbot.waitSignal(faces.arrived):
        pass
    assert faces.look(KING).exact
    assert faces.look(KING).pixmap.toImage() != before


@pytest.mark.parametrize("back", BACKS)
def test_each_back_is_kept_in_a_file_of_its_own(qtbot, tmp_path, back):
    faces = Faces(cache=tmp_path)
    faces.set_art("classic", back)
    faces.look(FaceKey(BACK, 80))
    faces.finish()
    faces.at_rest.start(0)
    until(lambda: len(list(tmp_path.glob(f"classic-{back}-*.faces"))) == 1)


def test_nothing_is_rendered_while_sizes_are_in_flux(qtbot):
    faces = Faces()
    faces.held = True
    faces.look(KING)
    faces.finish()
    assert not faces.look(KING).exact


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_pixmaps_have_the_screens_pixels(qtbot, ratio):
    faces = Faces()
    faces.set_ratio(ratio)
    faces.look(KING)
    faces.finish()
    pixmap = faces.look(KING).pixmap
    assert pixmap.devicePixelRatio() == ratio
    assert pixmap.width() == round((80 + 2 * margin(80)) * ratio)


def test_on_another_screen_a_face_is_as_if_it_had_been_there_from_the_beginning(qtbot):
    faces, others = Faces(), Faces()
    faces.look(KING)
    faces.finish()
    for each in (faces, others):
        each.set_ratio(2.0)
        each.look(KING)
        each.finish()
    assert faces.look(KING).pixmap.toImage() == others.look(KING).pixmap.toImage()


def test_stoppers_and_backs_lie_across(qtbot):
    faces = Faces()
    for code in ("AS", BACK):
        key = FaceKey(code, 80, across=True)
        faces.look(key)
        faces.finish()
        pixmap = faces.look(key).pixmap
        assert (pixmap.width(), pixmap.height()) == (112 + 2 * margin(80), 80 + 2 * margin(80))


def test_a_card_that_lies_across_keeps_its_index_upright(qtbot):
    faces, width = Faces(), 100
    for code in ("8H", "AS"):
        faces.set_stoppers(False)
        upright, across = FaceKey(code, width), FaceKey(code, width, across=True)
        for key in (upright, across):
            faces.look(key)
        faces.finish()
        index = QRect(margin(width) + 3, margin(width) + 3, 19, 36)
        looks = [faces.look(key).pixmap.toImage().copy(index) for key in (upright, across)]
        assert looks[0] == looks[1]


def test_a_wash_darkens_the_card_and_not_its_shadow(qtbot):
    faces = Faces()
    faces.look(KING)
    faces.finish()
    wash = QColor(27, 70, 63, 77)
    plain, washed = faces.look(KING).pixmap.toImage(), faces.washed_face(KING, wash).toImage()
    inside = margin(80) + 40
    assert washed.pixelColor(inside, inside).lightness() < plain.pixelColor(inside, inside).lightness()
    assert washed.pixel(1, 1) == plain.pixel(1, 1)


def test_the_next_start_finds_every_face_on_disk(qtbot, tmp_path, monkeypatch):
    kept(tmp_path, KING)
    later = Faces(cache=tmp_path)
    monkeypatch.setattr(QtSvg, "QSvgRenderer", lambda drawing, parent: pytest.fail(f"drew {drawing}"))
    assert all(later.look(FaceKey(code, 80)).exact for code in UPRIGHT)
    assert all(later.look(FaceKey(code, 80, across=True)).exact for code in ACROSS)


def test_what_is_rendered_for_the_file_alone_is_not_held(qtbot, tmp_path):
    faces = kept(tmp_path, KING)
    assert {key.code for key in faces.keys} == {"KS", BACK}
    assert faces.look(FaceKey("QS", 80)).exact
    assert {key.code for key in faces.keys} == {"KS", BACK, "QS"}


def test_what_comes_from_disk_looks_the_same(qtbot, tmp_path):
    first = kept(tmp_path, KING)
    assert Faces(cache=tmp_path).look(KING).pixmap.toImage() == first.look(KING).pixmap.toImage()


def test_faces_go_from_memory_with_their_table(qapp):
    table = QObject()
    faces = Faces(parent=table)
    faces.look(KING)
    faces.finish()
    face = ref(faces.look(KING).pixmap)
    delete(table)
    assert face() is None


@pytest.mark.skipif(not DESCRIPTORS.is_dir(), reason="the system does not tell which files are open")
def test_no_file_stays_open_for_a_size(qtbot, tmp_path):
    faces = kept(tmp_path, KING, FaceKey("KS", 100))
    faces.look(FaceKey("QS", 100))
    assert not [file for file in DESCRIPTORS.iterdir() if file.resolve().suffix == ".faces"]


@pytest.mark.parametrize(
    "damage",
    [lambda data: b"", lambda data: data[:100], lambda data: data[:-1], lambda data: b"x" * len(data),
     lambda data: data[:20] + b"\xff" * 4 + data[24:], lambda data: data[:200_000] + bytes(50_000) + data[250_000:]],
)  # fmt: skip
def test_a_damaged_file_is_ignored_and_written_anew(qtbot, tmp_path, damage):
    kept(tmp_path, KING)
    (path,) = tmp_path.glob("*.faces")
    whole = path.read_bytes()
    path.write_bytes(damage(whole))
    faces = Faces(cache=tmp_path)
    keys = [FaceKey(code, 80) for code in UPRIGHT]
    for key in keys:
        faces.look(key)
    faces.finish()
    assert all(faces.look(key).exact for key in keys)
    faces.at_rest.start(0)
    until(lambda: path.read_bytes() == whole)


def test_a_folder_that_cannot_be_written_is_left_alone(qtbot, tmp_path):
    (tmp_path / "file").touch()
    faces = Faces(cache=tmp_path / "file" / "faces")
    faces.look(KING)
    faces.finish()
    with qtbot.waitSignal(faces.at_rest.timeout):
        faces.at_rest.start(0)
    until(faces.at_rest.isActive)  # when all the others are rendered
    assert faces.look(KING).exact
    with qtbot.waitSignal(faces.at_rest.timeout):
        faces.at_rest.start(0)
    assert not faces.at_rest.isActive()  # nothing is rendered for it again


def test_other_art_is_not_taken_for_the_same(tmp_path):
    path = tmp_path / "x.faces"
    write(path, 1, {"KS": Picture(1, 1, b"abcd")})
    assert Atlas.open(path, 2) is None
    assert bytes(Atlas.open(path, 1).picture("KS").data) == b"abcd"
    assert Atlas.open(path, 1).picture("QS") is None


def test_no_half_written_file_is_left(tmp_path, monkeypatch):
    monkeypatch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(OSError("disk full")))
    write(tmp_path / "x.faces", 1, {"KS": Picture(1, 1, b"abcd")})
    assert not list(tmp_path.iterdir())


def test_old_sizes_are_forgotten(tmp_path):
    for number in range(30):
        write(tmp_path / f"{number}.faces", 1, {"KS": Picture(1, 1, b"abcd")})
    assert len(list(tmp_path.glob("*.faces"))) == 24


def test_large_sizes_are_forgotten_before_they_fill_the_disk(tmp_path):
    for number in range(4):
        path = tmp_path / f"{number}.faces"
        path.touch()
        os.truncate(path, 100_000_000)  # takes no room itself
        os.utime(path, (number, number))
    write(tmp_path / "new.faces", 1, {"KS": Picture(1, 1, b"abcd")})
    assert {path.stem for path in tmp_path.iterdir()} == {"new", "3", "2"}


def test_a_face_that_is_shown_alone_is_not_held(qtbot):
    faces, others = Faces(), Faces()
    others.look(KING)
    others.finish()
    assert faces.single_face(KING).toImage() == others.look(KING).pixmap.toImage()
    assert faces.keys == []


def test_a_match_in_which_cards_shrink_and_grow_does_not_hold_every_size_for_ever(qtbot):
    faces = Faces()
    for width in range(60, 80):
        faces.look(FaceKey("KS", width))
        faces.finish()
        faces.at_rest.timeout.emit()
    assert len(faces.sizes) <= 8
    assert faces.look(FaceKey("KS", 79)).exact
    faces.look(FaceKey("KS", 60))
    faces.finish()
    assert faces.look(FaceKey("KS", 60)).exact
