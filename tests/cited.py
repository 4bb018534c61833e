"""Which clauses of the rules the code of a game names, in refusals, lines of the score and options."""

import re
from pathlib import Path

import barracan.games

LETTERS = {
    "barracan": "B",
    "burraco": "C",
    "buraco": "DC",
    "concan": "N",
    "barracuda": "U",
    "barbu": "P",
    "sheepshead": "S",
}


def clauses_cited(game_id):
    """The clauses that a game names; Buraco judges by Burraco's code, but for its table and deal."""
    folder = Path(barracan.games.__file__).parent
    files = list(folder.joinpath(game_id).glob("*.py"))
    if game_id == "buraco":
        files += [file for file in folder.joinpath("burraco").glob("*.py") if file.name != "rules.py"]
    pattern = rf'"([{LETTERS[game_id]}]\d+(?:\.\d+)?)"'
    return {named for file in files for named in re.findall(pattern, file.read_text("utf-8"))}
