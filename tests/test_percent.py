"""A number and its percent sign stay on one line, in each language that has a space between them."""

from xml.etree import ElementTree as ET

import pytest

from barracan.resources import resource

CATALOGS = sorted(resource("translations").glob("barracan_*.ts"))


@pytest.mark.parametrize("catalog", CATALOGS, ids=lambda path: path.stem)
def test_no_line_breaks_before_a_percent_sign(catalog):
    said = [each.text or "" for each in ET.parse(catalog).iter("translation")]
    assert said
    assert [text for text in said if " %" in text] == []
