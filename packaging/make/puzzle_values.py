"""What each move of a puzzle is worth beside the best one, of all that the rules allow."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from barracan.model.game import AnyGame
    from barracan.session.lessons.puzzle import MovePuzzle

LEGAL: Final = 20_000
"""So many legal moves of a position are looked at."""
VALUED: Final = 100
"""Of more moves than these only those that come closest to the best are valued with many worlds, and kept."""
FIRST_LOOK: Final = 32
"""Worlds in which it is found out which come closest."""
SEEDS: Final = ((2, 3), (4, 5))
"""Of the searches by which all moves are valued, and then those again that come close to the best."""

LAYING: Final = frozenset({"add", "layoff", "meld"})
"""Actions that lay cards of the hand; they are made without a thought where nothing speaks against them."""

Values = dict[object, tuple[Any, int]]
"""Moves by their plain forms, and how far behind the best each is, in thousandths of a point."""


def legal_moves(game: "AnyGame", state: Any) -> dict[object, Any]:
    """The legal moves of a position by their plain forms."""
    from barracan.session.lessons.plain_form import plain_form

    return {plain_form(game, move): move for move in islice(game.legal_moves(state), LEGAL)}


def value_moves(game: "AnyGame", view: Any, state: Any, best: Any, *, worlds: int, gap: int) -> Values:
    """How far behind the best the legal moves are; those within the gap are looked at once more among themselves."""
    moves = legal_moves(game, state)
    if len(moves) > VALUED:
        moves = {plain: move for plain, (move, _) in nearest(game, view, best, moves, VALUED).items()}
    first, again = SEEDS
    found = behind(game, view, best, moves.values(), first, worlds)
    close = [move for move, loss in found.values() if loss < gap]
    if 1 < len(close) < len(found):
        found.update(behind(game, view, best, close, again, worlds))
    return found


def nearest(game: "AnyGame", view: Any, best: Any, moves: Mapping[object, Any], count: int) -> Values:
    """So many of the moves, those that come closest to the best in few worlds."""
    found = behind(game, view, best, moves.values(), SEEDS[0][:1], FIRST_LOOK)
    return dict(sorted(found.items(), key=lambda each: each[1][1])[:count])


def behind(game: "AnyGame", view: Any, best: Any, moves: Iterable[Any], seeds: Sequence[int], worlds: int) -> Values:
    """How far moves are behind the best on the average of some searches; also those that the player adds itself."""
    from barracan.players.inquiry import Inquiry
    from barracan.players.player import JUDGE, find_player
    from barracan.session.lessons.plain_form import plain_form

    moves = tuple(moves)
    player = find_player(game.id)
    losses: dict[object, list[int]] = {}
    known: dict[object, Any] = {}
    for seed in seeds:
        found = player.decide(view, JUDGE, Inquiry(seed, worlds, also=(best, *moves)))
        leading = found.standing(best)
        if leading is None:
            raise ValueError("the best move was not valued")
        for each in found.candidates:
            plain = plain_form(game, each.move)
            known[plain] = each.move
            losses.setdefault(plain, []).append(found.scale.convert(leading.value - each.value))
    return {plain: (known[plain], sum(each) // len(each)) for plain, each in losses.items()}


def fault_of_values(lines: Sequence[str], best: Any, values: Values, gap: int) -> str:
    """Why a best move with such values behind it is none that a puzzle can ask for, ``""`` where it can.

    A move that can be made beside it is no choice; where something is laid another thing could be laid instead, and no
    card goes where what others see no use in keeping could be laid before.
    """
    from barracan.session.lessons.puzzle import ALIKE, follows

    ordered = sorted(values.values(), key=lambda each: each[1])
    if ordered[0][1] <= -ALIKE:
        return f"another move is {-ordered[0][1]} thousandths better"
    worse = worse_moves(lines, best, values)
    if not worse or worse[0][1] < gap:
        return f"leads by {worse[0][1] if worse else 0} thousandths"
    if best.do in LAYING and all(move.do not in LAYING for move, _ in worse):
        return "nothing else could be laid instead"
    level = [move for move, loss in ordered if loss < ALIKE and move.do == best.do]
    if best.do == "add" and any(len(move.cards) > len(best.cards) for move in level):
        return "as much is gained with more cards"
    if best.do == "discard" and any(move.do in LAYING and follows(lines, move, best) for move, _ in ordered):
        return "something could be laid before it"
    return ""


def worse_moves(lines: Sequence[str], best: Any, values: Values) -> list[tuple[Any, int]]:
    """What could be made instead of the best move and is not as good, each with its loss, the next best first."""
    from barracan.session.lessons.puzzle import ALIKE, goes_with

    ordered = sorted(values.values(), key=lambda each: each[1])
    return [(move, loss) for move, loss in ordered if loss >= ALIKE and not goes_with(lines, best, move)]


def closest_answer(puzzle: "MovePuzzle", worlds: int, seed: int) -> int | None:
    """How little less than the best an answer is worth that was not valued beforehand; ``None`` where all were."""
    game, state = puzzle.match.game, puzzle.match.state
    unknown = {plain: move for plain, move in legal_moves(game, state).items() if puzzle.loss(move) is None}
    if not unknown:
        return None
    view = game.view(state, puzzle.seat)
    near = [move for move, _ in nearest(game, view, puzzle.best, unknown, len(puzzle.moves) + 8).values()]
    found = behind(game, view, puzzle.best, near, (seed,), worlds)
    told = (loss for plain, (move, loss) in found.items() if plain in unknown and not puzzle.goes_with(move))
    return min(told, default=None)
