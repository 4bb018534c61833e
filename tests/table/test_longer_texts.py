"""In a language whose texts are longer the table of every game has room for them."""

import pytest

from barracan.games.catalog import CATALOG
from barracan.model.handling import Pick
from longer import Longer, Ruler

NAMES = ("Ada", "Bix", "Nora", "Tomas", "Cleo", "Ravi")
LIKED = ("meld", "add", "lay_off", "swap", "contract")
TABLES = [(name, seats) for name, game in CATALOG.items() for seats in game.seat_counts]
SIZES = [(1280, 800), (1024, 700)]
MOVES = 40


@pytest.fixture(autouse=True)
def longer_texts(qapp):
    translator = Longer()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nothing_is_cut_on_the_table(desk, monkeypatch, name, seats, size):
    table = desk(seats=seats, size=size, game=name, seed=2)
    ruler = Ruler(monkeypatch, NAMES)
    for number in range(MOVES):
        state = table.state
        if state.turn is None:
            break
        if number % 9 == 0:
            table.scene.sideboard.toggle_page("game")
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
