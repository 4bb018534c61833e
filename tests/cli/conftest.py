"""Records for the commands."""

import pytest

from barracan.cli.commands import main


@pytest.fixture
def simulate(tmp_path, capsys):
    """Play by the command line and return the files written."""

    def play(*arguments, seats=2, players=None, seed=1, out="records"):
        names = players or ",".join(["random"] * seats)
        words = ["simulate", "barracan", "--seats", str(seats), "--players", names, "--seed", str(seed), *arguments]
        folder = tmp_path / out
        assert main([*words, "--out", str(folder)]) == 0
        capsys.readouterr()
        return sorted(folder.iterdir()) if folder.is_dir() else [folder]

    return play


@pytest.fixture
def record(simulate):
    """A short finished match."""
    return simulate("--matches", "1", "--option", "target=5")[0]


@pytest.fixture
def cut(record, tmp_path):
    """Write the beginning of a match, so many lines long, as a record of its own."""

    def write(lines, name="cut.cards.jsonl"):
        path = tmp_path / name
        path.write_bytes(b"".join(record.read_bytes().splitlines(keepends=True)[:lines]))
        return path

    return write
