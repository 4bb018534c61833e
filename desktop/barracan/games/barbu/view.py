"""What a seat sees of Barbu (P12)."""

from random import Random
from typing import Final

from barracan.games.barbu import legality, scoring
from barracan.games.barbu.contracts import LYING_OPEN, NAMES, SCORED, TITLES, WHOLE_PACK, Contract, contract_title
from barracan.games.barbu.dominoes import Foundations
from barracan.games.barbu.moves import SEATS, BarbuMove, Double, Lay, Redouble
from barracan.games.barbu.state import HANDS_OF_A_MATCH, BarbuState, HandNote, Phase
from barracan.games.tricks.ranking import Mask, cards_of, mask_of
from barracan.games.tricks.state import Pass
from barracan.games.tricks.view import TricksView, trick_fields
from barracan.games.tricks.worlds import cards_played, deal_unseen, restore
from barracan.model.cards import CODES, KINDS, RANKS, SUITS, Code
from barracan.model.contract_play import ContractPlay, ContractRow
from barracan.model.places import FOUNDATION, PlaceName, place_name
from barracan.model.score import SheetRow
from barracan.model.text import QT_TRANSLATE_NOOP, Seat, Text
from barracan.model.value import value
from barracan.model.view import Cards

_DECLARER = QT_TRANSLATE_NOOP("barbu", "declarer")
_DECLARED = QT_TRANSLATE_NOOP("barbu", "declared by {who}")
_LEFT = QT_TRANSLATE_NOOP("barbu", "Contracts: ✓ named, ○ left")
_OWED = QT_TRANSLATE_NOOP("barbu", "Doubles owed")
_SHORT = TITLES | {
    "trump": QT_TRANSLATE_NOOP("barbu", "Trump"),
    "dominoes": QT_TRANSLATE_NOOP("barbu", "Dominoes"),
}
_TRUMP = QT_TRANSLATE_NOOP("barbu", "trump")
_BRIEF = _SHORT | {"no_king": QT_TRANSLATE_NOOP("barbu", "No king")}
"""The contracts where there is little room."""
_UNITS = {
    "no_queens": QT_TRANSLATE_NOOP("barbu", "each queen"),
    "no_tricks": QT_TRANSLATE_NOOP("barbu", "each trick"),
    "no_hearts": QT_TRANSLATE_NOOP("barbu", "hearts, ace −6"),
    "no_king": QT_TRANSLATE_NOOP("barbu", "king of hearts"),
    "no_last_two": QT_TRANSLATE_NOOP("barbu", "last two tricks"),
    "trump": QT_TRANSLATE_NOOP("barbu", "each trick"),
    "dominoes": QT_TRANSLATE_NOOP("barbu", "in order of going out"),
}
_PRICES: Final = {
    "no_queens": "−6",
    "no_tricks": "−2",
    "no_hearts": "−2",
    "no_king": "−20",
    "no_last_two": "−10 −20",
    "trump": "+5",
    "dominoes": "45 20 5 −5",
}
_COUNTS = {
    "no_queens": QT_TRANSLATE_NOOP("barbu", "{who} declares, each queen −6"),
    "no_tricks": QT_TRANSLATE_NOOP("barbu", "{who} declares, each trick −2"),
    "no_hearts": QT_TRANSLATE_NOOP("barbu", "{who} declares, −2, ace −6"),
    "no_king": QT_TRANSLATE_NOOP("barbu", "{who} declares, K♥ −20"),
    "no_last_two": QT_TRANSLATE_NOOP("barbu", "{who} declares, −10 and −20"),
    "trump": QT_TRANSLATE_NOOP("barbu", "{who} declares, each trick +5"),
    "dominoes": QT_TRANSLATE_NOOP("barbu", "{who} declares, 45 20 5 −5"),
}
_TALLIES = {
    "fallen": QT_TRANSLATE_NOOP("barbu", "{count} of {all}"),
    "tricks": QT_TRANSLATE_NOOP("barbu", "{count} of 13 tricks"),
    "king": QT_TRANSLATE_NOOP("barbu", "K♥ not yet fallen"),
    "king_taken": QT_TRANSLATE_NOOP("barbu", "{who} has taken the K♥"),
    "king_lies": QT_TRANSLATE_NOOP("barbu", "K♥ lies in the trick"),
    "laid": QT_TRANSLATE_NOOP("barbu", "{count} of 52 laid"),
}
_PHASES: Final = {
    "contract": "contract", "double": "doubling", "reply": "doubling", "play": "tricks", "dominoes": "rows",
}  # fmt: skip
_OWES_ONE = QT_TRANSLATE_NOOP("barbu", "owes one double")
_OWES = QT_TRANSLATE_NOOP("barbu", "owes {count} doubles")


@value
class BarbuView(TricksView):
    """Everything that P12 lets one seat know."""

    phase: str
    """``contract``, ``double``, ``reply``, ``play`` or ``dominoes``."""
    declarer: int
    contract: Contract | None
    named: tuple[tuple[str, ...], ...]
    """For each seat the contracts that it has named as a declarer, in order."""
    doubles: tuple[tuple[int, ...], ...]
    """For each seat the seats that it has doubled or redoubled in this hand."""
    declarer_doubles: tuple[int, ...]
    """How often each seat has doubled the declarer in this round (P4.6)."""
    owed: tuple[int, ...]
    """How many doubles of the declarer each seat still owes in this round (P4.6)."""
    hands_left: int
    """The hands left in this round, this one included."""
    replies: tuple[int, ...]
    """Who is asked for a reply after the seat to move, in order (P4.5)."""
    foundations: tuple[tuple[Code, ...], ...]
    """The cards of each foundation from its lower end, clubs, diamonds, hearts, spades."""
    laid: int
    """How many cards have been laid in this turn of dominoes."""
    first_turn: bool
    """Whether the declarer may still pass in dominoes though he could lay (P8.5)."""
    out: tuple[int, ...]
    """Who is rid of all cards, in order."""
    holds: tuple[tuple[Mask, ...], ...]
    """For each seat sets of cards of which everybody knows that it holds one at least."""
    actions: tuple[BarbuMove, ...]
    """Every move of this hand, all public."""
    sheet: tuple[HandNote, ...]
    """The hands that are over (P13.5)."""

    @property
    def face_up_cards(self) -> frozenset[Code]:
        """The queens or hearts that lie face up before their taker (P13.2)."""
        return _OPEN_CODES.get(self.contract.name, frozenset()) if self.contract else frozenset()

    def doubles_of(self, seat: int) -> tuple[int, ...]:
        """Whom a seat has doubled or redoubled (P4)."""
        return self.doubles[seat]

    def redoubles_of(self, seat: int) -> tuple[int, ...]:
        """Whom a seat has redoubled: who had doubled it before (P4.3)."""
        found: list[int] = []
        before: set[tuple[int, int]] = set()
        for move in self.actions:
            if isinstance(move, Double | Redouble):
                if move.seat == seat:
                    found += [other for other in move.seats if (other, seat) in before]
                before |= {(move.seat, other) for other in move.seats}
        return tuple(found)

    def headline(self) -> Text | None:
        """The contract in words."""
        return contract_title(self.contract) if self.contract else None

    def headline_note(self) -> Text | None:
        """Who declares."""
        return Text("barbu", _DECLARED, {"who": Seat(self.declarer)}) if self.contract else None

    def headline_seat(self) -> int | None:
        """The declarer, once the contract is named."""
        return self.declarer if self.contract else None

    def seat_note(self, seat: int) -> Text | None:
        """That a seat is the declarer, or how many doubles of the declarer it still owes (P4.6)."""
        if seat == self.declarer:
            return Text("barbu", _DECLARER)
        owed = self.owed[seat]
        return Text("barbu", _OWES_ONE if owed == 1 else _OWES, {"count": owed}) if owed else None

    def contract_play(self) -> ContractPlay | None:
        """The board of the 28 hands, the contract, how far it is, and the doubles owed (P13)."""
        contract = self.contract
        dominoes = contract is not None and contract.name == "dominoes"
        return ContractPlay(
            hand=self.hand_number,
            hands=HANDS_OF_A_MATCH,
            declarer=self.declarer,
            phase=_PHASES[self.phase],
            rows=_contract_rows(self.sheet),
            named=contract.name if contract else "",
            suit=(contract.suit or "") if contract else "",
            rank=(contract.rank or "") if contract else "",
            title=contract_title(contract) if contract else None,
            prices=Text("barbu", _COUNTS[contract.name], {"who": Seat(self.declarer)}) if contract else None,
            signs=self._signs(),
            tally=self._tally(),
            owed=self.owed,
            hands_left=self.hands_left,
            ends=self._ends(),
            places=scoring.PLACES if dominoes else (),
            passed=_who_passed(self.actions) if dominoes else (),
            out=self.out,
        )

    def _signs(self) -> tuple[tuple[str, bool], ...]:
        """The queens, or the hearts, as many as have fallen first."""
        if self.contract is None or self.contract.name not in LYING_OPEN:
            return ()
        fallen = [card for trick in self.tricks for card in trick.cards if card in self.face_up_cards]
        if self.contract.name == "no_queens":
            return tuple((suit, "Q" + suit in fallen) for suit in SUITS)
        return tuple(("H", number < len(fallen)) for number in range(13))

    def _tally(self) -> Text | None:
        """How far the hand is, in what its contract counts."""
        name = self.contract.name if self.contract else ""
        if not name:
            return None
        if name == "dominoes":
            return Text("barbu", _TALLIES["laid"], {"count": sum(map(len, self.foundations))})
        if name == "no_king":
            taker = next((trick.winner for trick in self.tricks if "KH" in trick.cards), None)
            if taker is not None:
                return Text("barbu", _TALLIES["king_taken"], {"who": Seat(taker)})
            return Text("barbu", _TALLIES["king_lies" if "KH" in self.trick else "king"])
        if name in SCORED:
            signs = self._signs()
            return Text("barbu", _TALLIES["fallen"], {"count": sum(fallen for _, fallen in signs), "all": len(signs)})
        return Text("barbu", _TALLIES["tricks"], {"count": len(self.tricks)})

    def _ends(self) -> tuple[Code, ...]:
        """The cards that go on the foundations as they lie."""
        if self.contract is None or self.contract.rank is None or self.turn is None:
            return ()
        foundations = Foundations(self.contract.rank, continuous=bool(self.options["continuous"]))
        for suit, cards in enumerate(self.foundations):
            if cards:
                foundations.restore(suit, KINDS[cards[0]], len(cards))
        return tuple(CODES[card] for card in cards_of(foundations.layable))

    def sheet_rows(self) -> tuple[SheetRow, ...]:
        """The contracts that each declarer has left, and the doubles of the declarer still owed (P13.5)."""
        contracts = [
            SheetRow(Text("barbu", _SHORT[name]), tuple("✓" if name in named else "○" for named in self.named))
            for name in NAMES
        ]
        owed = tuple("–" if seat == self.declarer else str(count) for seat, count in enumerate(self.owed))
        return (SheetRow(Text("barbu", _LEFT)), *contracts, SheetRow(Text("barbu", _OWED), owed))

    def suit_order(self) -> tuple[tuple[Code, ...], ...]:
        """The trump suit first, while there is one."""
        trump = self.contract.suit if self.contract else None
        return _HAND_SUITS[trump] if trump is not None else ()

    def suit_captions(self) -> tuple[Text | None, ...]:
        """That the first suit is trump."""
        return (Text("barbu", _TRUMP), None, None, None) if self.suit_order() else ()

    def foundation_start(self) -> str:
        """The rank named with the contract, while dominoes are played or lie on the table (P8.1)."""
        plays = self.phase == "dominoes" or any(self.foundations)
        return (self.contract.rank or "") if plays and self.contract else ""

    def places(self) -> dict[PlaceName, Cards]:
        """The places of every trick game, and the four foundations."""
        places = TricksView.places(self)
        for suit, cards in zip(SUITS, self.foundations, strict=True):
            places[place_name(FOUNDATION, suit)] = cards
        return places


def _contract_rows(sheet: tuple[HandNote, ...]) -> tuple[ContractRow, ...]:
    """The board: what each declarer made of each contract."""
    results = {(note.contract.name, note.declarer): note.points[note.declarer] for note in sheet}
    return tuple(
        ContractRow(
            name,
            Text("barbu", _BRIEF[name]),
            _PRICES[name],
            Text("barbu", _UNITS[name]),
            tuple(results.get((name, seat)) for seat in range(SEATS)),
        )
        for name in NAMES
    )


def _who_passed(actions: tuple[BarbuMove, ...]) -> tuple[int, ...]:
    """Who has passed in its last turn of dominoes."""
    last: dict[int, BarbuMove] = {}
    begun = False
    for move in actions:
        if begun or isinstance(move, Lay):
            begun = True
            last[move.seat] = move
    return tuple(seat for seat, move in last.items() if isinstance(move, Pass))


def _suits_from(trump: str) -> tuple[tuple[Code, ...], ...]:
    """The suits as they lie in the hand, each from low to high, the trump suit first."""
    suits = trump + "HSDC".replace(trump, "")
    return tuple(tuple(rank + suit for rank in (*RANKS[1:], RANKS[0])) for suit in suits)


_HAND_SUITS: Final = {suit: _suits_from(suit) for suit in SUITS}
_OPEN_CODES: Final = {name: frozenset(CODES[card] for card in cards_of(mask)) for name, mask in LYING_OPEN.items()}


def view(state: BarbuState, seat: int) -> BarbuView:
    """All that a seat may know."""
    foundations = state.foundations
    return BarbuView(
        **trick_fields(state, seat),
        lines=state.ending.lines if state.ending else scoring.score(state),
        phase=state.phase.value,
        declarer=state.declarer,
        contract=state.contract,
        named=tuple(tuple(names) for names in state.named),
        doubles=tuple(legality.seats_of(doubled) for doubled in state.doubled),
        declarer_doubles=tuple(state.declarer_doubles),
        owed=tuple(legality.owes(state, each) for each in range(SEATS)),
        hands_left=state.hands_left,
        replies=tuple(state.replies),
        foundations=tuple(foundations.cards(suit) if foundations else () for suit in range(len(SUITS))),
        laid=state.laid,
        first_turn=state.first_turn,
        out=tuple(state.out),
        holds=tuple(tuple(sets) for sets in state.holds),
        actions=tuple(state.actions),
        sheet=tuple(state.sheet),
    )


def determinize(view: BarbuView, rng: Random) -> BarbuState:
    """Deal one world that agrees with all that the seat has seen."""
    state = BarbuState(view.options)
    if view.contract is not None:
        state.set_contract(view.contract)
    restore(state, view, state.ranking)
    state.phase = Phase(view.phase)
    state.named = [list(names) for names in view.named]
    state.declarer_doubles = list(view.declarer_doubles)
    state.doubled = [legality.bits_of(seats) for seats in view.doubles]
    state.replies = list(view.replies)
    state.laid, state.first_turn = view.laid, view.first_turn
    state.out, state.holds = list(view.out), [list(sets) for sets in view.holds]
    state.actions, state.sheet = list(view.actions), list(view.sheet)
    seen = state.hands[view.seat] | cards_played(state) | _restore_foundations(state, view)
    others = [seat for seat in range(SEATS) if seat != view.seat]
    sizes = [view.hand_sizes[seat] for seat in others]
    if any(sizes) and not view.cards_left:
        holds = [(at, cards) for at, seat in enumerate(others) for cards in state.holds[seat]]
        lacks = [state.lacks[seat] for seat in others]
        hands = deal_unseen(WHOLE_PACK & ~seen, sizes, lacks, holds, rng)
        for seat, hand in zip(others, hands, strict=True):
            state.hands[seat] = hand
    return state


def _restore_foundations(state: BarbuState, view: BarbuView) -> int:
    """Lay the foundations as the view shows them, and return their cards."""
    lying = 0
    for suit, cards in enumerate(view.foundations):
        if cards and state.foundations:
            state.foundations.restore(suit, KINDS[cards[0]], len(cards))
            lying |= mask_of(KINDS[code] for code in cards)
    return lying
