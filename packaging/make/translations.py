"""Keeps the translations: collects the texts of the program, and makes what it loads.

``python packaging/make/translations.py`` in the development environment brings ``resources/translations/barracan_*.ts``
up to date with the sources (texts that are gone are dropped, new ones wait for their translation), makes the ``.qm``
files beside them with their sums, and says what each language lacks: texts, rules, courses, terms. ``--new it``
begins another one.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree as ET
from zlib import crc32

CHECKOUT = Path(__file__).resolve().parents[2]
SOURCES = CHECKOUT / "desktop" / "barracan"
RESOURCES = CHECKOUT / "resources"
FOLDER = RESOURCES / "translations"


def main() -> int:
    """Bring all languages up to date; 1 if one lacks a text."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--new", metavar="LANGUAGE", action="append", default=[], help="begin this language too")
    wanted = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    known = {path.stem.removeprefix("barracan_") for path in FOLDER.glob("barracan_*.ts")}
    lacking = 0
    for language in sorted(known | set(wanted.new)):
        catalog = FOLDER / f"barracan_{language}.ts"
        collect(catalog, language)
        tool("lrelease", "-silent", str(catalog), "-qm", str(catalog.with_suffix(".qm")))
        write_sum(catalog.with_suffix(".qm"))
        missing = untranslated(catalog)
        files = absent_files(language)
        lacking += missing + len(files)
        print(f"{language}: {missing} texts without a translation", *files, sep=", without ")
    return 1 if lacking else 0


def absent_files(language: str) -> list[str]:
    """The files of rules, courses and terms that a language lacks, by their paths in the resources."""
    written = [path for room in ("rules", "courses") for path in sorted((RESOURCES / room / "en").glob("*.md"))]
    wanted = [path.parent.parent / language / path.name for path in written]
    wanted.append(FOLDER / f"terms_{language}.toml")
    return [path.relative_to(RESOURCES).as_posix() for path in wanted if not path.is_file()]


def collect(catalog: Path, language: str) -> None:
    """Write all texts of the sources into a catalog, keeping its translations."""
    sources = sorted(str(path.relative_to(CHECKOUT)) for path in SOURCES.rglob("*.py"))
    with tempfile.TemporaryDirectory(prefix="barracan-texts-") as folder:
        listed = Path(folder) / "sources.lst"
        listed.write_text("\n".join(str(CHECKOUT / source) for source in sources), encoding="utf-8")
        where = ("-locations", "none", "-no-obsolete", "-target-language", language)
        tool("lupdate", f"@{listed}", *where, "-ts", str(catalog))


def write_sum(made: Path) -> None:
    """Write beside what the program loads by which sum it knows that it is whole."""
    made.with_suffix(".sum").write_text(f"{crc32(made.read_bytes()):08x}\n", encoding="ascii")


def tool(name: str, *arguments: str) -> None:
    """Run one of Qt's tools for translations, quietly unless it fails."""
    call = [sys.executable, "-c", f"from PySide6.scripts.pyside_tool import {name}; {name}()", *arguments]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{name} has failed:\n{done.stdout}{done.stderr}")


def untranslated(catalog: Path) -> int:
    """How many texts of a catalog have no finished translation."""
    translations = ET.parse(catalog).iter("translation")  # noqa: S314 - our own file
    return sum(each.get("type") == "unfinished" or not each.text for each in translations)


if __name__ == "__main__":
    sys.exit(main())
