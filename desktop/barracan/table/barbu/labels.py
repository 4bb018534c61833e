"""What stands beside the cards of Barbu: contract, board, doubles, points, the trick, the rows."""

from barracan.model.view import SeatView
from barracan.table.barbu.arrows import arrows_of
from barracan.table.barbu.board import ContractBoard
from barracan.table.barbu.doubles import Arrows, Compass, Duties, plate_ends
from barracan.table.barbu.plaque import Plaque
from barracan.table.barbu.plate_notes import note_of
from barracan.table.barbu.points import HandPoints
from barracan.table.barbu.rows import label_rows
from barracan.table.hud.labels import LabelMaker
from barracan.table.hud.people import People
from barracan.table.layouts.frame import compass
from barracan.table.layouts.geometry import Layout
from barracan.table.tricks.captions import label_captions
from barracan.table.tricks.marks import count_tricks, mark_trick, tag_plates


def tell_barbu(view: SeatView, people: People) -> tuple[str, ...]:
    """What the boards of Barbu say."""
    play = view.contract_play()
    if play is None:
        return ()
    plaque, board, compass, points = Plaque("plaque"), ContractBoard("board"), Compass("doubles"), HandPoints("points")
    plaque.show_contract(view, play, people, 1.0)
    board.show_board(view, play, people, 1.0)
    compass.show_doubles(view, play, people, 1.0)
    points.show_points(view, people, 1.0)
    counted = points.sentences if play.phase == "tricks" else ()
    return (*plaque.sentences, *compass.sentences, *counted, *board.sentences)


def label_barbu(label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
    """Write everything on the table of Barbu."""
    play = view.contract_play()
    if play is None:
        return
    boards, unit = layout.boards, layout.column_text
    label(Plaque, "label:plaque", boards["plaque"]).show_contract(view, play, people, unit)
    label(ContractBoard, "label:board", boards["board"]).show_board(view, play, people, unit)
    if play.phase == "doubling":
        label(Duties, "label:duties", boards["doubles"]).show_duties(view, play, people, unit)
        ends = plate_ends(layout.plates, compass(view))
        label(Arrows, "label:arrows", layout.labels["arrows"]).show_arrows(arrows_of(view), ends)
    else:
        label(Compass, "label:doubles", boards["doubles"]).show_doubles(view, play, people, unit)
    if "points" in boards:
        label(HandPoints, "label:points", boards["points"]).show_points(view, people, unit)
    label_captions(label, layout, view)
    count_tricks(label, layout, view)
    mark_trick(label, layout, view)
    tag_plates(label, layout, {seat: note_of(view, seat) for seat in layout.plates})
    if "heads" in layout.labels:
        label_rows(label, layout, view, play)
