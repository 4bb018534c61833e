"""What is shown of a hand in games where a declarer names a contract."""

from barracan.model.cards import Code
from barracan.model.text import Text
from barracan.model.value import value


@value
class ContractRow:
    """A contract as it stands on the board of contracts and among the choices.

    Attributes:
        name: what choices call it.
        title: its name.
        price: what counts, in figures.
        unit: what each of that is for.
        results: for each seat what it made of it as the declarer, ``None`` while it has not.
    """

    name: str
    title: Text
    price: str
    unit: Text
    results: tuple[int | None, ...]


@value
class ContractPlay:
    """A hand as far as its contract goes.

    Attributes:
        hand, hands: which of how many it is.
        declarer: who names the contract.
        phase: ``contract``, ``doubling``, ``tricks`` or ``rows``.
        rows: every contract, in the order of the board.
        named: the contract of this hand, empty before it is named; ``suit`` and ``rank`` are what goes with it.
        title: the contract in words.
        prices: who declares it and what it counts.
        signs: suits of what is counted one by one, each with whether it has fallen.
        tally: how far it is, in words.
        owed: how many doubles of the declarer each seat still owes in this round.
        hands_left: the hands left in this round, this one included.
        ends: the cards that may be laid now to the rows of dominoes.
        places: what each seat that is out scores for it, in order.
        passed: who has passed in its last turn of dominoes.
        out: who is rid of all cards, in order.
    """

    hand: int
    hands: int
    declarer: int
    phase: str
    rows: tuple[ContractRow, ...]
    named: str = ""
    suit: str = ""
    rank: str = ""
    title: Text | None = None
    prices: Text | None = None
    signs: tuple[tuple[str, bool], ...] = ()
    tally: Text | None = None
    owed: tuple[int, ...] = ()
    hands_left: int = 0
    ends: tuple[Code, ...] = ()
    places: tuple[int, ...] = ()
    passed: tuple[int, ...] = ()
    out: tuple[int, ...] = ()

    @property
    def left(self) -> int:
        """How many contracts the declarer has left."""
        return sum(row.results[self.declarer] is None for row in self.rows)
