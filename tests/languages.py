"""Which languages tests of room look at: what has room in those of the most words has room in the others."""

from barracan.resources import resource
from barracan.windows.settings.preferences import LANGUAGES

_MOST = 2


def _length(language):
    catalog = resource("translations", f"barracan_{language}.qm")
    return catalog.stat().st_size if catalog.is_file() else 0


LONGEST = tuple(sorted(LANGUAGES, key=_length)[-_MOST:])
"""``packaging/checks/table_grid.py --language`` looks at any of them."""
