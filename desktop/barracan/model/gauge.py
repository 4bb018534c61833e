"""A sum that melds have to reach."""

from barracan.model.text import Text
from barracan.model.value import value


@value
class Gauge:
    """What is asked, what is together so far, and what is needed."""

    name: Text
    counted: int
    needed: int
