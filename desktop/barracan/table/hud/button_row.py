"""The buttons of the action bar: what an offer lets a person do."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from barracan.model.offers import Offer, Target, button_of
from barracan.model.places import BUTTON, MELDS, PILE, PlaceName, place_name, read_place
from barracan.model.text import Text
from barracan.session.messages import TraySnapshot
from barracan.table.hud.buttons import ButtonContent, Look
from barracan.table.translation import common, translate_text

GAME: Final = "game"
TRAY: Final = "tray"
LADDER: Final = "ladder"
"""The pages of the panel; the buttons of the last two open them."""
STOP: Final = "stop"
"""What Escape does first where it is offered."""
RESULT: Final = "result"
SCORE_PAD: Final = "score_pad"
FAIR_PLAY: Final = "fair_play"
NEXT_HAND: Final = "next_hand"
MATCH_RESULT: Final = "match_result"
SAME_TABLE: Final = "same_table"
RECORD: Final = "record"
PUT_ASIDE: Final = "put_aside"
"""What leads on from a hand that is over: back to its board, to the pad, to the next deal, to the page of the match,
to another match, to the moves; and what puts the board aside."""
FOUR_COLOURS: Final = "four_colours"
SPEAK_STATUS: Final = "speak_status"
SPEAK_TABLE: Final = "speak_table"
"""What only keys ask for: four colours of suits, or two again; that the status, or the whole table, is read out."""
ENTER: Final = "↵"
_MOST_IN_BAR: Final = 3
_ENDS: Final = ("pass", "end")
_ICONS: Final = frozenset({"draw", "pass", "lay", "take_trick", "pick_up", "discard"})
_KEYS: Final = {
    "draw": "D",
    "pass": "D",
    "pick_up": "K",
    "take_trick": "T",
    "lay": "",
    "discard": "X",
    "end": "D",
    "take_window": "T",
    "stop": "Esc",
    "announce": "J",
}


class TableStatus(NamedTuple):
    """What may be done at a table now, and what of it is shown elsewhere."""

    offer: Offer
    picked: Sequence[PlaceName]
    """Where the chosen cards lie."""
    undo: bool
    yours: bool
    """Whether it is the viewer's turn."""
    tray: TraySnapshot | None
    shows_tray: bool
    shows_ladder: bool = True
    """Whether the builder of ladders is shown, or there is none."""
    stock: Target | None = None
    """What the stock offers without chosen cards: its button keeps its place while some are."""
    lays_there: bool = False
    """Whether what the drafts become has its button beside them."""
    builds: bool = False
    """Whether the builder is shown: what is chosen goes there, and no button lays it elsewhere."""
    told: str = ""
    """What the builder says of it, in place of the offer."""
    watched: bool = False
    """Whether nobody plays here: then there are no buttons."""
    last_trick: bool = False
    """Whether there is one that can be looked at again."""
    order: str = ""
    """The hand's order, in a word, where it has no room of its own."""
    sheet: Sequence[ButtonContent] | None = None
    """What is done with what is marked on the sheet over the table; ``None`` where none lies there."""


def buttons_for(now: TableStatus) -> list[ButtonContent]:
    """Undo, Hint, the hand's order where it has no room of its own, what takes a card, the tray, the main action."""
    translate, offer = QCoreApplication.translate, now.offer
    why = translate(
        "ActionBar", "Nothing can be taken back: something hidden has been shown since, or nothing has been done."
    )
    buttons = [
        ButtonContent("undo", translate("ActionBar", "Undo"), "Z", "undo", enabled=now.undo, why=why),
        ButtonContent("hint", common("Hint"), "H", "hint", enabled=now.yours),
    ]
    if now.order:
        word = translate("ActionBar", "Sort: {order}").format(order=now.order)
        buttons.append(ButtonContent("order", word, "O"))
    if now.sheet is not None:
        return [*buttons, *now.sheet]
    if not now.yours or not choices_of(offer):
        buttons += [_button(choice_name(target), target.label) for target in button_targets(offer)]
    if not now.yours or offer.target(place_name(BUTTON, STOP)) is not None:  # what stops the turns stays where it is
        return buttons
    if now.last_trick and not now.picked:
        buttons.append(ButtonContent("last_trick", translate("ActionBar", "Last trick"), "T", "take_trick"))
    main = _main_action(now)
    if (stock := offer.target("stock") if not now.picked else now.stock) is not None:
        name = button_of(stock.move, "draw")
        alone = not now.picked and main is None and len(offer.targets) == 1 and not offer.alternatives
        look = Look.PRIMARY if alone else Look.PLAIN
        buttons.append(ButtonContent(name, translate_text(stock.label), "D", _icon(name), look))
    if not now.picked and (row := _row_target(offer)) is not None:
        buttons.append(_button("pick_up", row.label))
    if not now.shows_ladder and (now.tray is not None or stock is None):
        buttons.append(ButtonContent(LADDER, common("Ladder"), "L", LADDER))
    if not now.shows_tray:
        buttons.append(ButtonContent(TRAY, common("Meld tray"), "M", TRAY))
    if main is not None:
        buttons.append(main)
    return buttons


def onward_buttons(names: Sequence[str]) -> list[ButtonContent]:
    """The buttons of a hand that is over, the last of them the main action."""
    translate = QCoreApplication.translate
    faces = {
        RESULT: (translate("ActionBar", "Back to the result"), common("Space")),
        SCORE_PAD: (common("Score pad"), "P"),
        NEXT_HAND: (common("Next hand"), ENTER),
        MATCH_RESULT: (common("The result"), ENTER),
        SAME_TABLE: (common("The same table again"), ENTER),
        RECORD: (common("Review"), "R"),
        FAIR_PLAY: (common("Fair play"), ""),
    }
    return [ButtonContent(name, *faces[name], look=Look.PRIMARY if name == names[-1] else Look.PLAIN) for name in names]


def choices_of(offer: Offer) -> tuple[Target, ...]:
    """The choices that lie on a board: those for which the action bar has no room, and those that must be made."""
    targets = button_targets(offer)
    return targets if len(targets) > _MOST_IN_BAR or all(target.kind for target in targets) else ()


def choice_name(target: Target) -> str:
    """The name of the button that makes a choice: its place without the word that says it is a button."""
    return target.button or target.place


def button_targets(offer: Offer) -> tuple[Target, ...]:
    """What can be done without cards."""
    return tuple(target for target in offer.targets if target.button)


def _button(name: str, label: Text, look: Look = Look.PLAIN) -> ButtonContent:
    return ButtonContent(name, translate_text(label), _KEYS.get(name, ""), _icon(name), look)


def take_button(offer: Offer) -> str:
    """The button that takes something: ``take_trick``, or ``take_window`` where that is offered."""
    return "take_window" if offer.target(place_name(BUTTON, "take_window")) is not None else "take_trick"


def stock_button(offer: Offer) -> str:
    """The button that does what the stock offers, ``draw``, or ``pass`` where it is empty; else what ends a turn."""
    stock = offer.target("stock")
    if stock is None:
        return next((name for name in _ENDS if offer.target(place_name(BUTTON, name)) is not None), "draw")
    return button_of(stock.move, "draw")


def _row_target(offer: Offer) -> Target | None:
    """The discards, where they are taken as they lie."""
    target = offer.target("discard")
    return target if target is not None and button_of(target.move) == "pick_up" else None


def _main_action(now: TableStatus) -> ButtonContent | None:
    """The one thing that what is chosen can do as it is."""
    offer = now.offer
    if offer.move is not None and offer.label is not None:
        return _button(button_of(offer.move, offer.move.do), offer.label, Look.PRIMARY)
    if now.picked and (target := main_target(offer)) is not None:
        if not now.builds:
            return _button(_name_at(target), target.label, Look.PRIMARY)
        return None if read_place(target.place).kind == MELDS else _button(_name_at(target), target.label)
    if not now.picked and not now.lays_there and now.tray is not None and now.tray.verdict.moves:
        return _button("lay", now.tray.verdict.moves[0][0], Look.PRIMARY)
    return None


def main_target(offer: Offer) -> Target | None:
    """Where the chosen cards go that have no move as they are: the first place that a button stands for."""
    places = (target for target in offer.targets if target.place != "stock" and not target.button)
    return next((target for target in places if _name_at(target)), None)


def _name_at(target: Target) -> str:
    """The button that takes the chosen cards to a place."""
    return button_of(target.move, "pick_up" if read_place(target.place).kind == PILE else "")


def _icon(name: str) -> str:
    return name if name in _ICONS else ""
