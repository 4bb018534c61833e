"""The rules of a game on paper: all clauses with their examples, as a PDF."""

from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPageLayout, QPdfWriter, QTextDocument

from barracan.games.catalog import CATALOG
from barracan.table.cards.court_letters import cards_text
from barracan.windows.rules.rich_words import rich
from barracan.windows.rules.rules_text import SHOWN, Clause, Example, Rules
from barracan.windows.shell.formats import usual_paper

_SHEET: Final = """
* { font-family: "Inter"; color: #1D2A27; } p, td, th { font-size: 9.5pt; }
h1 { font-size: 20pt; } h2 { font-size: 14pt; margin: 16pt 0 2pt 0; } h3 { font-size: 10.5pt; margin: 9pt 0 1pt 0; }
p { margin: 0 0 4pt 0; } .example { margin-left: 14pt; color: #3F504B; }
"""
_MARGIN: Final = 0
"""The document has margins of its own."""
_RESOLUTION: Final = 300


def save_rules(path: Path, game: str, rules: Rules) -> None:
    """Write the rules of a game as a document; raises ``OSError``."""
    with path.open("wb"):
        pass
    writer = QPdfWriter(str(path))
    writer.setTitle(rules.title)
    writer.setCreator("BarraCan")
    writer.setResolution(_RESOLUTION)
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    portrait = QPageLayout.Orientation.Portrait
    writer.setPageLayout(QPageLayout(usual_paper(), portrait, margins, QPageLayout.Unit.Millimeter))
    document = QTextDocument()
    document.setDefaultStyleSheet(_SHEET)
    document.setHtml(rules_html(game, rules))
    document.print_(writer)


def rules_html(game: str, rules: Rules) -> str:
    """The rules as a page, each example with what the game says of it."""
    parts = [f"<h1>{escape(rules.title)}</h1>", *(f"<p>{rich(words)}</p>" for words in rules.introduction)]
    parts += [_clause(game, clause) for clause in rules.clauses]
    return "".join(parts)


def _clause(game: str, clause: Clause) -> str:
    level = "h2" if clause.is_chapter else "h3"
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in clause.table)
    return "".join(
        (
            f"<{level}>{clause.number}&nbsp; {escape(clause.title)}</{level}>",
            *(f"<p>{rich(words)}</p>" for words in clause.paragraphs),
            f'<table cellpadding="3">{rows}</table>' if rows else "",
            *(f'<p class="example">{_example(game, clause, each)}</p>' for each in clause.examples),
        )
    )


def _example(game: str, clause: Clause, example: Example) -> str:
    verdict = CATALOG[game].judge_example(clause.number, example.kind, example.groups)
    cards = " | ".join(cards_text(group) for group in example.groups if group)
    sign = "·"
    if verdict is not None and example.expected != SHOWN:
        sign = ("✓" if verdict.stands else "✕") if example.expected in "+-" else str(verdict.points)
    return f"{sign}&nbsp; <b>{escape(cards)}</b>&nbsp; {escape(example.words)}"
