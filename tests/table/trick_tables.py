"""What the tests of the tables of trick games share: hands under way, and what is seen there."""

from barracan.games.barbu.moves import Double, NameContract
from barracan.games.sheepshead.moves import TakeWindow
from barracan.games.tricks.state import Pass


def barbu(desk, contract, *doubles, **settings):
    """Barbu with the person as declarer of this contract, until the first card."""
    table = desk(4, game="barbu", **settings)
    table.play(NameContract(0, contract))
    for seat, seats in enumerate(doubles, 1):
        table.play(Double(seat, seats) if seats else Pass(seat))
    while table.state.phase.value in ("double", "reply"):
        table.play(Pass(table.state.turn))
    table.scene.finish_motion()
    return table


def window_taken(desk):
    """Sheepshead with the person as the player, who has taken the window and is to lay cards away."""
    table = desk(3, game="sheepshead")
    while table.state.turn != 0:
        table.play(Pass(table.state.turn))
    table.play(TakeWindow(0))
    table.scene.finish_motion()
    return table


def barred(table):
    return {card.code for card in table.hand() if card.barred}


def labels(table):
    return table.scene.labels.items
