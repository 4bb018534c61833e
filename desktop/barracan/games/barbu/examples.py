"""Judging the examples of the rules: who wins a trick, which cards may be played, and what taken cards count."""

from typing import Final

from barracan.games.barbu import legality, scoring
from barracan.games.barbu.contracts import Contract, contract_title
from barracan.games.barbu.moves import Lay
from barracan.games.barbu.options import OPTIONS
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.tricks.examples import judge_trick
from barracan.games.tricks.play import put_down
from barracan.games.tricks.ranking import mask_of
from barracan.games.tricks.state import Play
from barracan.model.cards import KINDS
from barracan.model.verdict import Groups, Verdict

_PERSON: Final = 3


def judge_example(kind: str, groups: Groups) -> Verdict | None:
    """What the rules say of an example; its kind names the contract too: ``play:trump.H``."""
    what, _, named = kind.partition(":")
    name, _, extra = named.partition(".")
    suit, rank = (extra, None) if name == "trump" else (None, extra or None)
    contract = Contract(name or "no_tricks", suit, rank)
    if what == "trick":
        return judge_trick(groups, contract.ranking)
    if what == "taken":
        return _judge_taken(contract, groups)
    if what in ("play", "lay"):
        return _judge_play(contract, groups)
    return None


def _table(contract: Contract) -> BarbuState:
    state = BarbuState({option.name: option.default for option in OPTIONS})
    state.clear_table()
    state.set_contract(contract)
    state.phase = Phase.DOMINOES if contract.rank else Phase.PLAY
    return state


def _judge_taken(contract: Contract, groups: Groups) -> Verdict:
    """What the cards that a player has taken count; in trump and no tricks each group is a trick."""
    state = _table(contract)
    state.taken[0] = mask_of(KINDS[code] for group in groups for code in group)
    state.won[0] = len(groups)
    lines = scoring.contract_lines(state, 0)
    return Verdict(True, contract_title(contract), sum(line.points for line in lines))


def _judge_play(contract: Contract, groups: Groups) -> Verdict:
    """The trick so far, or the rows so far, the hand, and the card that is to be played from it."""
    lying, hand, (card,) = groups
    state = _table(contract)
    state.hands[_PERSON] = mask_of(KINDS[code] for code in (*hand, card))
    move: Play | Lay = Play(_PERSON, card)
    if state.foundations is not None:
        for code in lying:
            state.foundations.lay(KINDS[code])
        move = Lay(_PERSON, card)
    first = _PERSON - len(lying)
    for at, code in enumerate(lying if state.foundations is None else ()):
        state.hands[first + at] |= 1 << KINDS[code]
        put_down(state, first + at, KINDS[code], state.ranking)
    state.turn = _PERSON
    refusal = legality.refusal(state, move)
    return Verdict(refusal is None, refusal=refusal)
