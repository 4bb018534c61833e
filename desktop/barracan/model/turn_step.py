"""The steps of a turn, as far as it has come."""

from enum import Enum

from barracan.model.text import Text
from barracan.model.value import value


class Progress(Enum):
    """Whether a step of a turn is done, may be done now, or is still to come."""

    DONE = "done"
    NOW = "now"
    AHEAD = "ahead"


@value
class TurnStep:
    """One thing that a turn is made of."""

    words: Text
    progress: Progress
