"""What the ladder builder shows: the side's ladders, those being built, and the judgement of them."""

from collections.abc import Mapping, Sequence
from dataclasses import field

from barracan.model.offers import DraftVerdict, LadderDraft, TrayVerdict
from barracan.model.value import value
from barracan.model.view import LadderView
from barracan.session.messages import TraySnapshot
from barracan.table.barracan.ladder_shape import LadderShape, shape_of
from barracan.table.hud.tray_foot import EMPTY_VERDICT


@value
class LaddersShowing:
    """The builder's contents.

    ``ladders`` are the side's ladders as the view gives them; ``drafts`` the ladders being built, by number, with
    their ``verdicts``; ``tray`` the judgement of the whole tray, whose moves are the buttons.
    """

    owner: str = ""
    ladders: tuple[LadderView, ...] = ()
    drafts: Mapping[int, LadderDraft] = field(default_factory=dict)
    verdicts: Mapping[int, DraftVerdict] = field(default_factory=dict)
    tray: TrayVerdict = EMPTY_VERDICT
    side: int = 0
    waiting: str = ""
    """The top card of a pile that is taken along and lies in no ladder yet."""

    @property
    def next_number(self) -> int:
        """The number of a ladder that is not begun yet."""
        return len(self.ladders)

    def table_ladder(self, number: int) -> LadderView | None:
        """The ladder of this number as it lies on the table."""
        return self.ladders[number] if 0 <= number < len(self.ladders) else None

    def table_shape(self, number: int) -> LadderShape:
        """Its shape, nothing in it new."""
        ladder = self.table_ladder(number)
        if ladder is None:
            return LadderShape()
        return shape_of(ladder.arm, dict(ladder.rows), ladder.arm, dict(ladder.rows))

    def shape(self, number: int) -> LadderShape:
        """The shape of the ladder of this number, new cards included."""
        draft, table = self.drafts.get(number), self.table_shape(number)
        return table if draft is None else shape_of(draft.arm, draft.rows, table.arm, table.rows)

    def outlook(self, number: int) -> LadderView | None:
        """The ladder as it would lie; while the draft does not stand, as it lies, counted anew under what is above."""
        verdict, ladder = self.verdicts.get(number), self.table_ladder(number)
        if verdict is not None and verdict.ladder is not None:
            return verdict.ladder
        return _shifted(ladder, self.shape(number).start) if ladder is not None else None


def ladders_showing(
    owner: str, side: int, ladders: Sequence[LadderView], tray: TraySnapshot | None = None
) -> LaddersShowing:
    """The builder's contents out of a view's ladders and a tray: its drafts that are ladders, with their verdicts."""
    if tray is None:
        return LaddersShowing(owner, tuple(ladders), side=side)
    built = {draft.ladder.number: at for at, draft in enumerate(tray.drafts) if draft.ladder is not None}
    drafts = {draft.ladder.number: draft.ladder for draft in tray.drafts if draft.ladder is not None}
    judged = tray.verdict.drafts
    verdicts = {number: judged[at] for number, at in built.items() if at < len(judged)}
    waiting = tray.taken.card or "" if tray.taken is not None and tray.drafts[0].ladder is None else ""
    return LaddersShowing(owner, tuple(ladders), drafts, verdicts, tray.verdict, side, waiting)


def _shifted(ladder: LadderView, shift: int) -> LadderView:
    """A ladder on the table as it is numbered when cards lie above its arm."""

    def moved(index: int) -> int:
        return index + shift if index >= 0 else index

    categories = tuple((kind, moved(first), moved(last), moved(row)) for kind, first, last, row in ladder.categories)
    return LadderView(ladder.arm, ladder.rows, categories, ladder.missing, ladder.royal, ladder.points)
