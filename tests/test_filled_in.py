"""Sentences stay right with whatever is filled in, as far as a language has forms that others have not."""

import re
from xml.etree import ElementTree as ET

import pytest

from barracan.resources import resource

WRONG = {
    "it": re.compile(r"\b[Aa]ltr[ei] \{more\}"),  # "altre 1"
    "pt": re.compile(r"\b(em|de) \{(pile|place|stopper)\}"),  # "em o lixo", and not "no lixo"
}


@pytest.mark.parametrize("language", WRONG)
def test_no_form_is_wrong_for_some_of_what_is_filled_in(language):
    found = ET.parse(resource("translations", f"barracan_{language}.ts")).iter("translation")
    assert [each.text for each in found if WRONG[language].search(each.text or "")] == []
