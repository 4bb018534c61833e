"""Texts for translation stand in the source as they are looked up later."""

import ast
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import barracan

MARKERS = {"QT_TRANSLATE_NOOP", "tr", "translate"}


def name_called(node):
    return getattr(node.func, "attr", getattr(node.func, "id", None))


def test_no_text_for_translation_is_an_f_string():
    """The tool that collects them takes an f-string literally, so that it would never be found again."""
    found = [
        f"{path}:{node.lineno}"
        for path in Path(barracan.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and name_called(node) in MARKERS
        if any(isinstance(argument, ast.JoinedStr) for argument in node.args)
    ]
    assert not found


def test_every_text_for_translation_is_found(tmp_path):
    """The tool knows calls by their names alone, and reads no expression inside an f-string."""
    sources = sorted(Path(barracan.__file__).parent.rglob("*.py"))
    listed = tmp_path / "sources.lst"
    listed.write_text("\n".join(map(str, sources)), encoding="utf-8")
    catalog = tmp_path / "texts.ts"
    tool = [sys.executable, "-c", "from PySide6.scripts.pyside_tool import lupdate; lupdate()"]
    subprocess.run([*tool, f"@{listed}", "-ts", str(catalog)], check=True, capture_output=True)
    found = {source.text for source in ET.parse(catalog).iter("source")}
    missed = [text for path in sources for text in texts_in(path) if text not in found]
    assert not missed


def texts_in(path):
    """The literal texts that a file has looked up."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and name_called(node) in MARKERS:
            for argument in node.args[0 if name_called(node) == "tr" else 1 :][:1]:
                if isinstance(argument, ast.Constant):
                    yield argument.value
