"""The people of a library: names, colours, guests, and who is the same person under two names."""

import sqlite3
from collections.abc import Collection
from typing import NamedTuple

from barracan.storage.derived_rows import seal_player
from barracan.storage.errors import LibraryError, error_text
from barracan.storage.schema import row_of

# One name alone is counted in the order of the index; only who has several names needs its matches sorted.
_PLAYERS = """
    WITH several AS (
        SELECT id, coalesce(merged, id) AS person FROM player
        WHERE coalesce(merged, id) IN (SELECT merged FROM player WHERE merged IS NOT NULL)
    ), sat AS (
        SELECT player AS person, match, max(result) AS result FROM seat
        WHERE player IS NOT NULL AND player NOT IN (SELECT id FROM several) GROUP BY player, match
        UNION ALL
        SELECT several.person, seat.match, max(seat.result)
        FROM several JOIN seat ON seat.player = several.id GROUP BY several.person, seat.match
    ), counted AS (
        SELECT person, count(*) AS matches, count(result) AS counted, sum(result) AS won FROM sat GROUP BY person
    ), binned AS (
        SELECT coalesce(player.merged, player.id) AS person, count(DISTINCT seat.match) AS matches
        FROM match JOIN seat ON seat.match = match.id JOIN player ON player.id = seat.player
        WHERE match.removed IS NOT NULL GROUP BY 1
    )
    SELECT player.id, player.shown, player.colour, player.guest,
        coalesce(counted.matches, 0) - coalesce(binned.matches, 0) AS matches,
        coalesce(counted.counted, 0), coalesce(counted.won, 0)
    FROM player
    LEFT JOIN counted ON counted.person = player.id
    LEFT JOIN binned ON binned.person = player.id
    WHERE player.merged IS NULL ORDER BY player.guest, matches DESC, player.shown
"""
_TAKEN = "SELECT 1 FROM player WHERE shown = ? AND id <> ? AND merged IS NULL"


class Player(NamedTuple):
    """A person of the library; ``counted`` are the matches that were won or lost."""

    id: int
    name: str
    colour: str
    guest: bool
    matches: int
    counted: int
    won: int


def known_names(db: sqlite3.Connection) -> list[str]:
    """The names of everybody who has sat at a table, the household first."""
    rows = db.execute("SELECT shown FROM player WHERE merged IS NULL ORDER BY guest, shown")
    return [name for row in rows for name in row_of(row, str)]


def players(db: sqlite3.Connection) -> list[Player]:
    """Everybody who has sat at a table: the household, who has played most first, then the guests."""
    return [
        Player(number, name, colour, bool(guest), *figures)
        for number, name, colour, guest, *figures in (
            row_of(row, int, str, str, int, int, int, int) for row in db.execute(_PLAYERS)
        )
    ]


def other_names(db: sqlite3.Connection, player: int) -> list[tuple[int, str]]:
    """The other names under which somebody has played."""
    rows = db.execute("SELECT id, shown FROM player WHERE merged = ? ORDER BY shown", (player,))
    return [(number, name) for number, name in (row_of(row, int, str) for row in rows)]


def rename_player(db: sqlite3.Connection, player: int, name: str) -> None:
    """Show somebody under another name; matches under both names count. Raises ``LibraryError`` if it is taken."""
    db.execute("UPDATE player SET shown = ? WHERE id = ?", (_free(db, name, player), player))
    seal_player(db, player)


def paint_player(db: sqlite3.Connection, player: int, colour: str) -> None:
    """Give somebody a colour, by its name."""
    db.execute("UPDATE player SET colour = ? WHERE id = ?", (colour, player))
    seal_player(db, player)


def mark_guest(db: sqlite3.Connection, player: int, guest: bool) -> None:
    """Count somebody among the guests, or no longer."""
    db.execute("UPDATE player SET guest = ? WHERE id = ?", (guest, player))
    seal_player(db, player)


def merge_players(db: sqlite3.Connection, player: int, into: int) -> None:
    """Let all that somebody has played count for another; ``part_player`` takes it back."""
    if player != into:
        db.execute("UPDATE player SET merged = ? WHERE id = ? OR merged = ?", (into, player, player))
        seal_player(db, into)


def part_player(db: sqlite3.Connection, player: int) -> None:
    """Let somebody who was merged into another stand alone again."""
    db.execute("UPDATE player SET merged = NULL WHERE id = ?", (player,))
    seal_player(db, player)


def find_nameless(db: sqlite3.Connection, name: str) -> int | None:
    """Who is still shown under this name, which stands for none, and has played a hand to its end."""
    query = """SELECT player.id FROM player JOIN seat ON seat.player = player.id
        WHERE player.shown = ? AND player.merged IS NULL
            AND EXISTS (SELECT 1 FROM score WHERE score.match = seat.match) LIMIT 1"""
    row = db.execute(query, (name,)).fetchone()
    return None if row is None else int(*row_of(row, int))


def call_nameless(db: sqlite3.Connection, names: Collection[str], name: str) -> None:
    """Show under this name who is still shown under one of *names*, which stand for none in other languages."""
    for other in sorted(names):
        player, known = _find_shown(db, other), _find_shown(db, name)
        if player is not None and known is None:
            rename_player(db, player, name)
        elif player is not None and known is not None:
            merge_players(db, player, known)


def _find_shown(db: sqlite3.Connection, name: str) -> int | None:
    row = db.execute("SELECT id FROM player WHERE shown = ? AND merged IS NULL", (name,)).fetchone()
    return None if row is None else int(*row_of(row, int))


def first_player(db: sqlite3.Connection, match: int) -> int:
    """The first person at the table of a match; raises ``LibraryError`` where only computers play."""
    query = """SELECT coalesce(player.merged, player.id) FROM seat JOIN player ON player.id = seat.player
        WHERE seat.match = ? ORDER BY seat.seat LIMIT 1"""
    row = db.execute(query, (match,)).fetchone()
    if row is None:
        raise LibraryError(error_text("no_match", match=match))
    (player,) = row_of(row, int)
    return int(player)


def shown_names(db: sqlite3.Connection, match: int) -> tuple[str, ...]:
    """Who sits at the seats of a match, under the names of today."""
    rows = db.execute(
        """SELECT coalesce(person.shown, seat.name) FROM seat
        LEFT JOIN player ON player.id = seat.player
        LEFT JOIN player AS person ON person.id = coalesce(player.merged, player.id)
        WHERE seat.match = ? ORDER BY seat.seat""",
        (match,),
    )
    return tuple(name for (name,) in (row_of(row, str) for row in rows))


def _free(db: sqlite3.Connection, name: str, player: int) -> str:
    """The name without spaces around it; raises ``LibraryError`` where it is empty or somebody else's."""
    name = name.strip()
    if not name:
        raise LibraryError(error_text("no_name"))
    if db.execute(_TAKEN, (name, player)).fetchone():
        raise LibraryError(error_text("name_taken", player=name))
    return name
