"""The ladder that a step has completed."""

from collections.abc import Sequence

from barracan.model.view import LadderView, SeatView


def find_completed(before: SeatView | None, view: SeatView) -> tuple[int, int] | None:
    """The ladder that a step has completed, by side and number; ``None`` where there is none."""
    if before is None or not view.builds_ladders() or before.hand_number != view.hand_number:
        return None
    for side, (old, new) in enumerate(zip(before.side_tables(), view.side_tables(), strict=True)):
        for number, ladder in enumerate(new.ladders):
            if not ladder.missing and not _was_complete(old.ladders, number):
                return side, number
    return None


def _was_complete(ladders: Sequence[LadderView], number: int) -> bool:
    return number < len(ladders) and not ladders[number].missing
