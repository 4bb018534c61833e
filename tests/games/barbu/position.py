"""Positions of Barbu from a few words; seat 3 deals and seat 0 is the declarer unless another dealer is named."""

from barracan.games.barbu.contracts import Contract
from barracan.games.barbu.moves import Double, End, Lay, NameContract, Redouble
from barracan.games.barbu.rules import BarbuGame
from barracan.games.barbu.state import Phase
from barracan.games.tricks.ranking import mask_of
from barracan.games.tricks.state import Pass, Play
from barracan.model.cards import KINDS, codes, kinds
from games.judged import clause_of

GAME = BarbuGame()
DEFAULTS = {option.name: option.default for option in GAME.options}


def contract(text):
    """A contract from words: ``no_queens``, ``trump H``, ``dominoes 7``."""
    name, *word = text.split()
    return Contract(name, **({"suit": word[0]} if name == "trump" else {"rank": word[0]} if word else {}))


def start(dealer=3, hand_number=1, **options):
    """A hand whose declarer is to name a contract; everybody holds a suit."""
    state = GAME.start(4, DEFAULTS | options)
    state.hand_number = hand_number - 1
    GAME.deal(state, dealer, sorted(GAME.pack(4, {})))
    return state


def named(text="no_tricks", **more):
    """A hand whose contract has been named: the doubling begins."""
    state = start(**more)
    GAME.apply(state, NameContract(state.turn, contract(text)))
    return state


def spoken(text="no_tricks", *doubles, **more):
    """A hand after these turns of the doubling, each a text of seats as in ``03``, empty for a pass."""
    state = named(text, **more)
    for seats in doubles:
        play(state, double(state.turn, seats) if state.phase is Phase.DOUBLE else redouble(state.turn, seats))
    return state


def double(seat, seats):
    return Double(seat, tuple(map(int, seats))) if seats else Pass(seat)


def redouble(seat, seats):
    return Redouble(seat, tuple(map(int, seats))) if seats else Pass(seat)


def tricks(text, *hands, trick="", leader=0, **options):
    """A hand being played in tricks: hands by seat, the cards of the trick from the leader on."""
    state = spoken(text, "", "", "", **options)
    assert state.phase is Phase.PLAY
    state.hands = [mask_of(kinds(hand)) for hand in hands]
    state.turn = leader
    for card in kinds(trick):
        state.hands[state.turn] |= 1 << card
        GAME.apply(state, Play(state.turn, codes([card])[0]))
    return state


def dominoes(rank, *hands, laid="", turn=0, **options):
    """A hand of dominoes with these hands by seat; ``laid`` are cards that lie on the foundations already."""
    state = spoken(f"dominoes {rank}", "", "", "", **options)
    assert state.phase is Phase.DOMINOES
    state.hands = [mask_of(kinds(hand)) for hand in hands]
    for card in kinds(laid):
        assert state.foundations.layable >> card & 1
        state.foundations.lay(card)
    state.first_turn = not laid
    state.turn = turn
    return state


def clause(state, move):
    """The clause that refuses a move, or ``None`` if it is legal; the list of legal moves agrees."""
    assert (ordered(move) in set(GAME.legal_moves(state))) == (GAME.refusal(state, move) is None)
    return clause_of(GAME, state, move)


def ordered(move):
    """A move as the list of legal moves has it: seats in their order."""
    return type(move)(move.seat, tuple(sorted(move.seats))) if isinstance(move, Double | Redouble) else move


def play(state, move):
    """Make a move that must be legal and return its events."""
    assert clause(state, move) is None, GAME.refusal(state, move)
    return GAME.apply(state, move)


def play_cards(state, text):
    """Play cards, each by the seat whose turn it is, without asking whether they are legal."""
    for code in text.split():
        state.hands[state.turn] |= 1 << KINDS[code]
        GAME.apply(state, Play(state.turn, code))


def legal_cards(state):
    """The cards that may be played or laid now."""
    return " ".join(move.card for move in GAME.legal_moves(state) if isinstance(move, Play | Lay))


def lines(state, seat):
    """The explained score of a seat as (words, count, points, clause)."""
    return [(str(line.what), line.count, line.points, line.clause) for line in GAME.view(state, 0).score_lines()[seat]]


def points(state):
    """The points of all seats as they stand."""
    return [sum(line.points for line in side) for side in GAME.view(state, 0).score_lines()]


__all__ = [
    "DEFAULTS",
    "GAME",
    "Double",
    "End",
    "Lay",
    "NameContract",
    "Pass",
    "Phase",
    "Play",
    "Redouble",
    "clause",
    "contract",
    "dominoes",
    "double",
    "legal_cards",
    "lines",
    "named",
    "play",
    "play_cards",
    "points",
    "redouble",
    "spoken",
    "start",
    "tricks",
]
