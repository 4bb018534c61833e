"""Seals: what is shown of a deck before its hand, so that after it anybody can see that no card was changed."""

from collections.abc import Sequence
from typing import NamedTuple

from barracan.model.cards import Code
from barracan.model.moves import Line


class Seal(NamedTuple):
    """The seal of a hand's deck; salt and deck stay empty until the hand is over."""

    hand: int
    digest: str
    salt: str = ""
    deck: tuple[Code, ...] = ()

    @property
    def holds(self) -> bool:
        """Whether the digest is that of the deck."""
        return self.digest == sealed(self.salt, self.deck)


def sealed(salt: str, deck: Sequence[Code]) -> str:
    """The SHA-256 of the salt and the codes in deck order, a blank between each two, in hexadecimal digits."""
    from hashlib import sha256  # brings OpenSSL, which a match that is only looked at need not wait for

    return sha256(" ".join((salt, *deck)).encode()).hexdigest()


def read_seal(line: Line) -> Seal | None:
    """The seal in a right hand line, ``None`` where it names none."""
    digest, salt = line.get("seal"), line.get("salt")
    if isinstance(digest, str) and isinstance(salt, str):
        return Seal(line["hand"], digest, salt, tuple(line["deck"]))
    return None
