"""Named sets of options, serious matches and matches by number on the page for a new match."""

import pytest
from PySide6.QtWidgets import QPushButton

from barracan.games.catalog import CATALOG
from barracan.model.options import house_rules
from barracan.model.replay import SeatNote
from barracan.session.messages import MatchSettings
from barracan.windows.start.new_match import NewMatchPage
from waiting import until
from windows.pages import absent, click, control, opened, write


@pytest.fixture
def page(qtbot):
    return unfolded(opened(qtbot, NewMatchPage(["barracan"], {}), (1280, 1000)))


def unfolded(page):
    """The page with its house rules over the little table."""
    click(page, "change_rules")
    return page


def dealt(qtbot, page):
    with qtbot.waitSignal(page.dealt) as heard:
        click(page, "deal")
    return heard.args[0]


def sets(page):
    """The chips of the sets, by their words."""
    chips = control(page, "house_rules").findChildren(QPushButton)
    return {each.text(): each for each in chips if each.isVisible()}


def choose(page, words):
    """Choose the set of this name by its chip."""
    sets(page)[words].click()


def chosen_set(page):
    """What the chip says that is chosen."""
    return next(words for words, each in sets(page).items() if each.isChecked())


def test_options_are_kept_under_a_name_and_taken_again(qtbot, page):
    assert absent(page, "keep_house_rules")
    click(page, "option_target_more")
    write(page, "house_rules_name", "Sundays")
    with qtbot.waitSignal(page.house_rules_changed) as heard:
        click(page, "keep_house_rules")
    assert heard.args == ["barracan", {"Sundays": {"target": 110}}]
    assert chosen_set(page) == "Sundays"
    choose(page, "The usual options")
    assert page.settings.options.values["target"] == 100
    choose(page, "Sundays")
    assert dealt(qtbot, page).options["target"] == 110


@pytest.mark.parametrize("game", CATALOG)
def test_named_sets_of_every_game_are_legal_differ_and_are_chosen_by_name(qtbot, game):
    known, options = CATALOG[game].rule_sets, {option.name: option for option in CATALOG[game].options}
    page = unfolded(opened(qtbot, NewMatchPage([game], {}), (1280, 1000)))
    assert len({str(each.name) for each in known}) == len(known) >= (game in CATALOG.own)
    for each in known:
        assert each.options
        for name, chosen in each.options.items():
            assert options[name].refusal(chosen) is None
            assert chosen != options[name].default
        choose(page, str(each.name))
        assert page.settings.options.values == {**page.settings.options.defaults, **each.options}
        assert absent(page, "forget_house_rules")
        assert absent(page, "keep_house_rules")
    choose(page, "The usual options")
    assert page.settings.options.all_default


def test_what_a_kept_set_has_no_more_is_told_and_the_rest_of_it_holds(qtbot):
    kept = {"barracan": {"Old": {"target": 150, "gone": True, "trick_ace": "middle"}, "New": {"target": 120}}}
    page = unfolded(opened(qtbot, NewMatchPage(["barracan"], {}, kept), (1280, 1000)))
    choose(page, "Old")
    told = control(page, "lost_rules").text()
    assert told == "What this set says of Aces in tricks, gone is no longer possible: the usual rule stands."
    assert dealt(qtbot, page).options["target"] == 150
    choose(page, "New")
    assert absent(page, "lost_rules")


def test_a_set_without_a_name_is_not_kept(page):
    click(page, "option_target_more")
    click(page, "keep_house_rules")
    assert chosen_set(page) == "As chosen below"


def test_a_set_is_forgotten(qtbot):
    kept = {"barracan": {"Sundays": {"target": 150}, "wrong": 7}}
    page = unfolded(opened(qtbot, NewMatchPage(["barracan"], {}, kept), (1280, 1000)))
    choose(page, "Sundays")
    with qtbot.waitSignal(page.house_rules_changed) as heard:
        click(page, "forget_house_rules")
    assert heard.args == ["barracan", {}]
    assert chosen_set(page) == "As chosen below"


def test_a_match_is_serious_and_has_a_number_if_wished(qtbot, page):
    settings = dealt(qtbot, page)
    assert (settings.number, settings.serious) == ("", False)
    control(page, "serious").setChecked(True)
    control(page, "match_number").setText("4821 0937 5526")
    settings = dealt(qtbot, page)
    assert (settings.number, settings.serious) == ("482109375526", True)


def test_house_rules_are_named_at_the_table_in_text_and_on_the_pad(window):
    seats = (SeatNote("Ada", "human"), SeatNote("Bix", "random"))
    window.start(MatchSettings("barracan", seats, {"trick_ace": "low", "target": 70}))
    bar = window.controller.scene.hud.top_bar
    assert bar.content.facts()[-2:] == ["to 70", "Aces in tricks: low"]
    assert bar.toolTip() == "Aces in tricks: low"
    assert window.controller.sheet().house_rules == ("Aces in tricks: low",)
    assert window.features.pads.sheet(window.controller.match)[0].house_rules == ("Aces in tricks: low",)
    window.show_score()
    assert "Aces in tricks: low" in window.pages.find_leaf("score_page").paper.accessibleName()
    window.show_table()
    window.change_table()
    until(lambda: "Aces in tricks: low" in window.painted_widget.title.text())


def test_usual_rules_are_not_named(window):
    window.start(MatchSettings("barracan", (SeatNote("Ada", "human"), SeatNote("Bix", "random")), {"target": 70}))
    assert window.controller.scene.hud.top_bar.content.house_rules == ()
    assert window.controller.sheet().house_rules == ()


def test_options_that_do_not_matter_with_so_many_seats_are_not_named():
    options = CATALOG["barracan"].options
    assert house_rules(options, {"partnership": False, "trick_ace": "high"}, 2) == ()
    assert [str(each) for each in house_rules(options, {"partnership": False}, 4)] == ["Partnership: off"]
