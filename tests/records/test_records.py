"""Records that are kept: what is said of each stays the same."""

from pathlib import Path

import pytest

from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.model.record import ENDING, RecordError
from barracan.model.verify import verify

HERE = Path(__file__).parent
VERDICTS = dict(line.split(": ", 1) for line in (HERE / "verdicts.txt").read_text(encoding="utf-8").splitlines())
RIGHT = [name for name in VERDICTS if name.startswith("right/")]


def said(path):
    """What is said of a record, as the command line says it but for the file's name."""
    with path.open("rb") as stream:
        try:
            found = verify(stream, find_game)
        except RecordError as wrong:
            return f"{wrong.line}: {wrong.clause}: {wrong.reason}"
    return f"ok, {found.hands} hands, {'finished' if found.finished else 'unfinished'}"


@pytest.mark.parametrize("name", VERDICTS)
def test_the_verdict_stays_the_same(name):
    assert said(HERE / name) == VERDICTS[name]


def test_every_record_has_its_verdict():
    kept = {path.relative_to(HERE).as_posix() for path in HERE.glob(f"*/*{ENDING}")}
    assert kept == set(VERDICTS)


@pytest.mark.parametrize("name", RIGHT)
def test_a_record_is_written_as_it_was_read(name):
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    match = Match.replay(find_game, lines)
    assert match.lines == lines
    assert VERDICTS[name].startswith("ok")
