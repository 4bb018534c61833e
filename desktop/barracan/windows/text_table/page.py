"""The page: what lies on the table, the hand, the tray, and a button for everything that may be done."""

from collections import Counter
from collections.abc import Hashable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from barracan.model.cards import Code
from barracan.model.offers import Pick
from barracan.model.places import (
    DISCARD,
    FOUNDATION,
    LADDER,
    MELD,
    MELDS,
    PILE,
    TRAY,
    TRICK,
    TRICKS,
    WINDOW,
    read_place,
)
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import Family
from barracan.session.game_parts import find_table
from barracan.session.hand_order import ORDERS
from barracan.session.table_model import Intents, TableModel
from barracan.table.hud.button_row import SPEAK_STATUS, SPEAK_TABLE
from barracan.table.hud.lettering import figure
from barracan.table.hud.top_bar import match_content
from barracan.table.timings import single_shot
from barracan.table.translation import capitalise, common, plain_tip, translate_text
from barracan.windows.shell.controls import ElidedLabel, button, label, set_style
from barracan.windows.shell.layout import lay_column, lay_row
from barracan.windows.shell.page import Page
from barracan.windows.shell.value_controls import Segments
from barracan.windows.text_table import actions
from barracan.windows.text_table.actions import ActionList
from barracan.windows.text_table.contents import TableContents
from barracan.windows.text_table.lists import Line, NameList
from barracan.windows.text_table.moves import last_moves
from barracan.windows.text_table.tray import LadderRow, return_draft, take_card_back, tray_lines

_LAST_TRICK: Final = QT_TRANSLATE_NOOP("TextTable", "last trick: {cards}, won by {name}")


class TextTable(Page):
    """A whole match can be played here, by the model and the intents that the painted table has.

    Attributes:
        answered_beside: whether a card beside the page answers what is refused, as in a lesson.

    Signals:
        asked: a window is asked for by its name.
        onward_pressed: the name of what leads on from a hand that is over.
        clause_asked: a clause of the rules is to be shown.
    """

    asked = Signal(str)
    onward_pressed = Signal(str)
    clause_asked = Signal(str)

    def __init__(self, model: TableModel, intents: Intents) -> None:
        super().__init__("text_table", "", 4000, 3000)
        self.table = TableContents(model, intents)
        self._model = model
        self._intents = intents
        self._at = ""
        self._clause = ""
        self._warned = False
        self.answered_beside = False
        self._soon = single_shot(self, 0, self.refresh)
        self._create()
        model.happened.connect(self._refresh_soon)
        changes = (model.tray_changed, model.offer_changed, model.order_changed, model.onward_changed)
        for changed in (model.shown, *changes):
            changed.connect(self._soon.start)
        model.covered.connect(self._cover)
        model.refused.connect(self._refuse)

    def _refresh_soon(self, _: object) -> None:
        self._soon.start()

    # What is shown

    def tell_end(self, sentences: str) -> None:
        """Say how a hand or the match has ended."""
        self._say(self.table.read_out(sentences), part="name")

    def tell_hint(self, sentences: str, clause: str) -> None:
        """Say what a hint advises, and the clause to read more in."""
        self._say(self.table.read_out(sentences), clause, part="name")

    def refresh(self) -> None:
        """Show the table as it stands now."""
        self._soon.stop()
        table = self.table
        self._status.setText("")
        if not table.is_shown:
            self._empty()
            return
        view, speech = table.view, table.speech
        content = match_content(view, table.people)
        self.title.show_words(", ".join((content.title, *content.facts())), table.people.names)
        self._status.setText(speech.status())
        self._warn()
        self._show_places()
        hand = table.model.hand()
        self._hand_head.show_words(capitalise(speech.names.place(table.own_hand, hand)), table.people.names)
        self._order.set_value(self._model.order.name)
        self._hand.set_title(self._hand_head.text())
        self._hand.show_lines(self._hand_lines(hand))
        self._show_tray()
        self._show_seats()
        self._moves.show_lines([Line(words) for words in reversed(last_moves(table))])
        chosen = table.card_names([pick.card for pick in table.model.picks])
        self._chosen.setText(self.tr("Chosen: {cards}").format(cards=chosen) if chosen else self.tr("Nothing chosen"))
        self._show_actions()

    def _empty(self) -> None:
        """Nobody looks: nothing of the table stays in any widget."""
        for each in (self._places, self._cards, self._hand, self._tray, self._seats, self._moves):
            each.show_lines(())
        for head, names in ((self._cards_head, self._cards), (self._hand_head, self._hand)):
            head.setText("")
            names.set_title("")
        self._at = ""
        self._chosen.setText("")
        self.title.setText("")
        self._ladder.refresh()
        self._show_actions()

    def _hand_lines(self, hand: Sequence[Code]) -> list[Line]:
        """The cards of the hand, with a word at those that have just come."""
        table, lines = self.table, []
        chosen, came = Counter(table.picked_codes()), Counter(self._model.came)
        for at, code in enumerate(hand):
            words = table.speech.names.card(table.own_hand, hand, at)
            if came[code] > 0:
                words = self.tr("{card}, new").format(card=words)
            lines.append(Line(words, (at, code), choosable=True, chosen=chosen[code] > 0))
            chosen[code] -= 1
            came[code] -= 1
        return lines

    def _show_places(self) -> None:
        table = self.table
        lines = []
        places = table.places()
        for place, cards in places.items():
            words = table.speech.owned_place(place, cards)
            target = table.model.offer.target(place)
            if target is not None and table.yours:
                words = self.tr("{place}. {what}").format(
                    place=words, what=self.table.read_out(translate_text(target.label))
                )
            lines.append(Line(words, place))
        if (last := table.view.last_trick()) is not None:
            trick = {"cards": table.card_names(last.cards), "name": table.people.name(last.winner)}
            lines.append(Line(translate_text(Text("TextTable", _LAST_TRICK, trick))))
        self._places.show_lines(lines)
        if self._at not in places and self._at not in table.drafts():
            key = self._places.current_key()
            self._at = "" if key is None else str(key)
        self._show_cards()

    def _show_cards(self) -> None:
        """The open cards of the place that is being read, the uppermost first."""
        table, place = self.table, self._at
        cards: Sequence[Code | None]
        if not table.is_shown or not place:
            return
        if read_place(place).kind == TRAY:
            cards, choosable = table.drafts().get(place, ()), True
            name = table.speech.names.place(place, cards)
        else:
            cards = table.places().get(place, ())
            choosable = table.yours and read_place(place).kind in {PILE, DISCARD, WINDOW}
            name = table.speech.owned_place(place, cards)
        name = self.tr("Cards: {place}").format(place=name)
        self._cards_head.setText(name)
        self._cards.set_title(name)
        ladder = read_place(place).kind in {LADDER, MELD, MELDS, FOUNDATION, TRICK, TRICKS, TRAY}
        order = range(len(cards)) if ladder else reversed(range(len(cards)))
        lines = [
            Line(
                table.speech.names.card(place, cards, at),
                (at, cards[at]),
                choosable=choosable,
                chosen=Pick(place, cards[at], at) in table.model.picks,
            )
            for at in order
            if cards[at] is not None
        ]
        self._cards.show_lines(lines or [Line(self.tr("No open cards"))])

    def _show_tray(self) -> None:
        table = self.table
        shown = table.view.has_tray()
        for each in (self._tray_head, self._tray):
            each.setVisible(shown)
        self._tray.show_lines(tray_lines(table))
        self._ladder.refresh()

    def _show_seats(self) -> None:
        table, view = self.table, self.table.view
        lines = [Line(table.speech.seat(seat)) for seat in range(view.seats)]
        for side, seats in enumerate(view.sides):
            names, points = table.people.names_of(seats), view.hand_points(side)
            one = view.totals[side] == 1
            if points is None:
                template = self.tr("{names}: one point") if one else self.tr("{names}: {total} points")
            elif one:
                template = self.tr("{names}: one point, {hand} in this hand")
            else:
                template = self.tr("{names}: {total} points, {hand} in this hand")
            hand = "" if points is None else figure(points)
            lines.append(Line(template.format(names=names, total=figure(view.totals[side]), hand=hand)))
        tricks = view.family() is Family.TRICKS
        counts = self._model.counts_played if tricks else self._model.counts_spent
        counted = counts and not self._model.serious
        told = find_table(self._model.game).tell(view, table.people, counted=counted)
        lines += [Line(self.table.read_out(words)) for words in told]
        self._seats.show_lines(lines)

    def _show_actions(self) -> None:
        if self._actions.show_actions(actions.available_actions(self.table), self._moves):
            self._hand.setFocus()

    # What the person does

    def _do(self, do: str, what: str) -> None:
        intents, table = self._intents, self.table
        self._say("")
        if do == actions.DROP:
            intents.drop(what)
        elif do == actions.PRESS:
            intents.press(what)
        elif do == actions.ONWARD:
            self.onward_pressed.emit(what)
        elif do == actions.NEW_DRAFT:
            intents.tray_new(table.picked_codes())
        elif do == actions.ADD_TO_DRAFT:
            intents.tray_add(int(what), table.picked_codes())
        elif do == actions.RETURN_DRAFT:
            return_draft(intents, table, int(what))
        else:
            table.pick(())

    def _pick_hand(self, keys: list[tuple[int, str]]) -> None:
        table = self.table
        if not table.is_shown:
            return
        others = [pick for pick in table.model.picks if pick.place != table.own_hand]
        picks = [Pick(table.own_hand, code) for _, code in keys]
        table.pick(table.changed_choice(picks) or [*others, *picks])
        self._soon.start()

    def _pick_cards(self, keys: list[tuple[int, str]]) -> None:
        """Of a pile one card is chosen at a time; a draft's cards are chosen to be taken back."""
        table, place = self.table, self._at
        if read_place(place).kind == TRAY:
            if keys:
                take_card_back(self._intents, table, self._ladder, place, keys[0][0])
            return
        before = [pick for pick in table.model.picks if pick.place == place]
        picks = [Pick(place, code, at) for at, code in keys]
        if len(picks) > 1:
            picks = [pick for pick in picks if pick not in before]
        others = [pick for pick in table.model.picks if pick.place != place]
        table.pick([*others, *picks])
        self._soon.start()

    def _enter_place(self, place: Hashable) -> None:
        """A second click on a place does what it offers."""
        if self.table.model.offer.target(str(place)) is not None:
            self._do(actions.DROP, str(place))

    def _look_at(self, place: Hashable) -> None:
        table = self.table
        if table.is_shown and (place in table.places() or place in table.drafts()):
            self._at = str(place)
            self._show_cards()

    def _move_card(self, row: int, step: int) -> None:
        """The card that is read goes one line up or down; the hand is the person's own order from then on."""
        target = self.table.move_card(row, step) if self.table.is_shown else None
        if target is not None:
            self.refresh()
            self._hand.read(target)

    def main_action(self) -> None:
        """Enter does what the place offers that is being read, else what the lit button says; without one it asks."""
        place = str(self._places.current_key()) if self.focusWidget() is self._places else ""
        if self.table.model.offer.target(place) is not None:
            self._do(actions.DROP, place)
            return
        main = next((each for each in actions.available_actions(self.table) if each.main), None)
        if main is not None:
            self._do(main.do, main.what)
        elif self.table.model.picks:
            self._actions.focus_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """V speaks; Esc lets go of what is chosen or said, and leads a level up only where nothing is."""
        if event.key() == Qt.Key.Key_V:
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.asked.emit(SPEAK_TABLE if shift else SPEAK_STATUS)
        elif event.key() == Qt.Key.Key_Escape:
            holds = bool(self.table.model.picks) or self._message.isVisible()
            event.setAccepted(holds)
            if holds:
                self._do(actions.LET_GO, "")
        else:
            super().keyPressEvent(event)

    # What the session says

    def _cover(self) -> None:
        """Behind the curtain nothing stays for a moment longer."""
        self._say("")
        self.refresh()

    def _refuse(self, refusal: Refusal) -> None:
        if not self.answered_beside:
            self._tell_refusal(refusal)

    def _tell_refusal(self, refusal: Refusal) -> None:
        self._say(capitalise(self.table.read_out(translate_text(refusal.reason))), refusal.clause)

    def _warn(self) -> None:
        """Say why the chosen cards can become nothing, as long as they are chosen."""
        beside = self.answered_beside and self.table.view.family() is Family.TRICKS
        refusal = self.table.model.offer.refusal if self.table.model.picks and not beside else None
        if refusal is not None:
            self._tell_refusal(refusal)
        elif self._warned:
            self._say("")
        self._warned = refusal is not None

    def _say(self, sentence: str, clause: str = "", *, part: str = "fault") -> None:
        self._clause = clause
        set_style(self._message, "part", part)
        self._message.setText(sentence)
        self._message.setVisible(bool(sentence))
        self._clause_button.setText(clause)
        self._clause_button.setAccessibleName(common("Read clause {clause}").format(clause=clause))
        self._clause_button.setVisible(bool(clause))

    # Making

    def wanted_size(self, scale: float) -> QSize:
        """As large as the window allows."""
        return QSize(4000, 3000)

    def _create(self) -> None:
        self.title.set_lines(2)
        self.head.setStretchFactor(self.title, 100)
        self.close_button.setText(self.tr("Picture of the table"))
        self.close_button.setAccessibleName(self.close_button.text())
        self.close_button.setToolTip(self.tr("Picture of the table (F2)"))
        ways = {"menu": common("Menu"), "score_pad": common("Score pad"), "rules": common("Rules")}
        for name, words in ways.items():
            each = button(words, f"text_{name}", "quiet", do=lambda _=False, name=name: self.asked.emit(name))
            self.head.addWidget(each)
        self._status = label(part="lead", wrap=True, name="text_status")
        self._message = label(part="fault", wrap=True, name="text_message")
        self._clause_button = button("", "text_clause", "clause", do=lambda: self.clause_asked.emit(self._clause))
        self.body.addWidget(self._status)
        self.body.addLayout(lay_row((self._message, 1), self._clause_button))
        columns = lay_row((self._places_column(), 5), (self._hand_column(), 5), (self._action_column(), 4), spacing=18)
        self.body.addLayout(columns, 1)
        self._say("")
        order = (self._hand, self._places, self._cards, self._tray, self._ladder, self._seats, self._moves)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)
        QShortcut(QKeySequence("Ctrl+Z"), self, lambda: self._do(actions.PRESS, "undo"))
        QShortcut(QKeySequence("Ctrl+Return"), self, lambda: self._do(actions.PRESS, "lay"))

    def _places_column(self) -> QVBoxLayout:
        self._places = NameList("text_places", self.tr("On the table"))
        self._places.reached.connect(self._look_at)
        self._places.entered_line.connect(self._enter_place)
        self._cards = NameList("text_cards", common("Cards"), several=True)
        self._cards_head = _head(self._cards)
        self._cards_head.setWordWrap(True)
        self._cards.picked.connect(self._pick_cards)
        return lay_column(_head(self._places), (self._places, 5), self._cards_head, (self._cards, 4), spacing=8)

    def _hand_column(self) -> QVBoxLayout:
        self._hand_head = ElidedLabel(part="name")
        self._hand = NameList("text_hand", self.tr("Your hand"), several=True)
        self._hand.setAccessibleDescription(self.tr("Space chooses a card, Shift and an arrow key move it"))
        self._hand.setToolTip(plain_tip(self._hand.accessibleDescription()))
        self._hand.picked.connect(self._pick_hand)
        self._hand.moved.connect(self._move_card)
        self._chosen = label(part="quiet", wrap=True, name="text_chosen")
        orders = zip(ORDERS, (common("Suit"), common("Rank"), common("Mine")), strict=True)
        self._order = Segments("text_order", list(orders))
        self._order.set_value(self._model.order.name)
        self._order.changed.connect(self._model.set_order)
        under = lay_row((self._chosen, 1), self._order)
        self._tray = NameList("text_tray", common("Meld tray"))
        self._tray_head = _head(self._tray)
        self._tray.reached.connect(self._look_at)
        self._ladder = LadderRow(self.table)
        self._ladder.built.connect(self._intents.tray_ladder)
        self._ladder.arranged.connect(lambda number: self._do(actions.PRESS, f"arrange:{number}"))
        tray = (self._tray_head, (self._tray, 3), self._ladder)
        return lay_column(self._hand_head, (self._hand, 5), under, *tray, spacing=8)

    def _action_column(self) -> QVBoxLayout:
        self._actions = ActionList()
        self._actions.chosen.connect(self._do)
        self._seats = NameList("text_seats", self.tr("Players and points"))
        self._moves = NameList("text_moves", self.tr("Last moves, the newest first"))
        heads = label(self.tr("What can be done"), "name"), _head(self._seats), label(common("Last moves"), "name")
        seats, moves = (heads[1], (self._seats, 4)), (heads[2], (self._moves, 4))
        return lay_column(heads[0], (self._actions, 6), *seats, *moves, spacing=8)


def _head(names: NameList) -> QLabel:
    """What stands over a list."""
    return label(names.accessibleName(), "name")
