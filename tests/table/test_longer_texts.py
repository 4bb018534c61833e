"""In a language whose texts are longer the table of every game has room for them."""

import sys

import pytest
from PySide6.QtCore import QSize, QSizeF

from barracan.games.catalog import CATALOG
from barracan.model.offers import Pick
from barracan.model.refusal import Refusal
from barracan.model.text import Text, text_in
from barracan.session.game_parts import find_table
from barracan.table.hud.button_row import LADDER, TRAY
from longer import Longer, Ruler

NAMES = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")
LIKED = ("meld", "add", "lay_off", "swap", "contract")
TABLES = [(name, seats) for name, game in CATALOG.items() for seats in game.seat_counts]
SIZES = [(1280, 800), (1024, 700)]
SIZED = [(name, seats, SIZES[at % 2]) for at, (name, seats) in enumerate(TABLES)]
"""Each table at one size, in turn."""
MOVES = 16


@pytest.fixture(autouse=True)
def longer_texts(qapp):
    translator = Longer()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.parametrize(("name", "seats", "size"), SIZED, ids=str)
def test_nothing_is_cut_on_the_table(desk, monkeypatch, name, seats, size):
    table = desk(seats=seats, size=size, game=name, seed=2)
    least = find_table(name).least(table.scene.view)
    table.scene.appearance.resize(QSizeF(QSize(*size).expandedTo(least)))  # below that the whole table shrinks
    ruler = Ruler(monkeypatch, NAMES)
    for number in range(MOVES):
        state = table.state
        if state.turn is None:
            break
        if number % 9 == 0:
            table.scene.panel.toggle_page("game")
        legal = table.match.game.legal_moves(state)
        actions = [do for do in legal.actions() if do != "time"]
        liked = [do for do in LIKED if do in actions]
        if state.turn == 0:
            ruler.measure(table.scene)
            for card in table.hand()[:1]:
                table.pick((Pick("hand:0", card.code),))
                ruler.measure(table.scene)
            table.pick(())
        table.play(legal.pick(liked[0] if liked else table.rng.choice(actions), table.rng))
        if number % 10 == 0:
            ruler.measure(table.scene)
    assert not ruler.found, "\n".join(map(str, ruler.found))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", [name for name in CATALOG if name not in {"barbu", "sheepshead"}])
def test_tray_and_ladder_builder_have_room(desk, monkeypatch, name, size):
    table = desk(seats=min(CATALOG[name].seat_counts), size=size, game=name, seed=2)
    ruler = Ruler(monkeypatch, NAMES)
    while table.state.turn != 0:
        table.others()
    legal = table.match.game.legal_moves(table.state)
    if "draw" in legal.actions():
        table.play(next(iter(legal.of("draw"))))
    cards = [card.code for card in table.hand()]
    for start in range(0, 6, 2):
        table.tray("begin", tuple(cards[start : start + 2]))
        for page in (TRAY, LADDER):
            if page == TRAY or table.scene.view.builds_ladders():
                table.scene.panel.open_page(page)
                ruler.measure(table.scene)
    assert not ruler.found, "\n".join(map(str, ruler.found))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", CATALOG)
def test_refusals_have_room_in_their_bubble(desk, monkeypatch, name, size):
    table = desk(seats=min(CATALOG[name].seat_counts), size=size, game=name, seed=2)
    ruler, told = Ruler(monkeypatch, NAMES), set()
    modules = [module for module in sys.modules if module.startswith(f"barracan.games.{name}.")]
    for module in modules:
        for texts in (getattr(sys.modules[module], each, {}) for each in ("_TEXTS", "_NAMED")):
            for words in (text_in(name, each, {}).template for each in texts.values()):
                if words not in told:
                    told.add(words)
                    table.scene.refusals.show(Refusal("B10.10", Text(name, words.replace("{", "").replace("}", ""))))
                    ruler.measure_item(table.scene.hud.bubble)
                    assert table.scene.sceneRect().contains(table.scene.hud.bubble.sceneBoundingRect())
    assert told
    assert not ruler.found, "\n".join(map(str, ruler.found))
