"""Why a move is refused."""

from dataclasses import dataclass

from barracan.model.text import Text


@dataclass(frozen=True, slots=True)
class Refusal:
    """A clause that forbids a move, said in words: what is wrong, then a way out.

    ``cards`` are the codes and ``places`` the names of places that are at fault, for the table to mark.
    """

    clause: str
    reason: Text
    cards: tuple[str, ...] = ()
    places: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.clause}: {self.reason}"
