"""What makes a puzzle dull: anybody finds its move, it is like others, or nothing is told that sets its move apart."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from barracan.model.game import AnyGame
    from barracan.model.text import Text
    from barracan.players.protocol import Decision
    from puzzle_values import Values

SHARE: Final = 4
"""One puzzle of so many may be of the same sort."""
PLAIN: Final = ("beginner", "casual")
"""Levels of players: what one of them would do is found without a thought."""
VAGUE: Final = frozenset(
    {
        "The {count} cards come into the hand at once, to be laid now or later.",
        "The {card} is a known card, and the next player cannot take it any more.",
        "What lies on the table counts for the side, what is left in the hand against it.",
        "The {card} does least in this hand.",
        "It goes with no meld of another side.",
        "The pile brings less than a new card.",
        "Nothing on the piles is worth more than a new card.",
        "Before the melds-down the top discard can be taken for them alone.",
    }
)
"""What is told of a move of which nothing else can be told: nobody who missed it would learn from it."""
FREES_JOKER: Final = "The {card} can be swapped at once for a joker on the table."


def plain_decisions(game: "AnyGame", view: Any) -> list["Decision"]:
    """What those who know little do."""
    from barracan.players.player import decide

    return [decide(game.id, view, level, 1) for level in PLAIN]


def is_rule_of_thumb(game: "AnyGame", view: Any, move: Any) -> bool:
    """Whether every player that follows a rule of thumb makes a move."""
    from barracan.players.player import find_player

    panel = find_player(game.id).panel.values()
    return all(choose(view) == move for choose in panel)


def is_found(game: "AnyGame", values: "Values", plain: Iterable["Decision"]) -> bool:
    """Whether one of those who know little does something that is as good as the best."""
    from barracan.session.lessons.plain_form import plain_form
    from barracan.session.lessons.puzzle import ALIKE

    known = (values.get(plain_form(game, each.move)) for each in plain)
    return any(found is not None and found[1] < ALIKE for found in known)


def tells_nothing(reasons: Sequence["Text"], plain: Iterable["Decision"]) -> bool:
    """Whether what is told of a move could be told of any, or is told of what those who know little do as well."""
    if all(each.template in VAGUE for each in reasons):
        return True
    return any(all(why in each.reasons for why in reasons) for each in plain)


def sorts(theme: str, reasons: Sequence["Text"]) -> tuple[str, ...]:
    """What a puzzle can have in common with others: the kind of its move, and what is told of it first."""
    return (theme, *(each.template for each in reasons[:1]))


def full_sorts(known: Iterable[Sequence[str]], count: int) -> set[str]:
    """Of the sorts of the puzzles that are known those of which there are enough among so many."""
    found = Counter(sort for each in known for sort in each)
    return {sort for sort, many in found.items() if many >= max(1, count // SHARE)}
