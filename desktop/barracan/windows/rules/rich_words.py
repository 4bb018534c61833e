"""Words of the rules as HTML."""

import re
from html import escape

from barracan.table.cards.court_letters import spell


def rich(words: str) -> str:
    """The words with *emphasis* in bold, and courts by the letters of the language."""
    return re.sub(r"\*([^*]+)\*", r"<b>\1</b>", escape(spell(words)))
