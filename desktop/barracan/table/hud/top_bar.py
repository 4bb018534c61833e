"""The top bar: menu, the match, and what opens other windows."""

from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtGui import QAccessible, QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem

from barracan.model.view import SeatView
from barracan.table.hud.base import HudItem
from barracan.table.hud.buttons import BUTTON_HEIGHT, ButtonContent, ButtonItem, Look
from barracan.table.hud.lettering import BODY, BOLD, MEDIUM, elide, figure, width_of, write
from barracan.table.hud.people import People
from barracan.table.translation import common

TITLE_SIZE: Final = 18.0
_DOT: Final = "  ·  "
_GIVING_WAY: Final[tuple[tuple[str, ...], ...]] = (
    (),
    ("dealer",),
    ("dealer", "house_rules"),
    ("dealer", "house_rules", "target"),
    ("dealer", "house_rules", "target", "hand"),
)
"""What is left out where there is ever less room."""
_TOLD: Final = ("dealer", "target", "totals")
"""What gives way to house rules where a note beside the table tells how the match stands."""
_APART: Final = 16
"""What stays free between the facts and the buttons."""


class MatchContent(NamedTuple):
    """What the top bar says: the game, the hand, its dealer, each side's names and points, the target, house rules."""

    title: str
    hand: str = ""
    dealer: str = ""
    totals: tuple[tuple[str, int], ...] = ()
    target: str = ""
    house_rules: tuple[str, ...] = ()
    declarer: str = ""

    def facts(self, left_out: Collection[str] = ()) -> list[str]:
        """All but the game's name, in words, without those that are *left_out* by their field."""
        facts = (
            ("hand", self.hand),
            ("declarer", self.declarer),
            ("dealer", self.dealer),
            *(("totals", words) for words in self.total_words()),
            ("target", self.target),
            ("house_rules", ", ".join(self.house_rules)),
        )
        return [words for name, words in facts if words and name not in left_out]

    def total_words(self, names: Callable[[str], str] = str) -> list[str]:
        """Each side's points, with *names* of sides written so."""
        words = QCoreApplication.translate("TopBar", "{names} {points}")
        return [words.format(names=names(each), points=figure(points)) for each, points in self.totals]


def match_words(
    title: str,
    hand: int,
    dealer: str,
    target: int | None,
    totals: tuple[tuple[str, int], ...] = (),
    house_rules: Sequence[str] = (),
) -> MatchContent:
    """What is played, in words; a match may have no target."""
    translate = QCoreApplication.translate
    return MatchContent(
        title,
        common("Hand {number}").format(number=hand),
        translate("TopBar", "Dealer {name}").format(name=dealer),
        totals,
        common("to {target}").format(target=target) if target is not None else "",
        tuple(house_rules),
    )


def match_content(view: SeatView, people: People) -> MatchContent:
    """What the top bar says of this view."""
    totals = tuple((people.names_of(seats), view.totals[side]) for side, seats in enumerate(view.sides))
    dealer, target = people.name(view.dealer), view.target()
    play, hand, hands = view.contract_play(), view.hand_number, view.hands_planned()
    told = () if play is not None or view.lone_play() is not None else totals  # which stand on the table
    words = match_words(people.game, hand, dealer, target, told, people.house_rules)
    translate = QCoreApplication.translate
    if view.dealer_plays_first():
        words = words._replace(dealer=translate("TopBar", "First player {name}").format(name=dealer))
    if play is not None:
        declarer = translate("TopBar", "Declarer {name}").format(name=people.name(play.declarer))
        words, hand, hands = words._replace(declarer=declarer), play.hand, play.hands
    if hands is not None:
        words = words._replace(hand=translate("TopBar", "Hand {number} of {hands}").format(number=hand, hands=hands))
    return words


class TopBar(HudItem):
    """The bar over the table, edge to edge.

    ``show_match(MatchContent)``; ``show_buttons`` chooses which of score_pad, rules, record and settings stand there.

    Attributes:
        wordless: whether a page says in its own head what is played.
        subject: what stands beside the game's name in the place of the match, where something is learned; else empty.
        noted: whether a note beside the table tells how the match stands.

    Signals:
        pressed: ``menu``, ``score_pad``, ``rules``, ``record`` or ``settings``.
    """

    PRINTED = True
    ROLE = QAccessible.Role.ToolBar
    pressed = Signal(str)

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("top_bar", parent)
        self.content = MatchContent("")
        self._left_handed = False
        self._middle: QRectF | None = None
        self.words_span = (0.0, 0.0)
        self.left: int | None = None
        self.wordless = self.noted = False
        self.subject: tuple[str, ...] = ()
        self.menu = ButtonItem(ButtonContent("menu", common("Menu"), icon="menu", look=Look.SIGN), self)
        self.menu.pressed.connect(self.pressed)
        self.buttons: dict[str, ButtonItem] = {}
        for name, word, key in (
            ("score_pad", common("Score pad"), "P"),
            ("rules", common("Rules"), "F1"),
            ("record", self.tr("Record"), ""),
            ("settings", common("Settings"), ""),
        ):
            tip = f"{word} ({key})" if key else ""
            self.buttons[name] = ButtonItem(ButtonContent(name, word, icon=name, look=Look.BAR, tip=tip), self)
            self.buttons[name].pressed.connect(self.pressed)

    def spoken_name(self) -> str:
        return ", ".join((self.content.title, *(self.subject or self.content.facts())))

    def show_match(self, content: MatchContent) -> None:
        """Say what is being played."""
        self.content = content
        self.setToolTip(", ".join(content.house_rules))
        self.refresh()

    def show_subject(self, *words: str) -> None:
        """Say what is learned, in the place of the match; the last words give way where there is little room."""
        self.subject = words
        self.refresh()

    def set_middle(self, middle: QRectF | None) -> None:
        """Leave this part free, for the hand and the name of who sits at the top: the facts give way to it first."""
        if middle != self._middle:
            self._middle = middle
            self.refresh()

    def set_noted(self, noted: bool) -> None:
        """Say whether a note beside the table tells how the match stands."""
        if noted != self.noted:
            self.noted = noted
            self.refresh()

    def show_clock(self, left: int | None) -> None:
        """Tell how many seconds are left, before all other facts; ``None`` where the match is not played on time."""
        if left != self.left:
            self.left = left
            self.refresh()

    def facts(self, room: float) -> list[str]:
        """What stands beside the game's name in so much room: first the last house rules, then the dealer gives way,
        house rules, the target and the hand; totals and clock stay, with names cut at last. What a note tells gives way
        to house rules.
        """
        if self.subject:
            return self._subject_in(room)
        shown, clock = self.content, self._clock_words()
        to_rules = ((), ("dealer",), _TOLD, (*_TOLD, "hand")) if self.noted and shown.house_rules else ()
        for left_out in (*to_rules, *_GIVING_WAY):
            facts = [*clock, *shown.facts(left_out)]
            if shown.house_rules and "house_rules" not in left_out:
                free = room - self._width_of([*facts[:-1], ""])
                facts[-1] = self._rules_in(free)
            if self._width_of(facts) <= room or (not shown.totals and len(facts) <= 1):
                return facts
        over = self._width_of(facts) - room
        widest = (sum(width_of(names, self.font()) for names, _ in shown.totals) - over) / max(1, len(shown.totals))
        return [*clock, *shown.total_words(lambda names: elide(names, self.font(), widest))]

    def _subject_in(self, room: float) -> list[str]:
        """As much of what is learned as has so much room."""
        counts = range(len(self.subject), 1, -1)
        ways = (list(self.subject[:count]) for count in counts)
        return next((words for words in ways if self._width_of(words) <= room), list(self.subject[:1]))

    def _rules_in(self, room: float) -> str:
        """As many house rules as have so much room, at least one; an ellipsis stands for the others."""
        rules = self.content.house_rules
        ways = [", ".join(rules), *(", ".join((*rules[:count], "…")) for count in range(len(rules) - 1, 0, -1))]
        return next((words for words in ways if width_of(words, self.font()) <= room), ways[-1])

    def _clock_words(self) -> list[str]:
        if self.left is None:
            return []
        minutes, seconds = divmod(self.left, 60)
        clock = self.tr("{minutes}:{seconds} left").format(minutes=minutes, seconds=f"{seconds:02}")
        return [clock if self.left else self.tr("Time is up")]

    def _width_of(self, facts: Sequence[str]) -> float:
        return width_of(_DOT.join(facts), self.font())

    def show_buttons(self, names: tuple[str, ...]) -> None:
        """Let only these buttons stand at the right."""
        for name, button in self.buttons.items():
            button.setVisible(name in names)
        self.arrange()

    def set_left_handed(self, left_handed: bool) -> None:
        """Let the menu stand at the right and the other buttons at the left, or the other way round as usual."""
        self._left_handed = left_handed
        self.refresh()

    def arrange(self) -> None:
        """Place the buttons; words leave them when the facts would not fit."""
        height = min(self.area().height() - 8, round(BUTTON_HEIGHT * self.ts))
        top = round((self.area().height() - height) / 2)
        self._place(self.menu, self._margin() - 5, top, self.menu.natural_width(), height)
        standing = [button for button in self.buttons.values() if button.isVisibleTo(self)]
        right = self.area().width() - self._margin() + 8
        room = right - _APART - self._words_left() - self._title_width() - self._gap()
        facts = self._width_of(self.subject or [*self._clock_words(), *self.content.facts(("house_rules",))])
        words = sum(button.natural_width() for button in standing)
        worded = words + facts <= room if self._middle is None else words + _APART <= right - self._end_of_middle()
        x = right
        for button in reversed(standing):
            button.set_worded(worded)
            x -= button.natural_width(worded)
            self._place(button, x, top, button.natural_width(worded), height)
        free = x - _APART
        if self._middle is not None:
            free = self.area().width() - self._end_of_middle(before=True) - _APART / 2
        self.words_span = (self._words_left(), free)
        if self._left_handed:
            wide = self.area().width()
            self.words_span = (wide - self.words_span[1], wide - self.words_span[0])

    def _end_of_middle(self, *, before: bool = False) -> float:
        """Where the free part ends, as seen from the side of the facts, or how far *before* it the facts may go from
        the other side.
        """
        middle = self._middle or QRectF()
        if self._left_handed != before:
            return self.area().width() - middle.left()
        return middle.right()

    def _place(self, button: ButtonItem, left: float, top: float, width: float, height: float) -> None:
        at = self.area().width() - left - width if self._left_handed else left
        button.outline_reach = min(5.0, top - 4.0)  # the bar is low, and its words stand close
        button.set_rect(QRectF(at, top, width, height))

    def draw(self, painter: QPainter) -> None:
        """Paint the ground, the game's name and the facts that fit."""
        painter.fillRect(self.area(), self.theme.panel_over(0.72 if self.theme.name != "light" else 0.9))
        painter.fillRect(QRectF(0, self.area().height() - 1, self.area().width(), 1), self.theme.hairline)
        if self.wordless:
            return
        height, left = self.area().height(), self.words_span[0]
        title = self.letters(TITLE_SIZE, BOLD)
        if self._title_width() > 0:
            write(painter, QRectF(left, 0, self._title_width(), height), self.content.title, title, self.theme.text)
        row = QRectF(left + self._title_width() + self._gap(), 0, self.room, height)
        write(painter, row, _DOT.join(self.facts(self.room)), self.font(), self.theme.text)

    @property
    def room(self) -> float:
        """How much room there is for the facts."""
        left, right = self.words_span
        return max(0.0, right - left - self._title_width() - self._gap())

    def font(self) -> QFont:
        return self.letters(BODY, MEDIUM)

    def _gap(self) -> float:
        return round(18 * self.ts)

    def _margin(self) -> float:
        return max(12.0, round(16 * self.s))

    def _words_left(self) -> float:
        return (
            self._margin() - 5 + (self.menu.natural_width() + round(8 * self.ts) if self.menu.isVisibleTo(self) else 5)
        )

    def _title_width(self) -> float:
        """The width of the game's name, which gives way where somebody sits at the top and totals have no room else."""
        wide = width_of(self.content.title, self.letters(TITLE_SIZE, BOLD)) + 2
        if self._middle is None:
            return wide
        left, right = self.words_span
        totals = self._width_of(self.subject[:1] or [*self._clock_words(), *self.content.total_words()])
        return wide if right - left - wide - self._gap() >= totals else -self._gap()
