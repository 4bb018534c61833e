"""Where the parts of German whist lie."""

from barracan.games.catalog import GameEntry

ENTRY = GameEntry(
    "german_whist",
    rules="german_whist.rules:GermanWhistGame",
    player="german_whist.player:PLAYER",
    table="german_whist.table:GermanWhistTable",
    texts="german_whist:rules",
    courses="german_whist:courses",
    styles=("hoarder",),
)
