"""French has a space before ; : ! ? » and after «, at which no line breaks."""

import re
from xml.etree import ElementTree as ET

import pytest

from barracan.resources import resource

WRONG = re.compile(r"(?<=[\w})’]) [;:!?»]|« ")
TEXTS = sorted([*resource("rules").glob("fr/*.md"), *resource("courses").glob("fr/*.md")])


def test_no_line_of_the_window_breaks_before_a_mark():
    found = ET.parse(resource("translations", "barracan_fr.ts")).iter("translation")
    assert [each.text for each in found if WRONG.search(each.text or "")] == []


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_no_line_of_a_text_breaks_before_a_mark(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    said = [line for line in lines if not line.startswith((">", "|"))]
    assert [line for line in said if WRONG.search(line)] == []
