"""The clause of the rules that each kind of move rests on, for whoever wants to read more about advice."""

_BURRACO = {"draw": "C5.2", "take": "C5.3", "meld": "C5.4", "add": "C4.6", "discard": "C5.1"}
CLAUSES = {
    "barracan": {
        "draw": "B4.2", "pass": "B4.3", "pickup": "B7.1", "trick": "B8.1", "meld": "B6.2", "discard": "B3.3",
    },
    "burraco": _BURRACO,
    "buraco": {**_BURRACO, "refuse": "D3.1"},
    "concan": {
        "draw": "N4.3", "take": "N4.4", "meld": "N5.1", "layoff": "N6.1", "swap": "N6.3", "announce": "N8.1",
        "discard": "N4.6",
    },
    "barracuda": {"draw": "U4.2", "take": "U4.4", "meld": "U4.1", "layoff": "U3.3", "discard": "U4.6"},
    "barbu": {
        "contract": "P3.1", "double": "P4.1", "redouble": "P4.5", "play": "P5.2", "lay": "P8.1", "end": "P8.4",
    },
    "sheepshead": {"take_window": "S3.1", "pass": "S3.1", "bury": "S3.2", "play": "S4.2"},
}  # fmt: skip
