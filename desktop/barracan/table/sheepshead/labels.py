"""What stands beside the cards of Sheepshead: plaque, card sheet, points, match, payments, the trick, the window."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF

from barracan.model.cards import Code
from barracan.model.lone_play import LonePlay
from barracan.model.view import SeatView
from barracan.table.cards.court_letters import card_text
from barracan.table.hud.labels import LabelMaker, Pill
from barracan.table.hud.people import People
from barracan.table.hud.plates import NO_NOTE, PlateNote
from barracan.table.layouts.geometry import Layout
from barracan.table.sheepshead.card_sheet import CardSheet
from barracan.table.sheepshead.match import MatchPanel, Payments
from barracan.table.sheepshead.plaque import Plaque
from barracan.table.sheepshead.points_bar import PointsBar
from barracan.table.translation import common
from barracan.table.tricks.captions import label_captions
from barracan.table.tricks.marks import NextPlace, count_tricks, mark_trick, passed_words, tag_plates


def tell_sheepshead(view: SeatView, people: People, *, counted: bool) -> tuple[str, ...]:
    """What the boards of Sheepshead say, card points and what is out only where they are *counted*."""
    play = view.lone_play()
    if play is None:
        return ()
    plaque, sheet, bar, pays = Plaque("plaque"), CardSheet("sheet"), PointsBar("bar"), Payments("pays")
    plaque.show_play(play, people, 1.0)
    sheet.show_cards(view, play, 1.0, counted=counted)
    bar.show_points(view, play, people, 1.0)
    pays.show_payments(play, people, 1.0, counted=counted)
    points = (*bar.sentences, *sheet.sentences) if counted or play.counted else ()
    return (*plaque.sentences, *points, *pays.sentences)


def label_sheepshead(label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
    """Write everything on the table of Sheepshead."""
    play = view.lone_play()
    if play is None:
        return
    boards, unit, counted = layout.boards, layout.column_text, "counted" in layout.labels
    label(Plaque, "label:plaque", boards["plaque"]).show_play(play, people, unit)
    sheet = label(CardSheet, "label:sheet", boards["sheet"])
    sheet.four_colours = layout.four_colours
    sheet.show_cards(view, play, unit, counted=counted)
    if counted:
        label(PointsBar, "label:bar", boards["bar"]).show_points(view, play, people, unit)
    label(MatchPanel, "label:match", boards["match"]).show_match(view, people, unit)
    label(Payments, "label:pays", boards["pays"]).show_payments(play, people, unit, counted=counted)
    label_captions(label, layout, view)
    count_tricks(label, layout, view)
    mark_trick(label, layout, view)
    tag_plates(label, layout, {seat: note_of(view, seat) for seat in layout.plates})
    _label_window(label, layout, view, play)


def note_of(view: SeatView, seat: int) -> PlateNote:
    """The ring of who plays alone, and who has passed."""
    play, translate = view.lone_play(), QCoreApplication.translate
    if play is not None and seat == play.player:
        return PlateNote(ringed=True, pill=translate("TrickTable", "alone"))
    has_passed = play is not None and play.phase == "window" and view.seat_note(seat) is not None
    return PlateNote(pill=passed_words()) if has_passed else NO_NOTE


def _label_window(label: LabelMaker, layout: Layout, view: SeatView, play: LonePlay) -> None:
    """The places of what is laid away, and what the two cards are."""
    translate = QCoreApplication.translate
    if play.phase != "bury" and view.places()["window"]:
        word = translate("TrickTable", "laid away") if play.player is not None else common("window")
        _say_of_window(label, layout, word)


def label_choice(label: LabelMaker, layout: Layout, view: SeatView, cards: Sequence[Code]) -> None:
    """What the cards that are to be laid away count; without any that two go there."""
    play, translate = view.lone_play(), QCoreApplication.translate
    if play is None or play.phase != "bury":
        return
    if view.turn == view.seat:
        for number, name in enumerate(("window:0", "window:1")):
            label(NextPlace, f"label:{name}", layout.labels[name]).setVisible(number >= len(cards))
    values = dict(play.values)
    points = sum(values.get(card_text(code)[:-1], 0) for code in cards)
    counted = translate("TrickTable", "{points} laid away").format(points=points)
    _say_of_window(label, layout, counted if cards else translate("TrickTable", "two cards go here"))


def _say_of_window(label: LabelMaker, layout: Layout, word: str) -> None:
    """Say something by the window."""
    pill = label(Pill, "label:window", layout.labels["window"])
    pill.show_word(word)
    place, (wide, high) = layout.labels["window"], pill.natural_size()
    beside = place.left() >= layout.outlines["window"].right()
    x = place.left() + wide / 2 if beside else place.center().x()
    pill.centre_on(QPointF(x, place.center().y()), (wide, high))
