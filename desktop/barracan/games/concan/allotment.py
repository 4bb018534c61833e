"""Dividing shown cards between two pools, when each seat and each card allows only so many of either."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from barracan.games.rummy.state import Hand
from barracan.model.cards import KIND_COUNT, Kind

Node: TypeAlias = int
"""What allows only so many cards of a pool: a kind of card, or a seat, which is numbered after the kinds."""


class Shown(NamedTuple):
    """A card that a seat has shown, and so a link between two nodes."""

    seat: int
    card: Kind

    @property
    def nodes(self) -> tuple[Node, Node]:
        """The seat and the kind of card."""
        return KIND_COUNT + self.seat, self.card


class Pool:
    """Cards that nobody has seen since they were dealt, and for each seat how many of them came into its hand."""

    def __init__(self, cards: Hand, sizes: Sequence[int]) -> None:
        self.cards = cards
        self.sizes = sizes

    def allows(self, node: Node) -> int:
        """How many cards of this pool a kind or a seat can have shown."""
        return self.cards.counts[node] if node < KIND_COUNT else self.sizes[node - KIND_COUNT]

    def likelihood(self, shown: Shown) -> float:
        """How many cards like this one the seat is to be expected to have had out of this pool."""
        return self.cards.counts[shown.card] * self.sizes[shown.seat] / self.cards.size if self.cards.size else 0

    def without(self, shown: Sequence[Shown]) -> "Pool":
        """What is left of the pool once these cards of it are taken away."""
        cards, sizes = self.cards.without([card for _, card in shown]), list(self.sizes)
        for seat, _ in shown:
            sizes[seat] -= 1
        return Pool(cards, sizes)


class Allotment:
    """Shown cards of which each is said to be of the new pool or of the old one."""

    def __init__(self, shown: Sequence[Shown], old: Pool, new: Pool) -> None:
        self._shown = shown
        self._links: dict[Node, list[int]] = {}
        for link, item in enumerate(shown):
            for node in item.nodes:
                self._links.setdefault(node, []).append(link)
        self._least = {node: len(links) - old.allows(node) for node, links in self._links.items()}
        self._most = {node: new.allows(node) for node in self._links}

    def settle(self, new: Sequence[bool]) -> list[bool] | None:
        """The allotment that the pools allow and that differs least from this one; ``None`` if they allow none."""
        if any(self._least[node] > self._most[node] for node in self._links):
            return None
        new = list(new)
        count = {node: sum(new[link] for link in links) for node, links in self._links.items()}
        for node in self._links:
            while not self._least[node] <= count[node] <= self._most[node]:
                changed = self._change(new, count, node)
                if not changed:
                    return None
                for link in changed:
                    new[link] = not new[link]
                    for end in self._shown[link].nodes:
                        count[end] += 1 if new[link] else -1
        return new

    def _change(self, new: Sequence[bool], count: dict[Node, int], start: Node) -> list[int]:
        """The shortest way of links, changed by turns there and back, that gives a node one new card more or less."""
        came: dict[Node, int] = {start: -1}
        ahead = deque([(start, count[start] < self._least[start])])
        while ahead:
            node, wanted = ahead.popleft()
            for link in self._links[node]:
                end = self._end(link, node)
                if new[link] == wanted or end in came:
                    continue
                came[end] = link
                if count[end] < self._most[end] if wanted else count[end] > self._least[end]:
                    return list(self._way_back(came, end))
                ahead.append((end, not wanted))
        return []

    def _way_back(self, came: dict[Node, int], node: Node) -> Iterator[int]:
        while (link := came[node]) >= 0:
            yield link
            node = self._end(link, node)

    def _end(self, link: int, node: Node) -> Node:
        seat, card = self._shown[link].nodes
        return card if node == seat else seat
