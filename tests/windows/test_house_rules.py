"""Named sets of options, serious matches and matches by number on the page for a new match."""

import pytest

from barracan.games.catalog import CATALOG
from barracan.windows.new_match import NewMatchPage
from windows.pages import absent, click, control, opened, write


@pytest.fixture
def page(qtbot):
    return opened(qtbot, NewMatchPage([CATALOG["barracan"]], {}), (1280, 1000))


def dealt(qtbot, page):
    with qtbot.waitSignal(page.dealt, timeout=1000) as heard:
        click(page, "deal")
    return heard.args[0]


def choose(page, words):
    """Choose the set of this name from the list."""
    choice = control(page, "house_rules")
    choice.setCurrentIndex(choice.findText(words))
    choice.activated.emit(choice.currentIndex())


def test_options_are_kept_under_a_name_and_taken_again(qtbot, page):
    assert absent(page, "keep_house_rules")
    click(page, "option_target_more")
    write(page, "house_rules_name", "Sundays")
    with qtbot.waitSignal(page.house_rules_changed, timeout=1000) as heard:
        click(page, "keep_house_rules")
    assert heard.args == ["barracan", {"Sundays": {"target": 110}}]
    assert control(page, "house_rules").currentText() == "Sundays"
    choose(page, "The usual options")
    assert page.settings.options.values["target"] == 100
    choose(page, "Sundays")
    assert dealt(qtbot, page).options["target"] == 110


def test_a_set_without_a_name_is_not_kept(page):
    click(page, "option_target_more")
    click(page, "keep_house_rules")
    assert control(page, "house_rules").currentText() == "As chosen below"


def test_a_set_is_forgotten(qtbot):
    kept = {"barracan": {"Sundays": {"target": 150}, "wrong": 7}}
    page = opened(qtbot, NewMatchPage([CATALOG["barracan"]], {}, kept), (1280, 1000))
    choose(page, "Sundays")
    with qtbot.waitSignal(page.house_rules_changed, timeout=1000) as heard:
        click(page, "forget_house_rules")
    assert heard.args == ["barracan", {}]
    assert control(page, "house_rules").currentText() == "As chosen below"


def test_a_match_is_serious_and_has_a_number_if_wished(qtbot, page):
    settings = dealt(qtbot, page)
    assert (settings.number, settings.serious) == ("", False)
    control(page, "serious").setChecked(True)
    control(page, "match_number").setText("4821 0937 5526")
    settings = dealt(qtbot, page)
    assert (settings.number, settings.serious) == ("482109375526", True)
