"""Record lines as the library keeps them, and programs of their own that use a library."""

import json
import os
import subprocess
import sys

HEADER = json.dumps(
    {
        "kind": "match", "format": 1, "game": "barracan", "options": {},
        "seats": [{"name": "Ada", "player": "human"}, {"name": "Bix", "player": "strong"}], "sides": [[0], [1]],
    },
    separators=(",", ":"),
)  # fmt: skip
HAND = '{"kind":"hand","hand":1,"dealer":0,"deck":["QH","JK"]}'
DRAW = '{"kind":"move","seat":1,"do":"draw"}'
DISCARD = '{"kind":"move","seat":1,"do":"discard","card":"4S"}'
HAND_END = '{"kind":"hand_end","hand":1,"reason":"out","seat":1,"points":[12,31],"totals":[12,31]}'
MATCH_END = '{"kind":"match_end","winners":[1],"totals":[12,31]}'


def move(number):
    """A move line that no other number has."""
    return f'{{"kind":"move","seat":1,"do":"discard","card":"4S","note":{number}}}'


def program(code, *arguments, **options):
    """Start another program with these lines of Python; it can import the package and this module."""
    return subprocess.Popen(
        [sys.executable, "-u", "-c", code, *map(str, arguments)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", **options,
    )  # fmt: skip


def connection(library):
    """The connection of a library, for what tests look at or spoil behind its back."""
    return library.ask(lambda db: db)
