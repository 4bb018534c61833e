"""Sheepshead's players: what is solved is right, cards tell what their owners hold, and what was played badly once."""

from random import Random

import pytest

from barracan.games.sheepshead import play as course
from barracan.games.sheepshead.legality import playable
from barracan.games.sheepshead.moves import Bury, TakeWindow
from barracan.games.sheepshead.scoring import least_lines, player_line, points_taken
from barracan.games.sheepshead.state import PACK, RANKING
from barracan.games.tricks.ranking import cards_of, mask_of
from barracan.games.tricks.state import Pass, Play, Trick
from barracan.model.cards import CODES, KINDS, kinds
from barracan.players.inquiry import Inquiry
from barracan.players.player import decide
from barracan.players.sheepshead.habits import CERTAINLY, Habit, Table, situation
from barracan.players.sheepshead.least import Contest
from barracan.players.sheepshead.outlook import CERTAIN, SCORES, marks, outlook, sure
from barracan.players.sheepshead.pack import BIT_OF, different, renumber, suit_of, worth_of
from barracan.players.sheepshead.plan import STYLES
from barracan.players.sheepshead.solver import Rest
from barracan.players.sheepshead.worlds import likely_worlds
from games.sheepshead import position as sheepshead

GAME = sheepshead.GAME


def with_last_cards(seed, size, player, played=0):
    """A hand of which so many cards are left to each seat at random, and the tricks before went to somebody."""
    rng = Random(seed)
    cards = list(PACK)
    rng.shuffle(cards)
    state = sheepshead.playing("", "", "", player=player)
    state.window = cards[:2]
    state.hands = [mask_of(cards[2 + seat * size : 2 + (seat + 1) * size]) for seat in range(3)]
    rest = cards[2 + 3 * size :]
    owners = [seed % 3] if seed % 4 == 0 else [0, 1, 2]
    for at in range(0, len(rest), 3):
        winner = rng.choice(owners)
        state.tricks.append(Trick(winner, tuple(rest[at : at + 3]), winner))
        state.won[winner] += 1
        state.taken[winner] |= mask_of(rest[at : at + 3])
    state.turn = rng.randrange(3)
    for _ in range(played):
        course.put_down(state, state.turn, cards_of(playable(state, state.hands[state.turn]))[0])
    return state


def every_way(state, worth):
    """What comes of a hand whose every seat plays what is worth most to it, by trying everything."""
    if state.turn is None:
        return ending(state)
    found = []
    for card in cards_of(playable(state, state.hands[state.turn])):
        after = state.copy()
        course.put_down(after, state.turn, card)
        found.append(every_way(after, worth))
    return max(found, key=lambda end: worth(state, end))


def ending(state):
    """The game points and the card points of each seat."""
    points = [0] * 3
    if state.player is None:
        for seat, line in least_lines(state):
            points[seat] = line.points
    else:
        points[state.player] = player_line(state.won[state.player], points_taken(state)[state.player]).points
    return points, points_taken(state)


def for_the_player(state, end):
    """The Player plays for most, the others for least."""
    points = end[0][state.player]
    return points if state.turn == state.player else -points


def for_itself(state, end):
    """A seat plays for more than the others get, then for few card points."""
    return (3 * end[0][state.turn] - sum(end[0])) * 1000 - end[1][state.turn]


@pytest.mark.parametrize("played", [0, 1, 2])
def test_a_solved_hand_scores_what_trying_everything_does(played):
    for seed in range(8):
        state = with_last_cards(seed, 3, seed % 3, played)
        wanted = every_way(state, for_the_player)[0][state.player]
        assert Rest(blurred=False).outlook(state) == sure(wanted)


def test_a_hand_is_solved_the_same_whatever_was_solved_before():
    rest = Rest(blurred=False)
    for card in cards_of(with_last_cards(5, 4, 1).hands[0]):
        state = with_last_cards(5, 4, 1)
        state.turn = 0
        course.put_down(state, 0, card)
        assert rest.outlook(state) == Rest(blurred=False).outlook(state)


def test_the_least_is_solved_as_trying_everything_does():
    for seed in range(6):
        state = with_last_cards(seed, 3, None, seed % 3)
        assert list(Contest().points(state)) == every_way(state, for_itself)[0]


def test_cards_that_do_the_same_are_tried_once():
    hand, other = renumber(mask_of(kinds("QC QS QD 9H 7H"))), renumber(mask_of(kinds("QH 8S")))
    assert different(hand, hand, other) == renumber(mask_of(kinds("QC QD 9H")))
    assert different(hand, hand, 0) == renumber(mask_of(kinds("QC 9H")))


def test_cards_are_numbered_with_their_worth_and_suit():
    assert sum(worth_of(BIT_OF[card]) for card in PACK) == 120
    assert suit_of(BIT_OF[KINDS["7D"]]) == suit_of(BIT_OF[KINDS["QC"]]) != suit_of(BIT_OF[KINDS["7C"]])


def test_the_fewer_cards_are_left_the_surer_is_what_was_solved():
    for cards in range(1, 11):
        for reached in range(len(marks(cards)) + 1):
            assert sum(outlook(cards, reached)) == CERTAIN
    nearly_won = [outlook(cards, marks(cards).index(61))[SCORES.index(2)] for cards in (10, 7, 4)]
    assert nearly_won == sorted(nearly_won, reverse=True)
    assert outlook(2, 1) == sure(-2)


def test_a_solved_hand_is_worth_more_to_the_player_than_it_says():
    """Nobody sees all hands: the two against him lose some of what they could take from him."""
    just_lost = outlook(9, marks(9).index(61))
    assert just_lost[SCORES.index(2)] + just_lost[SCORES.index(4)] > CERTAIN / 3


def chosen(state, level="expert", worlds=10, seed=1):
    """The card that a level plays."""
    return decide("sheepshead", GAME.view(state, state.turn), level, seed, worlds).move.card


def late(*hands, trick, player, leader=0, window="8C 9H", won=""):
    """The last cards of a hand: the others lie in the tricks that the Player won, and in those of the next seat."""
    state = sheepshead.playing(*hands, player=player, trick=trick, leader=leader, window=window)
    gone = [card for card in PACK if not (sum(state.hands) | mask_of(state.window) | mask_of(state.trick)) >> card & 1]
    own = [card for card in gone if CODES[card] in won.split()]
    theirs = [card for card in gone if card not in own]
    for winner, cards in ((player, own), ((player + 1) % 3, theirs)):
        for at in range(0, len(cards), 3):
            state.tricks.append(Trick(winner, tuple(cards[at : at + 3]), winner))
            state.won[winner] += 1
        state.taken[winner] = mask_of(cards)
    return state


def test_who_plays_last_takes_with_a_middling_trump_and_adds_no_king_to_what_it_loses():
    """The Player laid the king of diamonds under the jack where a queen or a higher jack takes."""
    hands = ("QS KS 8S 7D", "JC AC TC 7H", "KD QD JS QC AH")
    state = late(*hands, trick="8D JD", player=2, window="TS KC", won="AD KH 9H 9S JH TD")
    assert chosen(state) in {"QD", "JS"}


def test_an_ace_is_trumped_cheaply_by_who_plays_last():
    """The Player ruffed the ace of clubs with the highest trump where the king of diamonds does."""
    hands = ("TC JD 9S 8H", "QH JH 8S TH", "QC KD QD AH AS")
    state = late(*hands, trick="AC 8C", player=2, window="TS KH", won="QS TD AD 9H 7H 7S")
    assert chosen(state) == "KD"


def test_cards_that_were_given_and_kept_tell_what_is_held():
    """Who gave his ally a blank card where dear ones could go holds none; who gave the ten may hold the ace."""
    table = Table(0, 1, 0)
    table.put(1, BIT_OF[KINDS["QC"]])
    table.put(0, BIT_OF[KINDS["7D"]])
    habit = table.habit(2)
    blank, ten = (renumber(mask_of(kinds(hand))) for hand in ("7H 8H", "7H TH"))
    seven = renumber(mask_of(kinds("7H"))).bit_length() - 1
    assert habit.likelihood(seven, blank) > 2 * habit.likelihood(seven, ten)
    assert habit.choice(ten) != seven


def test_a_lone_card_is_certain():
    habit = Habit(situation(0, 1, 0, 0, 0), 0, 0, 0, 0)
    assert habit.likelihood(3, 1 << 3) == CERTAINLY


def test_nine_situations_are_told_apart():
    found = {
        situation(seat, alone, leader, played, winner)
        for seat in range(3)
        for alone in range(3)
        for played in range(3)
        for leader in [(seat - played) % 3]
        for winner in [(leader + step) % 3 for step in range(max(1, played))]
    }
    assert found == set(range(9))


def test_worlds_agree_with_what_was_seen_and_explain_what_was_given():
    """The ally gave a blank heart to a sure trick: the ace and the ten of hearts lie with it less often."""
    state = sheepshead.start()
    sheepshead.play(state, TakeWindow(0))
    low = [card for card in cards_of(state.hands[0]) if not RANKING.trumps >> card & 1][:2]
    sheepshead.play(state, Bury(0, tuple(CODES[card] for card in low)))
    for _ in range(11):
        card = cards_of(playable(state, state.hands[state.turn]))[0]
        sheepshead.play(state, Play(state.turn, CODES[card]))
    view = GAME.view(state, state.turn)
    draw = likely_worlds(view, Inquiry(3))
    for number in range(3):
        world = draw(number)
        assert GAME.view(world, view.seat) == view
        again = likely_worlds(view, Inquiry(3))(number)
        assert (world.hands, world.window) == (again.hands, again.window)


@pytest.mark.parametrize(("style", "changed"), [("daring", TakeWindow), ("careful", Pass)])
def test_a_style_takes_the_window_more_or_less_readily(style, changed):
    seen = 0
    for number in range(30):
        deck = list(PACK)
        Random(number).shuffle(deck)
        view = GAME.view(sheepshead.start(deck=deck), 0)
        plain, own = (decide("sheepshead", view, player, 1, 0).move for player in ("casual", f"casual:{style}"))
        assert plain == own or isinstance(own, changed)
        seen += plain != own
    assert 0 < seen < 12


def test_the_hunter_leads_trumps_where_others_lead_an_ace():
    state = late("QC JD 8D AC", "TS QH 9C 7C", "8S JH TC TH", trick="", player=0, window="TD KC")
    plain, own = (
        decide("sheepshead", GAME.view(state, 0), player, 1, 0).move for player in ("casual", "casual:hunter")
    )
    assert not RANKING.trumps >> KINDS[plain.card] & 1
    assert RANKING.trumps >> KINDS[own.card] & 1


def test_every_style_of_the_catalog_is_known():
    from barracan.players.player import styles

    assert {"", *styles("sheepshead")} == set(STYLES)
