"""The place that costs least, by the quick search and by trying every place."""

from collections.abc import Iterable, Iterator
from itertools import product
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF

from barracan.windows.match.place_search import CardSize, find_cheapest


def test_the_search_finds_what_trying_every_place_finds() -> None:
    rng = Random(7)
    found = [_compare(rng, kept=number % 31, things=number % 5) for number in range(200)]
    assert 20 < sum(found) < 180  # some tables have a free place, others none


def _compare(rng: Random, kept: int, things: int) -> bool:
    """Whether a table of random things has a free place; both ways have to find it."""
    rects = [_draw_rect(rng) for _ in range(kept)]
    weighed = [(_draw_rect(rng), rng.randrange(1, 60) / 2) for _ in range(things)]
    offered = [_draw_offer(rng, weight) for weight in (0.0, 500.0, 1_000.0)]
    found = find_cheapest(offered, rects, weighed)
    costs = [(cost + _covered(place, weighed), place) for cost, place in _places(offered)]
    costs = [each for each in costs if not any(each[1].intersects(rect) for rect in rects)]
    if not costs:
        assert found is None
        return False
    assert found is not None
    least = min(cost for cost, _ in costs)
    assert any(found == place and cost - least < 1e-6 for cost, place in costs)
    return True


def _places(offered: Iterable[CardSize]) -> Iterator[tuple[float, QRectF]]:
    """Every place with what it costs where nothing is covered."""
    for each in offered:
        for (beside, left), (above, top) in product(each.lefts, each.tops):
            yield each.weight + beside + above, QRectF(QPointF(left, top), each.size)


def _draw_rect(rng: Random) -> QRectF:
    return QRectF(rng.randrange(300), rng.randrange(200), rng.randrange(1, 200), rng.randrange(1, 150))


def _draw_offer(rng: Random, weight: float) -> CardSize:
    lefts, tops = rng.sample(range(300), 6), rng.sample(range(200), 5)
    size = QSizeF(rng.randrange(20, 160), rng.randrange(20, 120))
    aside, down = (0.0, 5.0, 5.0, 20.0, 60.0, 300.0), (0.0, 3.0, 9.0, 9.0, 900.0)
    return CardSize(size, weight, list(zip(aside, lefts, strict=True)), list(zip(down, tops, strict=True)))


def _covered(place: QRectF, weighed: list[tuple[QRectF, float]]) -> float:
    shared = ((place.intersected(rect), weight) for rect, weight in weighed)
    return sum(weight * rect.width() * rect.height() for rect, weight in shared)
