"""What the program was asked for when it was started."""

from pathlib import Path
from typing import NamedTuple

from barracan.session.messages import MatchSettings


class Wishes(NamedTuple):
    """How the window shall open.

    ``resume`` is ``last`` or the number of a match; ``new`` a match to begin at once; ``watch`` lets computers play one
    hand after another; ``report`` is a file that gets the number of each position of the match that has been shown.
    """

    library: Path
    resume: str | None = None
    new: MatchSettings | None = None
    watch: bool = False
    report: Path | None = None
