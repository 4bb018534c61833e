"""The panel of Barbu and Sheepshead: a player who follows a few rules of thumb."""

from typing import Any

from barracan.games.barbu.contracts import Contract
from barracan.games.barbu.moves import LAYS
from barracan.games.catalog import CATALOG
from barracan.games.sheepshead.cards import RANKING, VALUE_OF
from barracan.games.tricks.moves import PLAYS
from barracan.games.tricks.ranking import HIGH_TO_LOW
from barracan.model.cards import CODES, KINDS, RANK_OF, SUIT_OF, Kind
from barracan.model.randomness import stream
from barracan.players.protocol import CLOCK

STYLES = {"barbu": ("rule",), "sheepshead": ("rule",)}
_STRONG_TRUMPS, _LONG_SUIT = 6, 5
_DANGEROUS = {"no_queens": "Q", "no_hearts": "H", "no_king": "KH"}
"""What a card's code holds that costs points in these contracts."""


def choose(game: str, view: Any) -> Any:
    """The move of the player who follows rules of thumb."""
    rules = CATALOG[game]
    # What is hidden from a seat bears on no move of its own.
    state: Any = rules.determinize(view, stream("panel"))
    moves: Any = rules.legal_moves(state)
    actions = [do for do in moves.actions() if do != CLOCK]
    if "play" in actions:
        cards = [KINDS[move.card] for move in moves.of("play")]
        return PLAYS[view.seat][_taking(state, cards) if _takes(game, state) else _ducking(state, cards)]
    if "lay" in actions:
        return max(moves.of("lay"), key=LAYS[view.seat].index)
    if "contract" in actions:
        return _contract(list(moves.of("contract")), view)
    if "take_window" in actions:
        trumps = sum(bool(RANKING.trumps >> KINDS[code] & 1) for code in view.hand)
        return next(moves.of("take_window" if trumps >= _STRONG_TRUMPS else "pass"))
    if "bury" in actions:
        return max(moves.of("bury"), key=_bury)
    return next(moves.of("pass" if "pass" in actions else actions[0]))


def _takes(game: str, state: Any) -> bool:
    """Whether tricks are good to have now."""
    if game == "sheepshead":
        return state.player is not None
    return bool(state.ranking.trumps)


def _rank(state: Any, card: Kind) -> int:
    """How high a card stands among its suit: the number of cards above it, fewest for the best."""
    ranking = getattr(state, "ranking", RANKING)
    return int(ranking.higher[card].bit_count())


def _beats(state: Any, card: Kind) -> bool:
    ranking = getattr(state, "ranking", RANKING)
    return not state.trick or bool(ranking.beaters[state.best] >> card & 1)


def _last(state: Any) -> bool:
    return len(state.trick) + 1 == int(state.seats)


def _taking(state: Any, cards: list[Kind]) -> Kind:
    """The cheapest winner as the last to play, else the best card; the lowest where none wins."""
    winners = [card for card in cards if _beats(state, card)]
    if not winners:
        return max(cards, key=lambda card: (_rank(state, card) - VALUE_OF.get(card, 0), card))
    pick = max if _last(state) else min
    return pick(winners, key=lambda card: (_rank(state, card), card))


def _ducking(state: Any, cards: list[Kind]) -> Kind:
    """The highest card that does not win, a dangerous one before others; the lowest where all win."""
    losers = [card for card in cards if not _beats(state, card)] if state.trick else []
    if losers:
        return min(losers, key=lambda card: (not _dangerous(state, card), _rank(state, card), card))
    pick = min if _last(state) else max
    return pick(cards, key=lambda card: (_rank(state, card), card))


def _dangerous(state: Any, card: Kind) -> bool:
    contract: Contract | None = getattr(state, "contract", None)
    mark = _DANGEROUS.get(contract.name) if contract else None
    return mark is not None and mark in str(CODES[card])


def _contract(moves: list[Any], view: Any) -> Any:
    """Trump with a long suit, dominoes from the middle of the hand, else the contract that costs least."""
    hand = [KINDS[code] for code in view.hand]
    lengths = [sum(SUIT_OF[card] == suit for card in hand) for suit in range(4)]

    def worth(move: Any) -> tuple[float, str]:
        contract = move.contract
        if contract.suit is not None:
            return lengths["CDHS".index(contract.suit)] - _LONG_SUIT + 0.5, ""
        if contract.rank is not None:
            at = "A23456789TJQK".index(contract.rank)
            return 2 - sum(abs(RANK_OF[card] - at) for card in hand) / 13, ""
        cost = sum(_DANGEROUS.get(contract.name, "?") in code for code in view.hand)
        high = sum(HIGH_TO_LOW.index(RANK_OF[card]) < 4 for card in hand) / 4
        return -cost - high, contract.name

    return max(moves, key=worth)


def _bury(move: Any) -> tuple[int, int]:
    cards = [KINDS[code] for code in move.cards]
    return -sum(bool(RANKING.trumps >> card & 1) for card in cards), sum(VALUE_OF[card] for card in cards)
