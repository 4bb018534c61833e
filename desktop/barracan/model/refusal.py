"""Why a move is refused."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from barracan.model.text import Text
from barracan.model.value import value


@value
class Refusal:
    """A clause that forbids a move, said in words: what is wrong, then a way out.

    ``cards`` are the codes and ``places`` the names of places that are at fault, for the table to mark.
    """

    clause: str
    reason: Text
    cards: tuple[str, ...] = ()
    places: tuple[str, ...] = ()

    def with_names(self, names: Sequence[str], you: str = "") -> "Refusal":
        """The same refusal with the names of the seats in its words, and *you* by name, if given."""
        return replace(self, reason=self.reason.with_names(names, you))

    def __str__(self) -> str:
        return f"{self.clause}: {self.reason}"


FoundT = TypeVar("FoundT")


def accept(found: FoundT | Refusal) -> FoundT:
    """What is no refusal; raises ``ValueError`` with its sentence if it is one."""
    if isinstance(found, Refusal):
        raise ValueError(str(found))  # noqa: TRY004 - what was found is refused, its type is right
    return found
