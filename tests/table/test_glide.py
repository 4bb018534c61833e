"""What stands beside cards moves with them where the table is laid anew."""

from PySide6.QtCore import QSizeF

from barracan.table.hud.glide import Glide
from barracan.table.scene import TableScene
from table import sample


def shown(view, size=(1920, 1080)):
    scene = TableScene()
    scene.appearance.resize(QSizeF(*size))
    scene.model.show(sample.showing(view))
    return scene, scene.display.glide


def rect_of(scene, name):
    return scene.labels.items[name].area_in_parent()


def test_labels_plates_and_counts_move_with_the_cards_when_the_panel_closes(qapp):
    scene, glide = shown(sample.four_partners())
    names = ["label:melds:0:triplet", "count:stock", "tag:0", "band:1", "lane:pile:1"]
    before = {name: rect_of(scene, name).topLeft() for name in names}
    fan, plate = scene.hud.fans[3].area_in_parent(), scene.hud.plates[3].area_in_parent()
    scene.panel.close()
    assert glide.state() == Glide.State.Running
    assert {name: rect_of(scene, name).topLeft() for name in names} == before
    assert (scene.hud.fans[3].area_in_parent(), scene.hud.plates[3].area_in_parent()) == (fan, plate)
    glide.setCurrentTime(glide.duration() // 2)
    half = scene.hud.plates[3].area_in_parent()
    glide.setCurrentTime(glide.duration())
    assert plate.left() < half.left() < scene.hud.plates[3].area_in_parent().left()
    assert scene.hud.plates[3].area_in_parent().left() == round(scene.layout.plates[3].left())
    assert rect_of(scene, "band:1").width() == scene.layout.bands[1].width()
    assert rect_of(scene, "count:stock").topLeft() != before["count:stock"]


def test_the_first_meld_unfolds_a_rail(qapp):
    scene, glide = shown(sample.view(table=[sample.side(), sample.side()]), (1280, 800))
    rail = rect_of(scene, "band:0")
    opened = sample.view(table=[sample.side({1: (1, ("8H", "3C"))}, (), 0, (0, 2)), sample.side()])
    scene.stage.act((), opened)
    assert glide.duration() == 220
    glide.setCurrentTime(110)
    assert rail.height() < rect_of(scene, "band:0").height() < scene.layout.bands[0].height()
    glide.setCurrentTime(220)
    assert rect_of(scene, "band:0").size() == scene.layout.bands[0].size()


def test_nothing_glides_without_motion_nor_in_a_window_that_is_resized(qapp):
    scene, glide = shown(sample.four_partners())
    scene.appearance.resize(QSizeF(1700, 1000))
    assert glide.state() == Glide.State.Stopped
    scene.stage.set_speed("off")
    scene.panel.close()
    assert glide.state() == Glide.State.Stopped
    assert scene.hud.plates[3].area_in_parent().left() == round(scene.layout.plates[3].left())
