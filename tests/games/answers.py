"""What games answer while a person handles cards, at places of the records, kept in ``answers.txt`` by digests.

Who means to change what is offered, refused or said writes the file anew: ``cd tests && python3 -m games.answers``,
from the development environment.
"""

import sys
from hashlib import blake2b
from pathlib import Path

from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.model.offers import Draft, Pick
from barracan.model.places import HAND, place_name

HERE = Path(__file__).with_name("answers.txt")
RECORDS = Path(__file__).parents[1] / "records"
NAMES = sorted(path.relative_to(RECORDS).as_posix() for path in (*RECORDS.glob("*.jsonl"), *RECORDS.glob("right/*")))
PLACES = 24


def answers(name):
    """For some places of a record what all that is answered there comes to, in a word, with the answers themselves."""
    lines = (RECORDS / name).read_text(encoding="utf-8").splitlines()
    match = Match(find_game)
    places = {round(at * len(lines) / PLACES) for at in range(PLACES)}
    for number, line in enumerate(lines):
        match.read(line)
        if number in places and match.state.turn is not None:
            found = list(asked(match.game, match.state, match.state.turn, number))
            yield f"{name.partition('.')[0]} {number} {digest(found)}", found


def asked(game, state, seat, number):
    """What is said to no card, to one of the hand, to two, and to one that lies on the table, and of drafts of them."""
    places = game.view(state, seat).places()
    own = place_name(HAND, seat)
    hand = [Pick(own, code) for code in places[own]]
    hand = hand[number % max(1, len(hand)) :] + hand[: number % max(1, len(hand))]
    table = [Pick(name, cards[-1], len(cards) - 1) for name, cards in places.items() if name != own and cards]
    for picks in ((), hand[:1], hand[:2], hand[2:5], table[number % max(1, len(table)) :][:1], (*hand[:2], *table[:1])):
        offer = game.offer(state, seat, picks)
        words = " ".join(f"{pick.place}={pick.card}" for pick in picks)
        yield f"[{words}] {said_of(game, offer)}"
        for at, place in enumerate(places):
            if at % 5 == number % 5 and offer.target(place) is None:
                yield f"[{words}] to {place}: {told(game.place_refusal(state, seat, picks, place))}"
    drafts = [Draft(tuple(pick.card for pick in picks)) for picks in (hand[:3], hand[3:5]) if picks]
    verdict = game.tray(state, seat, drafts, None)
    yield f"tray {digest(verdict.drafts, verdict.conditions, verdict.moves)} {told(verdict.refusal)}"


def said_of(game, offer):
    """An offer in a row: what the status line says, what may be done where, and a digest of all of it."""
    targets = [f"{target.place}: {target.label}" for target in offer.targets]
    moves = [target.move and game.write_move(target.move) for target in offer.targets]
    whole = digest(
        targets, moves, offer.more, offer.move and game.write_move(offer.move), offer.alternatives,
        [(str(target.kind), str(target.short), target.picks_up) for target in offer.targets],
    )  # fmt: skip
    parts = (whole, offer.lead, offer.note, offer.label, f"{len(targets)} targets", *targets[:2], told(offer.refusal))
    return " | ".join(str(part) for part in parts if part)


def told(refusal):
    """A refusal in words."""
    if refusal is None:
        return ""
    return f"{refusal.clause} {refusal.reason} {digest(refusal.cards, refusal.places)}"


def digest(*values):
    """Values in a word."""
    return blake2b(repr([plain(each) for each in values]).encode(), digest_size=4).hexdigest()


def plain(value):
    """A value, or the parts of it, as text."""
    return [plain(each) for each in value] if isinstance(value, (list, tuple)) else str(value)


def main():
    """Write all rows anew."""
    HERE.write_text("".join(f"{row}\n" for name in NAMES for row, _ in answers(name)), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
