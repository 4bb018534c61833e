"""Words as a language writes them, in a line of their own and within a sentence."""

import pytest

from barracan.model.view import LadderView
from barracan.table.barracan.words import TYPES, ladder_needs, type_word
from barracan.windows.shell.language import set_language

LADDER = LadderView(arm=(), rows=(), categories=(), missing=TYPES, royal=False, points=0)


@pytest.mark.parametrize(("language", "is_kept"), [("en", False), ("de", True)])
def test_german_nouns_keep_their_capitals_within_a_sentence(language, is_kept):
    set_language(language)
    try:
        assert (type_word("run") in ladder_needs(LADDER)) is is_kept
    finally:
        set_language("en")
