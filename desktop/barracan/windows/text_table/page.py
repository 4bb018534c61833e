"""The page: what lies on the table, the hand, the tray, and a button for everything that may be done."""

from collections.abc import Hashable
from itertools import pairwise

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

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
from barracan.model.text import Text
from barracan.session.hand_order import ORDERS
from barracan.table.accessibility.words import card_names, read_out
from barracan.table.cards.names import card_name
from barracan.table.hud.button_row import SPEAK_STATUS, SPEAK_TABLE
from barracan.table.hud.top_bar import match_showing
from barracan.table.translation import translate_text
from barracan.windows.match.match_controller import Desk
from barracan.windows.shell.controls import ElidedLabel, Segments, button, label
from barracan.windows.shell.page import Page
from barracan.windows.text_table import actions
from barracan.windows.text_table.action_list import WishList
from barracan.windows.text_table.ladder_row import LadderRow
from barracan.windows.text_table.lists import Line, NameList, capitalised
from barracan.windows.text_table.state import TableTold
from barracan.windows.text_table.trays import return_draft, taken_back, tray_lines

_OWN = ORDERS[-1]


class TextTable(Page):
    """A whole match can be played here; it writes nothing itself but wishes to the session, as the table does.

    Signals:
        asked: a window is asked for by its name.
        clause_asked: a clause of the rules shall be shown.
    """

    asked = Signal(str)
    clause_asked = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__("text_table", "", 4000, 3000)
        self._desk = desk
        self._told = TableTold(desk, self)
        self._at = ""
        self._clause = ""
        self._warned = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.refresh)
        self._make()
        self._told.changed.connect(self._change)
        self._told.offer_changed.connect(self._soon.start)
        desk.session.refused.connect(self._refuse)
        desk.session.hinted.connect(self._hint)
        desk.session.curtain_drawn.connect(lambda _: self._say(""))

    # What is shown

    def tell_end(self, sentences: str) -> None:
        """Say how a hand or the match has ended."""
        self._say(read_out(sentences), part="name")

    def refresh(self) -> None:
        """Show the table as it has been told last."""
        self._soon.stop()
        told = self._told
        self._status.setText("")
        if told.view is None:
            self._empty()
            return
        view, speaker = told.view, told.speaker
        playing = match_showing(view, told.people)
        self.title.show_words(", ".join((playing.title, *playing.facts())), told.people.names)
        self._status.setText(speaker.status())
        self._warn()
        self._show_places()
        hand = told.hand()
        self._hand_head.show_words(capitalised(speaker.place(told.own_hand, hand)), told.people.names)
        self._order.set_value(told.order)
        self._hand.set_title(self._hand_head.text())
        left = list(told.picked_codes())
        self._hand.show_lines(
            [
                Line(speaker.card(told.own_hand, hand, at), (at, code), choosable=True, chosen=_take(left, code))
                for at, code in enumerate(hand)
            ]
        )
        self._show_tray()
        self._show_seats()
        self._moves.show_lines([Line(self._move_words(seat, words)) for seat, words in reversed(told.moves)])
        chosen = ", ".join(card_name(pick.card) for pick in told.picks)
        self._chosen.setText(self.tr("Chosen: {cards}").format(cards=chosen) if chosen else self.tr("Nothing chosen"))
        self._show_wishes()

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
        self._show_wishes()

    def _show_places(self) -> None:
        told = self._told
        lines = []
        places = told.places()
        for place, cards in places.items():
            words = told.speaker.owned_place(place, cards)
            target = told.offer.target(place)
            if target is not None and told.yours:
                words = self.tr("{place}. {what}").format(place=words, what=read_out(translate_text(target.label)))
            lines.append(Line(words, place))
        if (last := told.view.last_trick()) is not None:
            winner = told.people.name(last.winner)
            words = self.tr("last trick: {cards}, won by {name}")
            lines.append(Line(words.format(cards=card_names(last.cards), name=winner)))
        self._places.show_lines(lines)
        if self._at not in places and self._at not in told.drafts():
            self._at = str(self._places.current_key() or "")
        self._show_cards()

    def _show_cards(self) -> None:
        """The open cards of the place that is being read, the uppermost first."""
        told, place = self._told, self._at
        if told.view is None or not place:
            return
        if read_place(place).kind == TRAY:
            cards, choosable = told.drafts().get(place, ()), True
            name = told.speaker.place(place, cards)
        else:
            cards = told.places().get(place, ())
            choosable = told.yours and read_place(place).kind in {PILE, DISCARD, WINDOW}
            name = told.speaker.owned_place(place, cards)
        name = self.tr("Cards: {place}").format(place=name)
        self._cards_head.setText(name)
        self._cards.set_title(name)
        ladder = read_place(place).kind in {LADDER, MELD, MELDS, FOUNDATION, TRICK, TRICKS, TRAY}
        order = range(len(cards)) if ladder else reversed(range(len(cards)))
        lines = [
            Line(
                told.speaker.card(place, cards, at),
                (at, cards[at]),
                choosable=choosable,
                chosen=Pick(place, cards[at], at) in told.picks,
            )
            for at in order
            if cards[at] is not None
        ]
        self._cards.show_lines(lines or [Line(self.tr("No open cards"))])

    def _show_tray(self) -> None:
        told = self._told
        shown = told.view.has_tray()
        for each in (self._tray_head, self._tray):
            each.setVisible(shown)
        self._tray.show_lines(tray_lines(told))
        self._ladder.refresh()

    def _show_seats(self) -> None:
        told, view = self._told, self._told.view
        lines = [Line(told.speaker.seat(seat)) for seat in range(view.seats)]
        for side, seats in enumerate(view.sides):
            names, points = told.people.names_of(seats), view.hand_points(side)
            one = view.totals[side] == 1
            if points is None:
                template = self.tr("{names}: one point") if one else self.tr("{names}: {total} points")
            elif one:
                template = self.tr("{names}: one point, {hand} in this hand")
            else:
                template = self.tr("{names}: {total} points, {hand} in this hand")
            lines.append(Line(template.format(names=names, total=view.totals[side], hand=points)))
        self._seats.show_lines(lines)

    def _move_words(self, seat: int, words: Text) -> str:
        return read_out(self.tr("{name} {what}").format(name=self._told.people.name(seat), what=translate_text(words)))

    def _show_wishes(self) -> None:
        if self._wishes.show_wishes(actions.wishes(self._told), self._moves):
            self._hand.setFocus()

    # What the person does

    def _do(self, do: str, what: str) -> None:
        session, told = self._desk.session, self._told
        self._say("")
        if do == actions.DROP:
            session.drop(what)
        elif do == actions.PRESS:
            session.press(what)
        elif do == actions.ONWARD:
            self._desk.press(what)
        elif do == actions.NEW_DRAFT:
            session.tray_new(told.picked_codes())
        elif do == actions.ADD_TO_DRAFT:
            session.tray_add(int(what), told.picked_codes())
        elif do == actions.RETURN_DRAFT:
            return_draft(session, told, int(what))
        else:
            told.pick(())
            self._soon.start()

    def _pick_hand(self, keys: list[tuple[int, str]]) -> None:
        told = self._told
        if told.view is None:
            return
        others = [pick for pick in told.picks if pick.place != told.own_hand]
        told.pick([*others, *(Pick(told.own_hand, code) for _, code in keys)])
        self._soon.start()

    def _pick_cards(self, keys: list[tuple[int, str]]) -> None:
        """Of a pile one card is chosen at a time; a draft's cards are chosen to be taken back."""
        told, place = self._told, self._at
        if read_place(place).kind == TRAY:
            if keys:
                taken_back(self._desk.session, told, self._ladder, place, keys[0][0])
            return
        before = [pick for pick in told.picks if pick.place == place]
        picks = [Pick(place, code, at) for at, code in keys]
        if len(picks) > 1:
            picks = [pick for pick in picks if pick not in before]
        others = [pick for pick in told.picks if pick.place != place]
        told.pick([*others, *picks])
        self._soon.start()

    def _enter_place(self, place: Hashable) -> None:
        """A second click on a place does what it offers."""
        if self._told.offer.target(str(place)) is not None:
            self._do(actions.DROP, str(place))

    def _look_at(self, place: Hashable) -> None:
        told = self._told
        if told.view is not None and (place in told.places() or place in told.drafts()):
            self._at = str(place)
            self._show_cards()

    def _move_card(self, row: int, step: int) -> None:
        """The card that is read goes one line up or down; the hand is the person's own order from then on."""
        target = self._told.move_card(row, step) if self._told.view is not None else None
        if target is not None:
            self._set_order(_OWN)
            self.refresh()
            self._hand.read(target)

    def _set_order(self, order: str) -> None:
        self._desk.scene.intents.set_order(order)
        self._soon.start()

    def main_action(self) -> None:
        """Enter does what the place offers that is being read, else what the lit button says."""
        place = str(self._places.current_key()) if self.focusWidget() is self._places else ""
        if self._told.offer.target(place) is not None:
            self._do(actions.DROP, place)
            return
        main = next((wish for wish in actions.wishes(self._told) if wish.main), None)
        if main is not None:
            self._do(main.do, main.what)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """V speaks; Esc lets the chosen cards go and never leaves the page."""
        if event.key() == Qt.Key.Key_V:
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.asked.emit(SPEAK_TABLE if shift else SPEAK_STATUS)
        elif event.key() == Qt.Key.Key_Escape:
            self._do(actions.LET_GO, "")
        else:
            super().keyPressEvent(event)

    # What the session says

    def _change(self) -> None:
        if self._told.view is None:
            self.refresh()  # behind the curtain nothing stays for a moment longer
        else:
            self._soon.start()

    def _refuse(self, refusal: Refusal) -> None:
        self._say(read_out(translate_text(refusal.reason)), refusal.clause)

    def _warn(self) -> None:
        """Say why the chosen cards can become nothing, as long as they are chosen."""
        refusal = self._told.offer.refusal if self._told.picks else None
        if refusal is not None:
            self._refuse(refusal)
        elif self._warned:
            self._say("")
        self._warned = refusal is not None

    def _hint(self, decision) -> None:
        self._say(read_out(" ".join(self._desk.hint_words(decision))), decision.clause, part="name")

    def _say(self, sentence: str, clause: str = "", *, part: str = "fault") -> None:
        self._clause = clause
        self._message.setProperty("part", part)
        self._message.style().polish(self._message)
        self._message.setText(sentence)
        self._message.setVisible(bool(sentence))
        self._clause_button.setText(clause)
        self._clause_button.setAccessibleName(self.tr("Read clause {clause}").format(clause=clause))
        self._clause_button.setVisible(bool(clause))

    # Making

    def wanted_size(self, scale: float) -> QSize:
        """As large as the window allows."""
        return QSize(4000, 3000)

    def _make(self) -> None:
        self.title.set_lines(2)
        self.head.setStretchFactor(self.title, 100)
        self.close_button.setText(self.tr("Picture of the table"))
        self.close_button.setAccessibleName(self.tr("Picture of the table"))
        self.close_button.setToolTip(self.tr("Picture of the table (F2)"))
        for name, words in (
            ("menu", self.tr("Menu")),
            ("score_pad", self.tr("Score pad")),
            ("rules", self.tr("Rules")),
        ):
            each = button(words, f"text_{name}", "quiet")
            each.clicked.connect(lambda _=False, name=name: self.asked.emit(name))
            self.head.insertWidget(self.head.count() - 1, each)
        self._status = label(part="lead", wrap=True)
        self._status.setObjectName("text_status")
        self._message = label(part="fault", wrap=True)
        self._message.setObjectName("text_message")
        self._clause_button = button("", "text_clause", "clause")
        self._clause_button.clicked.connect(lambda: self.clause_asked.emit(self._clause))
        said_row = QHBoxLayout()
        said_row.addWidget(self._message, 1)
        said_row.addWidget(self._clause_button)
        self.body.addWidget(self._status)
        self.body.addLayout(said_row)
        columns = QHBoxLayout()
        columns.setSpacing(18)
        columns.addLayout(self._table_column(), 5)
        columns.addLayout(self._hand_column(), 5)
        columns.addLayout(self._wish_side(), 4)
        self.body.addLayout(columns, 1)
        self._say("")
        order = (self._hand, self._places, self._cards, self._tray, self._ladder, self._seats, self._moves)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)
        QShortcut(QKeySequence("Ctrl+Z"), self, lambda: self._do(actions.PRESS, "undo"))
        QShortcut(QKeySequence("Ctrl+Return"), self, lambda: self._do(actions.PRESS, "lay"))

    def _table_column(self) -> QVBoxLayout:
        self._places = NameList("text_places", self.tr("On the table"))
        self._places.reached.connect(self._look_at)
        self._places.entered_line.connect(self._enter_place)
        self._cards_head = label(self.tr("Cards"), "name", wrap=True)
        self._cards = NameList("text_cards", self.tr("Cards"), several=True)
        self._cards.picked.connect(self._pick_cards)
        return _column(label(self.tr("On the table"), "name"), (self._places, 5), self._cards_head, (self._cards, 4))

    def _hand_column(self) -> QVBoxLayout:
        self._hand_head = ElidedLabel(part="name")
        self._hand = NameList("text_hand", self.tr("Your hand"), several=True)
        self._hand.setAccessibleDescription(self.tr("Space chooses a card, Shift and an arrow key move it"))
        self._hand.setToolTip(self._hand.accessibleDescription())
        self._hand.picked.connect(self._pick_hand)
        self._hand.moved.connect(self._move_card)
        self._chosen = label(part="quiet", wrap=True)
        self._chosen.setObjectName("text_chosen")
        orders = zip(ORDERS, (self.tr("Suit"), self.tr("Rank"), self.tr("Own")), strict=True)
        self._order = Segments("text_order", list(orders))
        self._order.set_value(self._desk.scene.stage.order.name)
        self._order.changed.connect(self._set_order)
        under = QHBoxLayout()
        under.addWidget(self._chosen, 1)
        under.addWidget(self._order)
        self._tray_head = label(self.tr("Meld tray"), "name")
        self._tray = NameList("text_tray", self.tr("Meld tray"))
        self._tray.reached.connect(self._look_at)
        self._ladder = LadderRow(self._told)
        self._ladder.built.connect(self._desk.session.tray_ladder)
        self._ladder.arranged.connect(lambda number: self._do(actions.PRESS, f"arrange:{number}"))
        return _column(self._hand_head, (self._hand, 5), under, self._tray_head, (self._tray, 3), self._ladder)

    def _wish_side(self) -> QVBoxLayout:
        self._wishes = WishList()
        self._wishes.wished.connect(self._do)
        self._seats = NameList("text_seats", self.tr("Players and points"))
        self._moves = NameList("text_moves", self.tr("Last moves, the newest first"))
        return _column(
            label(self.tr("What can be done"), "name"), (self._wishes, 6),
            label(self.tr("Players and points"), "name"), (self._seats, 4),
            label(self.tr("Last moves"), "name"), (self._moves, 4),
        )  # fmt: skip


def _column(*parts) -> QVBoxLayout:
    """Widgets and rows one under another; a pair names its share of the height."""
    column = QVBoxLayout()
    column.setSpacing(8)
    for part in parts:
        widget, share = part if isinstance(part, tuple) else (part, 0)
        if isinstance(widget, QHBoxLayout):
            column.addLayout(widget, share)
        else:
            column.addWidget(widget, share)
    return column


def _take(left: list[str], code: str) -> bool:
    """Whether this code is among those left, from which it is then gone."""
    if code in left:
        left.remove(code)
        return True
    return False
