"""A position as one seat knows it."""

from barracan.games.buraco import view as buraco
from barracan.games.buraco.view import BuracoView
from barracan.games.burraco import view as views
from barracan.games.burraco.melds import Meld
from barracan.games.burraco.view import BurracoView
from barracan.games.rummy.state import Hand
from barracan.model.cards import RANK_OF, SUIT_OF, Kind
from barracan.model.randomness import stream
from barracan.players.burraco.course import Course
from barracan.players.burraco.skill import Skill
from barracan.players.burraco.turn import Turn


def knowledge_of(view: BurracoView) -> views.Knowledge:
    """What public actions and the seat's own cards tell."""
    return buraco.Knowledge(view) if isinstance(view, BuracoView) else views.Knowledge(view)


class Position:
    """What a seat knows when it is to move.

    Attributes:
        state: a world that agrees with the view; of what is hidden in it nothing is used.
        turn: the turn as the plan sees it.
        pot_to_come: whether an empty hand would be a pot.
    """

    def __init__(self, view: BurracoView, skill: Skill) -> None:
        self.knowledge = knowledge_of(view)
        self.state = state = self.knowledge.world(stream("nothing hidden is used"))
        self.view = view
        self.seat = seat = view.seat
        self.side = state.side_of[seat]
        self.terms = state.terms
        self.hand: Hand = state.hands[seat]
        self.melds: list[Meld] = state.tables[self.side].melds
        self.turn = Turn(Course.of(state), seat, skill, self.knowledge.known[(seat + 1) % view.seats])
        self.pot_to_come = self.turn.pot_to_come

    def turn_with_pile(self) -> Turn:
        """The turn as it would go on with the pile in the hand."""
        course = self.turn.course.copy()
        course.take(self.seat)
        return Turn(course, self.seat, self.turn.skill)


def helps_others(position: Position, card: Kind) -> bool:
    """Whether a card lengthens a meld of another side at once."""
    tables = position.state.tables
    return any(
        lengthens(meld, card) for number, table in enumerate(tables) if number != position.side for meld in table.melds
    )


def lengthens(meld: Meld, card: Kind) -> bool:
    """Whether a card by itself can be added to a meld, none of its cards moved."""
    if meld.is_group:
        return RANK_OF[card] == meld.rank
    return SUIT_OF[card] == meld.suit and RANK_OF[card] + 1 in {meld.first - 1, meld.last + 1}
