"""Laws that every game of the catalog keeps; a new game passes or fails them unchanged."""

import io
import pickle
from collections import Counter
from functools import lru_cache
from itertools import islice
from random import Random

import pytest

from barracan.games.catalog import CATALOG, find_game
from barracan.games.tricks.state import TricksState
from barracan.model.cards import codes
from barracan.model.events import CardMoved, HandDealt, HandEnded, MatchEnded, TurnStarted
from barracan.model.match import Match
from barracan.model.moves import RecordFault
from barracan.model.offers import Draft, Pick
from barracan.model.record import read_line, write_line
from barracan.model.verify import verify
from games.random_play import begin, deal, hand, name, option_values, random_move, sampled, settings, whole_match

SETTINGS = list(settings())
SAMPLED = list(sampled())
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=map(name, SETTINGS))
each_setting = pytest.mark.parametrize("setting", SAMPLED, ids=map(name, SAMPLED))
DEFAULTS = [setting for setting in SETTINGS if not setting[2]]
each_seating = pytest.mark.parametrize("setting", DEFAULTS, ids=map(name, DEFAULTS))
each_game = pytest.mark.parametrize("game", CATALOG.values(), ids=CATALOG)
SAMPLE = 12


def views(match):
    return [match.game.view(match.state, seat) for seat in range(match.state.seats)]


def shown_places(match):
    """For each seat the places that it sees."""
    return [view.places() for view in views(match)]


def shown_to_one(match, rng):
    """A seat drawn anew at each step, since all would take long, and what it sees."""
    seat = rng.randrange(match.state.seats)
    return seat, match.game.view(match.state, seat).places()


@each_setting
def test_somebody_can_move_until_the_hand_is_over(setting):
    for match, move in hand(*setting, seed=1):
        state = match.state
        actions = match.game.legal_moves(state).actions()
        assert (state.turn is None) == (move is None) == (not actions) == (state.ending is not None)
        assert len(actions) == len(set(actions))
    assert match.state.ending.hand == 1


@each_setting
def test_legal_moves_and_refusal_agree(setting):
    seen = {}
    for match, move in hand(*setting, seed=2):
        game, state = match.game, match.state
        legal = game.legal_moves(state)
        actions = legal.actions()
        for do in actions:
            listed = list(islice(legal.of(do), SAMPLE))
            picked = [legal.pick(do, Random(seed)) for seed in range(3)]
            assert listed
            assert len(listed) == len(set(listed))
            for each in listed + picked:
                assert game.refusal(state, each) is None
                assert (each.do, each.seat) == (do, state.turn)
        assert all(each in legal for each in islice(legal, SAMPLE))
        for do, other in seen.items():
            assert (other in legal) == (game.refusal(state, other) is None)
            assert do in actions or next(legal.of(do), None) is None
        if move is not None:
            seen[move.do] = move


@each_seating
def test_moves_of_another_seat_are_refused(setting):
    for match, move in islice(hand(*setting, seed=3), 60):
        if move is not None:
            line = match.game.write_move(move)
            for seat in set(range(match.state.seats)) - {move.seat}:
                other = match.game.read_move(line | {"seat": seat})
                refusal = match.game.refusal(match.state, other)
                assert refusal is not None
                assert refusal.clause
                assert str(refusal.reason)


@each_setting
def test_a_move_read_back_is_the_same_move(setting):
    for match, move in hand(*setting, seed=4):
        if move is not None:
            line = read_line(write_line(match.game.write_move(move)))
            assert match.game.read_move(line) == move
            assert pickle.loads(pickle.dumps(move)) == move
            assert str(match.game.describe(move))


def whole_pack(match):
    return Counter(codes(match.game.pack(match.state.seats, match.state.options)))


@lru_cache(maxsize=1 << 10)
def faces_of(cards):
    """The cards of a place that show their faces; most places stay as they are from move to move."""
    return Counter(card for card in cards if card is not None)


class TrueCards:
    """Where every card truly lies, followed by events alone from what all seats together see after the deal.

    Of several places that are hidden from everybody, a stock and pots, only all their cards together are known, and
    of each how many they are.
    """

    def __init__(self, match):
        seen = shown_places(match)
        self.places = {}
        self.sizes = {}
        for place in seen[0]:
            shown = [places[place] for places in seen if None not in places[place]]
            if shown:
                self.places[place] = Counter(shown[0])
            self.sizes[place] = len(shown[0] if shown else seen[0][place])
        self.hidden = seen[0].keys() - self.places.keys()
        self.unseen = whole_pack(match) - sum(self.places.values(), Counter())
        assert self.unseen.total() == sum(self.sizes[place] for place in self.hidden)
        assert self.all() == whole_pack(match)

    def all(self):
        """All cards, wherever they lie."""
        return sum(self.places.values(), +self.unseen)

    def total(self, place):
        """How many cards lie in a place."""
        return self.sizes.get(place, 0)

    def follow(self, events):
        """Move the cards; a card that is not where an event says it is has been lost or doubled."""
        for event in events:
            if isinstance(event, CardMoved):
                self._count(event.source, event.card, -1)
                self._count(event.target, event.card, 1)

    def _count(self, place, card, by):
        self.sizes[place] = self.total(place) + by
        cards = self._here(place)
        cards[card] += by
        assert cards[card] >= 0, (place, card)
        assert self.sizes[place] >= 0

    def _here(self, place):
        return self.unseen if place in self.hidden else self.places.setdefault(place, Counter())

    def check(self, shown):
        """A seat sees each place whole, or in part with backs for what it stacks, and nothing that is not there."""
        for place, cards in shown.items():
            here = self._here(place)
            assert all(count <= here[card] for card, count in faces_of(cards).items()), place
            assert len(cards) <= self.total(place), place


def replayed(places, events, seat):
    """The places that events touch, after what a seat sees of them, each as the cards it shows, backs too."""
    moved = [event for event in events if isinstance(event, CardMoved)]
    shown = {place: Counter(places.get(place, ())) for event in moved for place in (event.source, event.target)}
    for event in moved:
        card = event.for_viewers(frozenset({seat})).card
        source = shown[event.source]
        face = card if source[card] else None
        assert source[face] > 0, "what a seat sees leaving, it saw lying there or as a back"
        source[face] -= 1
        shown[event.target][None if event.turned else card] += 1
    return shown


def check_step(true, before, events, after, seat, turned_up):
    """What a seat sees after a step follows from what it saw before, from the events, and from what is turned up."""
    whole = {place for place, cards in before.items() if len(cards) == true.total(place)}
    true.follow(events)
    true.check(after)
    touched = replayed(before, events, seat)
    for place, cards in after.items():
        faces = faces_of(cards)
        if place in turned_up:
            assert faces.total() == true.total(place), place
        elif place not in touched and cards == before.get(place):
            continue
        elif place in whole and len(cards) == true.total(place):
            arrived = +touched.get(place, Counter(before[place]))
            if not faces:
                arrived = Counter({None: arrived.total()})
            assert arrived == Counter(cards), (place, events)
        else:
            assert faces <= touched.get(place, Counter(before.get(place, ()))), (place, events)


def check_hands(shown, own, seats, turned_up=()):
    """A seat sees its own hand and no other, but what the end of the hand turns up."""
    for seat in set(range(seats)) - {own}:
        assert set(shown[f"hand:{seat}"]) <= {None} or f"hand:{seat}" in turned_up
    assert None not in shown[f"hand:{own}"]


@every_setting
def test_no_card_is_lost_or_doubled_events_lead_from_view_to_view_and_none_shows_another_hand(setting):
    rng, seats = Random(6), Random(6)
    match = begin(*setting)
    deal(match, rng)
    true, sources = TrueCards(match), set()
    while match.state.turn is not None:
        seat, before = shown_to_one(match, seats)
        events = match.play(random_move(match, rng)).events
        view = match.game.view(match.state, seat)
        after, turned_up = view.places(), view.turned_up()
        assert not turned_up or match.state.turn is None, "nothing is turned up while a hand is played"
        check_step(true, before, events, after, seat, turned_up)
        check_hands(before, seat, match.state.seats)
        check_hands(after, seat, match.state.seats, turned_up)
        sources |= {event.source for event in events if isinstance(event, CardMoved)}
        for place in sources & after.keys():
            assert len(after[place]) == true.total(place), "what gives cards shows them all"
    assert true.all() == whole_pack(match)


@each_setting
def test_events_tell_turns_and_ends(setting):
    rng = Random(7)
    match = begin(*setting)
    step = deal(match, rng)
    assert step.events[0] == HandDealt(1, match.state.dealer)
    assert step.events[-1] == TurnStarted(match.state.turn)
    while match.state.turn is not None:
        turn = match.state.turn
        events = match.play(random_move(match, rng)).events
        started = [event.seat for event in events if isinstance(event, TurnStarted)]
        ended = [event for event in events if isinstance(event, HandEnded)]
        assert started == ([match.state.turn] if match.state.turn not in (turn, None) else []) or started == [turn]
        assert bool(ended) == (match.state.turn is None)
    ending = match.state.ending
    assert ended == [HandEnded(1, ending.reason, ending.seat)]
    assert any(isinstance(event, MatchEnded) for event in events) == (match.state.result is not None)


@each_setting
def test_a_record_read_back_gives_the_same_match(setting):
    match = whole_match(*setting, seed=8)
    again = Match.replay(find_game, match.lines)
    assert again.lines == match.lines
    assert again.moves == match.moves
    assert views(again) == views(match)
    verdict = verify(io.BytesIO("".join(line + "\n" for line in match.lines).encode()), find_game)
    assert verdict.hands == match.state.hand_number
    assert verdict.finished == (match.state.result is not None)


@each_seating
def test_undo_is_replaying_fewer_lines(setting):
    rng = Random(9)
    kept = {}
    for match, _ in hand(*setting, seed=9):
        kept[match.number] = views(match)
    for number in rng.sample(sorted(kept), 6):
        assert views(Match.replay(find_game, match.lines[:number])) == kept[number]


@each_setting
def test_a_dealt_world_looks_the_same_to_the_seat(setting):
    for count, (match, _) in enumerate(hand(*setting, seed=10)):
        for seat in range(match.state.seats):
            if (count + seat) % 5 == 0 or match.state.turn is None:
                seen = match.game.view(match.state, seat)
                assert match.game.view(match.game.determinize(seen, Random(count)), seat) == seen


@each_seating
def test_a_seat_that_sees_no_hand_yet_deals_itself_none(setting):
    match = begin(*setting)
    for seat, seen in enumerate(views(match)):
        assert match.game.view(match.game.determinize(seen, Random(1)), seat) == seen


@each_seating
def test_dealt_worlds_differ_in_what_is_hidden_and_only_there(setting):
    looked = differing = 0
    for match, move in islice(hand(*setting, seed=11), 24):
        game, seat = match.game, match.state.turn
        if move is None:
            break
        worlds = [game.determinize(game.view(match.state, seat), Random(seed)) for seed in (1, 1, 2)]
        same, again, other = ([game.view(world, each) for each in range(world.seats)] for world in worlds)
        assert same == again
        looked += 1
        differing += same != other
        assert set(islice(game.legal_moves(worlds[0]), 50)) == set(islice(game.legal_moves(match.state), 50))
    assert differing > 0.75 * looked


@each_setting
def test_what_is_played_on_in_a_copy_leaves_the_state_alone(setting):
    rng = Random(12)
    for match, _ in islice(hand(*setting, seed=12), 0, None, 3):
        state = match.state
        if not isinstance(state, TricksState):
            break
        game, before, twin = match.game, pickle.dumps(state), state.copy()
        for _ in range(12):
            if twin.turn is not None:
                moves = game.legal_moves(twin)
                game.apply(twin, moves.pick(moves.actions()[0], rng))
        assert pickle.dumps(state) == before


@each_setting
def test_views_can_be_compared_and_pickled(setting):
    before = None
    for match, _ in islice(hand(*setting, seed=12), 0, None, 20):
        seen = views(match)
        assert pickle.loads(pickle.dumps(seen)) == seen
        assert seen != before
        assert all(view.seat == seat for seat, view in enumerate(seen))
        before = seen


@each_setting
def test_an_explained_score_sums_up(setting):
    match = whole_match(*setting, seed=14)
    totals = [0] * len(match.state.sides)
    ends = [read_line(line) for line in match.lines if '"kind":"hand_end"' in line]
    for line in ends:
        totals = [total + points for total, points in zip(totals, line["points"], strict=True)]
        assert line["totals"] == totals
    ending = match.state.ending
    for points, lines in zip(ending.points, ending.lines, strict=True):
        assert sum(line.points for line in lines) == points
        assert all(line.clause and str(line.what) for line in lines)
    assert list(ending.totals) == totals == match.state.totals


@each_game
def test_every_option_is_told_and_judged(game):
    for option in game.options:
        for value in option_values(option):
            assert option.refusal(value) is None
            assert option.parse(str(value).lower() if isinstance(value, bool) else str(value)) == value
            words = "" if not option.choices and not isinstance(value, bool) else str(value).lower()
            assert str(option.text[words])
        assert option.clause
        assert str(option.title)
        for wrong in (None, 1.5, [], {}, "no such word", option.least - 1 if isinstance(option.default, int) else 7):
            if type(wrong) is not bool:
                assert option.refusal(wrong) is not None


@each_game
def test_settings_that_the_game_does_not_know_are_refused(game):
    for seats in (0, 1, 99):
        with pytest.raises(RecordFault):
            begin(game, seats, {})
    with pytest.raises(RecordFault):
        begin(game, game.seat_counts[0], {"no such option": True})


@each_seating
def test_only_the_next_dealer_deals_and_only_the_pack(setting):
    match = begin(*setting)
    rng = Random(15)
    for _ in range(2):
        dealers = match.game.next_dealers(match.state)
        deck = match.game.pack(match.state.seats, match.state.options)
        for seat in range(-1, match.state.seats + 1):
            assert (match.game.deal_refusal(match.state, seat, deck) is None) == (seat in dealers)
        assert match.game.deal_refusal(match.state, dealers[0], deck[1:]) is not None
        deal(match, rng)
        while match.state.turn is not None:
            match.play(random_move(match, rng))


@each_seating
def test_an_offer_names_legal_moves_only_and_leads_on(setting):
    for match, _ in islice(hand(*setting, seed=16), 0, None, 5):
        game, state = match.game, match.state
        for seat in range(state.seats):
            offer = game.offer(state, seat, ())
            assert str(offer.lead)
            assert all(target.move is None or game.refusal(state, target.move) is None for target in offer.targets)
            if seat != state.turn:
                assert not offer.targets
                assert offer.move is None
        if state.turn is None:
            continue
        own = game.view(state, state.turn).places()[f"hand:{state.turn}"]
        for card in sorted(set(own)):
            picked = [Pick(f"hand:{state.turn}", card)]
            for more in game.offer(state, state.turn, picked).more[:4]:
                assert game.offer(state, state.turn, [*picked, more]).refusal is None, (picked, more)


@each_seating
def test_an_empty_tray_makes_no_move(setting):
    for match, move in islice(hand(*setting, seed=17), 0, None, 20):
        if move is not None:
            for drafts in ((), (Draft(),)):
                verdict = match.game.tray(match.state, match.state.turn, drafts, None)
                assert verdict.moves == ()
                assert len(verdict.drafts) == len(drafts)


@each_game
def test_a_game_names_itself(game):
    assert game.id == find_game(game.id).id
    assert str(game.title)
    assert game.seats_clause
    for seats in game.seat_counts:
        assert game.sides_clause(seats)
        defaults = {option.name: option.default for option in game.options}
        for sides in (game.sides(seats, defaults), *game.other_sides(seats, defaults)):
            assert sorted(seat for side in sides for seat in side) == list(range(seats))


@pytest.mark.parametrize("game", CATALOG.values(), ids=CATALOG)
def test_every_number_has_a_bound_that_its_clause_holds(game):
    for option in game.options:
        if isinstance(option.default, int) and not isinstance(option.default, bool):
            assert option.refusal(option.most) is None
            assert option.refusal(option.most + 1).clause == option.clause
            with pytest.raises(ValueError, match=f"up to {option.most}"):
                option.parse(str(option.most + 1))


@each_seating
def test_what_workers_are_asked_can_be_pickled_in_every_position(setting):
    """Compiled code pickles otherwise than the interpreter."""
    for match, move in hand(*setting, seed=13):
        view = match.game.view(match.state, 0 if move is None else move.seat)
        assert pickle.loads(pickle.dumps(view)) == view
