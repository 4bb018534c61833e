"""Measure the search core at gin rummy against open_spiel's players: games to 100 points, seats changing by the hand.

    PYTHONPATH=desktop:packaging/benchmarks PYTHON packaging/benchmarks/gin_peer/measure.py --against simple \\
        --worlds 32 --games 400 --out simple.jsonl

PYTHON is an interpreter with open_spiel installed. Each game is a line of the file; games that are there are not played
again, so that a run can be stopped and gone on with, as long as players and settings are the same.
"""

from argparse import ArgumentTypeError
from math import log, sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import monotonic

from barracan.cli.arguments import at_least, integer, not_empty
from barracan.cli.commands import Parser
from barracan.cli.measurements import Findings
from barracan.cli.output import unwritable

SETTINGS = ("against", "simulations", "worlds", "gate", "seed")
SOURCES = ("gin.py", "gin_plan.py", "gin_player.py", "open_spiel_gin.py")
"""What plays, beside the search core."""


def main(words=None):
    """Play the games that are missing and print the figures of all."""
    parser = Parser(description="Measure the search core at gin rummy.")
    parser.add_argument("--against", choices=("simple", "ismcts"), default="simple")
    parser.add_argument("--simulations", type=at_least(1), default=1000, help="of ismcts")
    parser.add_argument("--worlds", type=at_least(0), default=32, help="worlds a decision; 0 is the rule player alone")
    parser.add_argument("--gate", type=at_least(0), default=1500, help="thousandths of a standard error")
    parser.add_argument("--games", type=at_least(1), default=400)
    parser.add_argument("--share", type=_share, default=(0, 1), metavar="K/N", help="every Nth game only, from the Kth")
    parser.add_argument("--seed", type=integer, default=1)
    parser.add_argument("--minutes", type=float, default=15, help="when to begin no further game")
    parser.add_argument("--out", type=not_empty, required=True)
    parser.add_argument("--sprt", type=_shares, metavar="LOW,HIGH", help="tell which of two shares in percent it is")
    options = parser.parse_args(words)
    settings = {name: getattr(options, name) for name in SETTINGS}
    try:
        findings = Findings(options.out, settings, *(Path(__file__).with_name(name) for name in SOURCES))
        _play(options, findings)
    except ValueError as wrong:
        parser.error(str(wrong))
    except OSError as failure:
        parser.error(unwritable(failure.filename, failure))
    print(summary(findings.lines))
    if options.sprt:
        print(verdict([game["won"] for game in findings.lines], *options.sprt))


def _share(word):
    match [int(part) if part.isdecimal() else -1 for part in word.split("/")]:
        case [share, of] if 0 <= share < of:
            return share, of
    raise ArgumentTypeError(f"it takes two numbers like 0/2, the smaller first, not {word!r}")


def _shares(word):
    match [int(part) if part.isdecimal() else 0 for part in word.split(",")]:
        case [low, high] if 0 < low < high < 100:
            return low / 100, high / 100
    raise ArgumentTypeError(f"it takes two percentages like 80,90, the smaller first, not {word!r}")


def _play(options, findings):
    from gin_peer.open_spiel_gin import Ours, play_game, search_of_information_sets, simple

    make = simple if options.against == "simple" else search_of_information_sets(options.simulations)
    share, of = options.share
    end = monotonic() + 60 * options.minutes
    known = {game["number"] for game in findings.lines}
    for number in range(share, options.games, of):
        if number in known or monotonic() > end:
            continue
        ours = Ours(options.worlds, stream_seed(options.seed, number), gate=options.gate)
        result = play_game(ours, make(number), options.seed, number)
        findings.add({"number": number, "won": result.won, "points": result.points, "hands": result.hands})


def stream_seed(seed, number):
    """The seed of our player in a game."""
    from barracan.model.randomness import stream

    return stream("gin player", seed, number).getrandbits(63)


def summary(games):
    """Games won with the 95 % interval of Wilson, and points a hand with their standard error."""
    hands = [gain for game in games for gain in game["hands"]]
    if len(hands) < 2:
        return "no games"
    won = sum(game["won"] for game in games)
    low, high = wilson(won, len(games))
    error = stdev(hands) / sqrt(len(hands))
    return (
        f"{won} of {len(games)} games won: {won / len(games):.1%} ({low:.1%} to {high:.1%}); "
        f"{len(hands)} hands, {sum(gain > 0 for gain in hands) / len(hands):.1%} of them won, "
        f"{fmean(hands):+.2f} ± {error:.2f} points a hand"
    )


def verdict(results, low, high):
    """Which of two shares Wald's test takes so far, with errors of 5 %."""
    won, games = sum(results), len(results)
    likelihood = won * log(high / low) + (games - won) * log((1 - high) / (1 - low))
    if abs(likelihood) < log(0.95 / 0.05):
        return f"{low:.0%} or {high:.0%}: open"
    return f"{low:.0%} or {high:.0%}: {high if likelihood > 0 else low:.0%}"


def wilson(won, games):
    """The 95 % interval of a share."""
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (middle - spread) / whole, (middle + spread) / whole


if __name__ == "__main__":
    main()
