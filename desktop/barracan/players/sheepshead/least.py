"""The last tricks of The Least when all hands are known: everybody plays what is best for him when all others do so."""

from barracan.games.sheepshead.state import SEATS, WHOLE_PACK, SheepsheadState, card_points
from barracan.games.tricks.ranking import mask_of
from barracan.players.sheepshead.pack import BIT_OF, beaters_of, different, renumber, suit_of, worth_of

Points = tuple[int, ...]
"""The game points of each seat."""
_POINT = 1000
"""A game point counts so much where a card point counts one: who scores the same takes fewer."""
_LESS_THAN_ANY = -(SEATS + 1) * 4 * _POINT
_ALL_POINTS = card_points(WHOLE_PACK)


class Contest:
    """What each seat of one world scores in The Least; all moves tried in the world share its memory."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int, int, int, int], tuple[Points, Points]] = {}
        self._window = 0

    def points(self, state: SheepsheadState) -> Points:
        """The game points of each seat when all play the rest as well as they can for themselves (S6)."""
        hands = [renumber(hand) for hand in state.hands]
        taken = [card_points(cards) for cards in state.taken]
        winners = sum(1 << seat for seat in range(SEATS) if state.won[seat])
        self._window = card_points(mask_of(state.window))
        if state.turn is None:
            return self._end(taken, winners, state.tricks[-1].winner)[0]
        if not state.trick:
            return self._lead(hands, state.turn, taken, winners)[0]
        trick = [BIT_OF[card] for card in state.trick]
        worth = sum(worth_of(card) for card in trick)
        found = self._card(hands, state.turn, trick, BIT_OF[state.best], state.winner, worth, taken, winners)
        return found[0]

    def _lead(self, hands: list[int], leader: int, taken: list[int], winners: int) -> tuple[Points, Points]:
        if not hands[leader]:
            return self._end(taken, winners, leader)
        key = hands[0] | hands[1] | hands[2], leader, taken[0], taken[1], winners
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._card(hands, leader, [], 0, -1, 0, taken, winners)
        return found

    def _card(
        self,
        hands: list[int],
        seat: int,
        trick: list[int],
        best: int,
        winner: int,
        worth: int,
        taken: list[int],
        winners: int,
    ) -> tuple[Points, Points]:
        hand = hands[seat]
        led = suit_of(trick[0]) if trick else 0
        cards: int = different(hand & led or hand, hand, sum(hands) - hand | best)
        beaters = beaters_of(best, led) if trick else -1
        found: tuple[Points, Points] = (), ()
        most, reachable = _LESS_THAN_ANY, _most_for(seat, taken, winners)
        while cards and most < reachable:
            card = 1 << cards.bit_length() - 1  # low ones first: they bring the most more often
            cards ^= card
            hands[seat] = hand ^ card
            top, taker = (card, seat) if card & beaters else (best, winner)
            points = worth + worth_of(card)
            if len(trick) + 1 < SEATS:
                after = self._card(hands, (seat + 1) % SEATS, [*trick, card], top, taker, points, taken, winners)
            else:
                gained = [*taken]
                gained[taker] += points
                after = self._lead(hands, taker, gained, winners | 1 << taker)
            value = (SEATS * after[0][seat] - sum(after[0])) * _POINT - after[1][seat]
            if value > most:
                found, most = after, value
        hands[seat] = hand
        return found

    def _end(self, taken: list[int], winners: int, last: int) -> tuple[Points, Points]:
        """The game points, and the card points with the window's (S6.2 to S6.6)."""
        cards = [points + self._window if seat == last else points for seat, points in enumerate(taken)]
        without = [seat for seat in range(SEATS) if not winners >> seat & 1]
        if len(without) == 1:
            scoring, score = without, 4
        else:
            fewest = min(cards)
            tied = [seat for seat in range(SEATS) if cards[seat] == fewest]
            scoring, score = tied if len(tied) == 1 else [seat for seat in tied if seat != last], 2
        return tuple(score if seat in scoring else 0 for seat in range(SEATS)), tuple(cards)


def _most_for(seat: int, taken: list[int], winners: int) -> int:
    """What a seat can reach at best, as moves are compared; it may have taken too much to score at all (S6.3, S6.4)."""
    to_come = _ALL_POINTS - sum(taken)
    if not winners >> seat & 1:
        score = (SEATS - 1) * 4
    elif taken[seat] <= min(taken) + to_come:
        score = (SEATS - 1) * 2
    else:
        score = -2
    return score * _POINT - taken[seat]
