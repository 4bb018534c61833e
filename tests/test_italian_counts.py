"""Italian counts what is left over so that the sentence is right for one as well: the word for others would not be."""

import re
from xml.etree import ElementTree as ET

from barracan.resources import resource

OTHERS = re.compile(r"\b[Aa]ltr[ei] \{more\}")


def test_what_is_more_than_is_named_may_be_one():
    found = ET.parse(resource("translations", "barracan_it.ts")).iter("translation")
    assert [each.text for each in found if OTHERS.search(each.text or "")] == []
