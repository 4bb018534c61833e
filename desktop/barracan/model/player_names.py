"""How computer players are named: by their level, and by their style where they have one, as in ``expert:bold``."""

HUMAN = "human"
"""The player of a seat whose cards a person here plays."""
_BETWEEN = ":"


def spelled(level: str, style: str) -> str:
    """The name of a player."""
    return f"{level}{_BETWEEN}{style}" if style else level


def parted(player: str) -> tuple[str, str]:
    """The level of a player and its style, which may be empty."""
    level, _, style = player.partition(_BETWEEN)
    return level, style
