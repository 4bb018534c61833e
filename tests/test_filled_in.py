"""Sentences stay right with whatever is filled in, as far as a language has forms that others have not."""

import re
from xml.etree import ElementTree as ET

import pytest

from barracan.resources import resource

WRONG = {
    "de": re.compile(r"\{more\} mehr"),  # "eine Folge und 1 mehr", and not "und 1 weitere"
    "es": re.compile(r"\bo \{"),  # "o ocho", and not "u ocho"
    "fr": re.compile(r"\b([Dd]e|[Qq]ue) \{(name|names|who|other|one|meld)\}"),  # "de Ada", and not "d’Ada"
    "it": re.compile(r"\b[Aa]ltr[ei] \{more\}"),  # "altre 1"
    "pt": re.compile(r"\b(em|de) \{(pile|place|stopper)\}"),  # "em o lixo", and not "no lixo"
}


@pytest.mark.parametrize("language", WRONG)
def test_no_form_is_wrong_for_some_of_what_is_filled_in(language):
    found = ET.parse(resource("translations", f"barracan_{language}.ts")).iter("translation")
    assert [each.text for each in found if WRONG[language].search(each.text or "")] == []
