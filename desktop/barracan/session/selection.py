"""A person's cards in the making: what is picked, what lies in the tray, and which move an intent means."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from barracan.model.cards import Code
from barracan.model.game import AnyGame, State
from barracan.model.moves import Move
from barracan.model.offers import Draft, LadderDraft, LadderRoom, Offer, Pick, Target, TrayVerdict, button_of
from barracan.model.places import (
    DISCARD,
    HAND,
    LADDER,
    PILE,
    STOCK,
    TRAY,
    TRICKS,
    PlaceName,
    place_name,
    read_place,
    read_way,
)
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Seat, Text
from barracan.model.view import Family, SeatView
from barracan.session.messages import TraySnapshot
from barracan.session.tray import Tray

_TAKEN_FROM: Final = (PILE, DISCARD)
"""The kinds of places whose top card can be taken along into a draft."""

_OF_CARDS: Final = ("discard", "lay")
"""The buttons that do something with chosen cards alone."""

_TRICK: Final = "take_trick"
"""The button that takes a trick with all its cards chosen."""

_WAIT = QT_TRANSLATE_NOOP("session", "{other} is choosing. The hand can be sorted meanwhile.")
_NOT_NOW = QT_TRANSLATE_NOOP("session", "There is nothing to do this with. Choose the cards first.")
_NOT_WITH = QT_TRANSLATE_NOOP("session", "The chosen cards are no use for this. Choose others.")


class Selection:
    """Picks and drafts of the person at the screen; every change of the tray ends the picks.

    An intent comes to a move, to a refusal, or to ``None`` where it has only changed picks or drafts.
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._state: State
        self._seat = 0
        self.tray = Tray()
        self.picks: tuple[Pick, ...] = ()
        self.offer: Offer

    def look(self, state: State, seat: int) -> None:
        """Take the table as it stands now: picks end, drafts stay as long as the hand and as their cards are there."""
        self._state, self._seat = state, seat
        if state.turn is None:
            self.tray.clear()
        elif self.tray.drafts:
            self.tray.follow(self._view())
        self.pick(())

    def pick(self, picks: Sequence[Pick]) -> None:
        """Choose these cards and no others."""
        self.picks = tuple(picks)
        offer, drafts = self._offer_for_picks(), self.tray.drafts
        note = self._game.tray_note(self._state, self._seat, self.picks, drafts) if drafts else None
        self.offer = replace(offer, note=note) if note else offer

    def places_of(self, picks: Sequence[Pick], move: Move) -> list[PlaceName]:
        """Where these cards would go to make this move."""
        return [target.place for target in self._offer(tuple(picks)).targets if target.move == move]

    def clear(self) -> None:
        """Give all cards of the tray back."""
        self.tray.clear()

    def tray_snapshot(self) -> TraySnapshot:
        """The tray with the game's judgement."""
        return TraySnapshot(self.tray.drafts, self._verdict(), self.tray.taken)

    def verdict_on(self, move: Move) -> TrayVerdict | None:
        """The judgement of the tray if this move lays it."""
        if not self.tray.drafts:
            return None
        verdict = self._verdict()
        return verdict if any(move == made for _, made in verdict.moves) else None

    def drop(self, place: PlaceName) -> Move | Refusal | None:
        """Let the picks go at a place; the number of a way there may follow its name."""
        place, way = read_way(place)
        if read_place(place).kind == TRAY:
            return self._to_tray(place, self.offer.target(TRAY))
        ways = self.offer.ways(place)
        number = way or 0
        target = ways[number] if number < len(ways) else None
        if target is None:
            return self.refusal_at(place)
        return target.move or self._to_tray(TRAY, target)

    def refusal_at(self, place: PlaceName) -> Refusal:
        """Why the picks do not go to a place."""
        return self._waits() or self._game.place_refusal(self._state, self._seat, self.picks, place)

    def press(self, name: str) -> Move | Refusal | None:
        """Press the button that makes a move: ``draw``, ``discard``, ``lay``, ``lay:1`` and so on."""
        word, _, number = name.partition(":")
        if word == "arrange":
            return self.arrange(int(number or 0))
        meant = (move for move in self._moves_at_hand() if button_of(move, move.do) == word)
        if not number and (move := next(meant, None)):
            return move
        if word == "pick_up" and (target := self._pile_target()):  # the chosen cards go with the top that waits there
            return self._to_tray(TRAY, target)
        if word in {"lay", "pick_up"} and self.tray.drafts:
            return self._lay(int(number or 0))
        asks_for_cards = not self.picks and word in _OF_CARDS
        refusal = None if asks_for_cards else self.offer.refusal
        return refusal or self._waits() or self._missing(word)

    def change_tray(self, change: Callable[[Tray, SeatView], None]) -> None:
        """Change the tray, for the view of the hand that it is filled from."""
        change(self.tray, self._view())
        self.pick(())

    def arrange(self, number: int) -> Refusal | None:
        """Put the best arrangement of this ladder that the hand allows into the tray, or say why there is none."""
        draft = Draft(ladder=LadderDraft(number))
        arranged = self._game.arrange(self._state, self._seat, draft, self.tray.taken)
        if isinstance(arranged, Refusal):
            return arranged
        if arranged.ladder:
            self.tray.make_room(arranged.ladder, self._view())
            self.tray.build(arranged.ladder, self._view())
            self.pick(())
        return None

    def ladder_room(self, ladder: LadderDraft) -> LadderRoom:
        """What of the hand could come into a ladder as it is being built."""
        spare = tuple(self.tray.spare(self._view()).elements())
        room: LadderRoom = self._game.ladder_room(self._state, self._seat, ladder, spare)
        return room

    def fitting(self, place: PlaceName) -> frozenset[Code]:
        """The cards of the hand that go with what lies at a place; a mere discard is none.

        At the hand those are meant that fit a meld on the table.
        """
        view, at, own = self._view(), read_place(place), place_name(HAND, self._seat)
        if at.kind == LADDER and at.owner == view.side_of(self._seat):
            lies = view.side_tables()[at.owner].ladders[at.number]
            return self.ladder_room(LadderDraft(at.number, lies.arm, dict(lies.rows))).cards()
        spare = (code for code, count in self.tray.spare(view).items() if count > 0)
        offers = {code: self._offer((Pick(own, code),)) for code in spare}
        if at.kind == HAND:
            laid = {meld.place for meld in view.laid_melds()}
            return frozenset(
                code for code, offer in offers.items() if any(target.place in laid for target in offer.targets)
            )
        return frozenset(code for code, offer in offers.items() if _goes_with(offer, place))

    def _missing(self, word: str) -> Refusal:
        """Why a button makes no move in the own turn: what comes first in it, or which cards are to be chosen."""
        if word == _TRICK and self.offer.more:
            return self.refusal_at(place_name(TRICKS, self._view().side_of(self._seat)))
        takes_cards = word not in _OF_CARDS and self._view().family() is not Family.TRICKS
        if takes_cards or self._offer(()).target(STOCK) is not None:
            return self._turn_fault()
        for target in self._offer(self.picks[:1]).targets:
            if target.move is not None and target.move.do == word and self.offer.target(target.place) is None:
                return self.refusal_at(target.place)  # one of the cards alone would go there
        return Refusal("", Text("session", _NOT_WITH if self.picks else _NOT_NOW))

    def _waits(self) -> Refusal | None:
        """Why nothing can be done while another seat is to move, or when the hand is over."""
        turn = self._state.turn
        if turn is None:
            return Refusal("", self.offer.lead)
        if turn == self._seat:
            return None
        return Refusal(self._turn_fault().clause, Text("session", _WAIT, {"other": Seat(turn)}))

    def _offer(self, picks: tuple[Pick, ...]) -> Offer:
        """What these cards may become."""
        offer: Offer = self._game.offer(self._state, self._seat, picks)
        return offer

    def _offer_for_picks(self) -> Offer:
        """What the picks may become, with the card that waits alone in the tray where they make a meld with it."""
        taken = self.tray.taken
        if self.picks and taken and taken.card and self.tray.drafts == (Draft((taken.card,)),):
            together = self._offer((*self.picks, taken))
            if together.target(taken.place) is not None:
                return together
        return self._offer(self.picks)

    def _turn_fault(self) -> Refusal:
        """Why nothing that needs no cards can be done now, said of the own hand."""
        return self._game.place_refusal(self._state, self._seat, (), place_name(HAND, self._seat))

    def _verdict(self) -> TrayVerdict:
        return self._game.tray(self._state, self._seat, self.tray.drafts, self.tray.taken)

    def _view(self) -> SeatView:
        view: SeatView = self._game.view(self._state, self._seat)
        return view

    def _moves_at_hand(self) -> Iterator[Move]:
        """The moves that the picks make as they are, then those that need no picks and no end of a row."""
        offers = (self.offer, self._offer(())) if self.picks else (self.offer,)
        for offer in offers:
            if offer.move:
                yield offer.move
            yield from (target.move for target in offer.targets if target.move and (self.picks or not target.end))

    def _lay(self, index: int) -> Move | Refusal:
        verdict = self._verdict()
        if index < len(verdict.moves):
            return verdict.moves[index][1]
        return verdict.refusal or Refusal("", Text("session", _NOT_NOW))

    def _pile_target(self) -> Target | None:
        """The place whose top card the picks can take along, if they leave no choice."""
        targets = [target for target in self.offer.targets if self.picks and _gives_its_top(target.place)]
        return targets[0] if len(targets) == 1 else None

    def _to_tray(self, tray: PlaceName, target: Target | None) -> Refusal | None:
        """Put the picks into the tray: hand cards into a draft, the top of a pile as the card taken along."""
        own = place_name(HAND, self._seat)
        cards = [pick.card for pick in self.picks if pick.place == own and pick.card]
        beside = next((pick for pick in self.picks if pick.place != own), None)
        if beside and (target is None or not _gives_its_top(beside.place)):
            return self.refusal_at(TRAY)
        if beside is None and target and _gives_its_top(target.place):
            beside = self._top(target.place)
        draft = read_place(tray).number
        if beside:
            self.tray.take(beside, cards, self._view())
        elif draft >= 0:
            self.tray.add(draft, cards, self._view())
        else:
            self._begin_drafts(cards)
        self.pick(())
        return None

    def begin_drafts(self, cards: Sequence[Code]) -> None:
        """Put cards of the hand into a new draft, or where they are several melds in one way alone into several."""
        self._begin_drafts(cards)
        self.pick(())

    def _begin_drafts(self, cards: Sequence[Code]) -> None:
        for part in self._game.split(self._state, self._seat, cards):
            self.tray.begin(part, self._view())

    def _top(self, place: PlaceName) -> Pick | None:
        cards = self._view().places().get(place, ())
        return Pick(place, cards[-1], len(cards) - 1) if cards else None


def _gives_its_top(place: PlaceName) -> bool:
    return read_place(place).kind in _TAKEN_FROM


def _goes_with(offer: Offer, place: PlaceName) -> bool:
    """Whether a card that is offered this lies with what is at a place, or is chosen beside it."""
    lays = any(target.move is None or target.move.do != "discard" for target in offer.ways(place))
    return lays or any(pick.place == place for pick in offer.more)
