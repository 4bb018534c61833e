"""How a seat of Burraco and Buraco plays its turn."""

from barracan.players.burraco.course import Course
from barracan.players.burraco.finish import find_way
from barracan.players.burraco.shapes import Laying, natural_melds, wild_melds
from barracan.players.burraco.skill import Skill
from barracan.players.burraco.turn import Turn


def find_opening(turn: Turn) -> list[Laying] | None:
    """The melds that open for a side, if they are enough and worth it (D4)."""
    hand, course = turn.hand.copy(), turn.course
    least = course.minimums[turn.side]
    found: list[Laying] = []
    points, taken = 0, 0
    for wild in (False, True):
        while points < least or not wild:
            listed = wild_melds(hand, course.book, taken) if wild else natural_melds(hand, course.book, taken)
            best: tuple[float, int] | None = None
            for at, laying in enumerate(listed):
                value = float(laying.after.points) if wild else turn.gain(hand, laying)
                if best is None or value > best[0]:
                    best = (value, at)
            if best is None:
                break
            laying = listed[best[1]]
            found.append(laying)
            points += laying.after.points
            hand = hand.without(laying.cards)
            if laying.after.rank >= 0:
                taken |= 1 << laying.after.rank
            if points >= least and not wild:
                break
    if points < least or (hand.size < 2 and not turn.pot_to_come):
        return None
    barred = course.barred(turn.seat)
    if hand.size == 1 and barred >= 0 and hand.counts[barred]:
        return None  # nothing could be discarded
    return found


def takes_pile(turn: Turn) -> bool:
    """Whether the seat takes the pile rather than draws."""
    return bool(turn.course.pile) and (turn.skill.takes_all or turn.pile_worth() > 0.0)


def begin(course: Course, skill: Skill) -> None:
    """Begin a turn: take, draw, or refuse the first card."""
    seat = course.turn
    turn = Turn(course, seat, skill)
    if course.choosing:
        if turn.first_worth() < 0.0:
            course.refuse(seat)
        else:
            course.draw(seat)
    elif takes_pile(turn):
        course.take(seat)
    else:
        course.draw(seat)


def next_layings(turn: Turn) -> list[Laying]:
    """What the seat lays next: all of an opening or of a way to an empty hand, or one thing; nothing to discard."""
    if turn.closed:
        return find_opening(turn) or []
    way = find_way(turn)
    if way:
        return way
    seven = turn.seven()
    if seven:
        return seven
    best = turn.best_laying(turn.hand)
    return [best[1]] if best else []


def lay_all(course: Course, seat: int, skill: Skill) -> None:
    """Lay what the seat lays in this turn."""
    for _ in range(30):
        layings = next_layings(Turn(course, seat, skill))
        if not layings:
            return
        for laying in layings:
            course.lay(seat, laying)
        if course.turn < 0:
            return


def play_turn(course: Course, skill: Skill) -> None:
    """Play what is left of a turn."""
    seat = course.turn
    if not course.drawn:
        begin(course, skill)
    lay_all(course, seat, skill)
    if course.turn >= 0:
        turn = Turn(course, seat, skill)
        course.discard(seat, turn.best_discard(turn.discard_losses()))
