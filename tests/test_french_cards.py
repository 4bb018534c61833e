"""French calls a card “elle” only where the word “carte” stands before: its own word may be masculine, as le roi."""

import re
from xml.etree import ElementTree as ET

from barracan.resources import resource

BARE = re.compile(r"(?<!carte )\{card\}[^.:]*\belle\b")


def test_no_card_is_told_by_its_sign_alone_and_then_called_elle():
    found = ET.parse(resource("translations", "barracan_fr.ts")).iter("translation")
    assert [each.text for each in found if BARE.search(each.text or "")] == []
