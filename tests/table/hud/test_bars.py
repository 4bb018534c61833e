"""Top bar and action bar: always one line, the note goes first, then words leave the buttons."""

from itertools import pairwise

import pytest
from PySide6.QtGui import QImage, QPainter

from barracan.table.hud.action_bar import ActionBar
from barracan.table.hud.buttons import ButtonContent, Look
from barracan.table.hud.lettering import first_and_rest
from barracan.table.hud.top_bar import TopBar, match_words
from barracan.table.themes import THEMES

SENTENCE, NOTE = "Trick in hearts: choose 4♥ or K♥ in Tomas’s pile.", "2 of 3 chosen"
BUTTONS = (
    ButtonContent("undo", "Undo", "Z", "undo", enabled=False, why="Nothing to take back yet."),
    ButtonContent("hint", "Hint", "H", "hint"),
    ButtonContent("draw", "Draw", "D", "draw"),
    ButtonContent("tray", "Meld tray", "M", "tray"),
    ButtonContent("take_trick", "Take trick", "T", "take_trick", Look.PRIMARY),
)


def bar_of(stage, width, ts=1.0):
    bar = stage.add(ActionBar(), (0, 0, width, 44 * ts), ts)
    bar.show_status(SENTENCE, NOTE)
    bar.show_buttons(BUTTONS)
    return bar


@pytest.mark.parametrize(
    ("sentence", "parts"),
    [
        (SENTENCE, ("Trick in hearts:", "choose 4♥ or K♥ in Tomas’s pile.")),
        ("Bix is choosing.", ("Bix is choosing.", "")),
        ("Meld or discard. Opening takes two.", ("Meld or discard.", "Opening takes two.")),
        ("", ("", "")),
    ],
)
def test_the_lead_ends_at_the_first_colon_or_stop(sentence, parts):
    assert first_and_rest(sentence) == parts


def test_as_room_ends_the_note_goes_then_words_then_keys(stage):
    bar = bar_of(stage(1400), 1400)
    seen = []
    for width in range(1400, 500, -4):
        bar.set_rect(bar.area_in_parent().adjusted(0, 0, width - bar.area().width(), 0))
        words = sum(button.worded for button in bar.buttons)
        keys = sum(button.shows_key() for button in bar.buttons)
        seen.append((bar.note_shown, words, keys))
    assert seen[0] == (True, 5, 5)
    assert seen == sorted(seen, reverse=True)
    assert (False, 5, 5) in seen
    assert (False, 0, 5) in seen
    assert seen[-1] == (False, 0, 0)


def test_the_main_action_keeps_its_word_longest(stage):
    bar = bar_of(stage(1400), 1400)
    for width in range(1400, 500, -4):
        bar.set_rect(bar.area_in_parent().adjusted(0, 0, width - bar.area().width(), 0))
        if not bar.button("take_trick").worded:
            assert not any(button.worded for button in bar.buttons)
            return
    pytest.fail("the words never left")


@pytest.mark.parametrize("ts", [1.0, 1.3])
@pytest.mark.parametrize("width", [620, 900, 1000, 1256, 1500, 2000])
def test_nothing_overlaps_and_all_is_one_line(stage, width, ts):
    bar = bar_of(stage(2000), width, ts)
    rects = [button.area_in_parent() for button in bar.buttons]
    assert all(one.right() <= other.left() for one, other in pairwise(rects))
    assert all(rect.top() >= 0 and rect.bottom() <= bar.area().height() for rect in rects)
    assert rects[0].left() >= bar.words_span[1]
    assert rects[-1].right() <= bar.area().width()


@pytest.mark.parametrize("width", [620, 1256, 2000])
def test_for_the_left_hand_the_buttons_stand_left_of_the_sentence(stage, width):
    bar = bar_of(stage(2000), width)
    bar.set_left_handed(True)
    rects = [button.area_in_parent() for button in bar.buttons]
    assert all(other.right() <= one.left() for one, other in pairwise(rects))
    assert rects[-1].left() >= 0
    assert rects[0].right() <= bar.sign_left <= bar.words_span[0]
    assert bar.words_span[1] <= bar.area().width()


def test_a_sentence_that_must_be_cut_is_whole_in_the_tooltip(stage):
    bar = bar_of(stage(), 480)
    assert bar.toolTip() == SENTENCE


def test_buttons_emit_and_may_be_replaced_while_pressed(stage, qtbot):
    stage = stage(1400)
    bar = bar_of(stage, 1400)
    bar.pressed.connect(lambda _: bar.show_buttons(BUTTONS[:2]))
    with qtbot.waitSignal(bar.pressed) as caught:
        stage.click(stage.find("draw"))
    assert caught.args == ["draw"]
    assert [button.objectName() for button in bar.buttons] == ["undo", "hint"]
    assert bar.button("draw") is None
    assert bar.button("undo").toolTip() == "Nothing to take back yet."


def test_undo_and_hint_stand_apart(stage):
    rects = {button.objectName(): button.area_in_parent() for button in bar_of(stage(1400), 1400).buttons}
    apart = rects["draw"].left() - rects["hint"].right()
    assert apart > rects["hint"].left() - rects["undo"].right()


def test_the_top_bar_opens_windows(stage, qtbot):
    stage = stage(1280)
    bar = stage.add(TopBar(), (0, 0, 1280, 44))
    bar.show_match(match_words("BarraCan", 4, "Bix", 100))
    for name in ("menu", "score_pad", "rules", "record", "settings"):
        with qtbot.waitSignal(bar.pressed) as caught:
            stage.click(stage.find(name))
        assert caught.args == [name]


def test_the_top_bar_gives_up_words_before_facts(stage):
    stage = stage(1400)
    bar = stage.add(TopBar(), (0, 0, 1400, 44))
    points = (("Ada and Nora", 31), ("Bix and Tomas", 24))
    bar.show_match(match_words("BarraCan", 4, "Bix", 100, points))
    assert all(button.worded for button in bar.buttons.values())
    bar.set_rect(bar.area_in_parent().adjusted(0, 0, -600, 0))
    assert not any(button.worded for button in bar.buttons.values())
    assert bar.buttons["rules"].toolTip() == "Rules (F1)"
    bar.set_rect(bar.area_in_parent().adjusted(0, 0, 600, 0))
    while all(button.worded for button in bar.buttons.values()):
        assert "Dealer Bix" in bar.facts(bar.room)
        bar.set_rect(bar.area_in_parent().adjusted(0, 0, -1, 0))
    bar.show_buttons(("score_pad", "rules"))
    assert not bar.buttons["record"].isVisible()


def test_the_dealer_gives_way_first_then_the_target_and_the_totals_never(stage):
    bar = stage().add(TopBar(), (0, 0, 1280, 44))
    bar.show_match(match_words("BarraCan", 4, "Bix", 100, (("Ada and Nora", 31), ("Bix and Tomas", 24))))
    totals = ["Ada and Nora 31", "Bix and Tomas 24"]
    told = list(dict.fromkeys(tuple(bar.facts(room)) for room in range(600, 260, -1)))
    assert told == [
        ("Hand 4", "Dealer Bix", *totals, "to 100"),
        ("Hand 4", *totals, "to 100"),
        ("Hand 4", *totals),
        tuple(totals),
    ]
    for fact in bar.facts(140):
        assert fact.endswith(("31", "24"))
    bar.show_clock(61)
    assert bar.facts(300)[0] == "1:01 left"


def test_what_a_note_tells_gives_way_to_house_rules(stage):
    bar = stage().add(TopBar(), (0, 0, 1280, 44))
    totals = (("Ada and Nora", 31), ("Bix and Tomas", 24))
    bar.show_match(match_words("BarraCan", 4, "Bix", 100, totals, ["Aces in tricks: low"]))
    assert "Aces in tricks: low" not in bar.facts(320)
    bar.set_noted(True)
    assert bar.facts(320) == ["Hand 4", "Aces in tricks: low"]
    assert bar.facts(2000)[-3:] == ["Bix and Tomas 24", "to 100", "Aces in tricks: low"]
    assert bar.facts(190)[-1].startswith("Aces")


def test_house_rules_stand_whole_or_an_ellipsis_stands_for_them(stage):
    bar = stage().add(TopBar(), (0, 0, 1280, 44))
    rules = ["Aces in ladders: 1", "Semi-clean melds: runs", "Going out: any"]
    bar.show_match(match_words("Burraco", 2, "Tomas", 1005, (("Ada", 1200), ("Bix", 800)), rules))
    whole = ", ".join(rules)
    told = {bar.facts(room)[-1] for room in range(1200, 300, -1)}
    assert {"Aces in ladders: 1, …", "Aces in ladders: 1, Semi-clean melds: runs, …", whole} <= told
    assert told - {"Bix 800", "to 1005"} <= {", ".join((*rules[:count], "…")) for count in (1, 2)} | {whole}
    assert bar.toolTip() == whole


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_bars_paint_in_every_theme(stage, theme):
    stage = stage(1280)
    bar = bar_of(stage, 1280)
    bar.set_theme(theme)
    assert bar.buttons[0].theme is theme
    image = QImage(1280, 60, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    stage.scene.render(painter)
    painter.end()


def lefts(bar):
    return {button.objectName(): round(button.area_in_parent().left()) for button in bar.buttons}


@pytest.mark.parametrize("left_handed", [False, True])
def test_hint_and_draw_keep_their_places_when_a_button_goes(stage, left_handed):
    bar = bar_of(stage(1500), 1500)
    bar.set_left_handed(left_handed)
    bar.show_status("Your turn: draw.", "")
    bar.show_buttons(BUTTONS)
    before = lefts(bar)
    for shown in (BUTTONS[:4], BUTTONS[:3], BUTTONS):
        bar.show_buttons(shown)
        now = lefts(bar)
        assert {name: now[name] for name in ("undo", "hint", "draw")} == {
            name: before[name] for name in ("undo", "hint", "draw")
        }
    bar.show_buttons(BUTTONS[:2])
    assert lefts(bar)["hint"] == before["hint"]


def test_a_long_sentence_takes_the_room_that_was_kept(stage):
    bar = bar_of(stage(900), 900)
    bar.show_buttons(BUTTONS[:2])
    bar.show_status("Your turn: " + "draw a card, pick up a pile or take a trick " * 2, "")
    assert bar.words_span[1] < lefts(bar)["undo"]
    assert lefts(bar)["hint"] > 900 - 44 - bar.buttons[1].natural_width()
