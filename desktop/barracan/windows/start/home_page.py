"""The first page: one great button for what most people want next, and the games by their pictures."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from barracan.table.hud.lettering import REGULAR, SEMIBOLD, font_of, width_of, write
from barracan.table.painting import paint_ground
from barracan.table.themes import Outfit, Theme
from barracan.table.translation import common
from barracan.windows.shell.leaf import Leaf
from barracan.windows.shell.painted_buttons import HeadEntry, PaintedButton, Pill
from barracan.windows.shell.picture_store import PictureStore
from barracan.windows.shell.plain_keys import digit_of, is_plain
from barracan.windows.shell.wordmark import WORDMARK_SHAPE, draw_wordmark
from barracan.windows.start.game_facts import GameFacts
from barracan.windows.start.game_tile import GameTile, LowCard
from barracan.windows.start.hero import Hero, HeroWords
from barracan.windows.start.home_layout import HomeLayout, lay_home
from barracan.windows.start.last_table import LastTable, draw_frame
from barracan.windows.start.pictures import Pictures

if TYPE_CHECKING:
    from barracan.windows.start.name_card import NameCard
    from barracan.windows.start.trouble_line import TroubleLine

_FADE: Final = 220
"""Milliseconds in which the last table comes up over the arc."""
_ARC_RADIUS, _ARC_CARD = 520, 150
_ARC_WIDTH, _ARC_HEIGHT = 690, 300
_TABLE_SHAPE: Final = 1.6
_FREE: Final = 0.1
"""The part at the left of the arc where its cards leave buttons room."""
_FEW, _MORE = 2, 0.45
"""Cards of the low row of a small window, and how wide the one is that leads to the others."""


class HomePage(Leaf):
    """What the program opens with.

    Signals:
        asked: the name of what a button leads to.
        game_chosen: a game's id, to prepare its next match.
        pressed: the great button.
        named: the name that the person has written.
        trouble_pressed: the button of the line that tells what is wrong.
    """

    asked = Signal(str)
    game_chosen = Signal(str)
    pressed = Signal()
    named = Signal(str)
    trouble_pressed = Signal()

    def __init__(self, games: Sequence[GameFacts], store: PictureStore) -> None:
        super().__init__()
        self.setObjectName("home_page")
        self.setAccessibleName("BarraCan")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._outfit = Outfit()
        self._pictures = Pictures(store, self)
        self._table: LastTable | None = None
        self._is_coming = False
        self._fade = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=_FADE)
        self._fade.valueChanged.connect(lambda _: self.update(self.table_rect.united(self._arc_rect).toAlignedRect()))
        self._ground = QPixmap()
        self._first, self._goes_on = True, False
        self._laid: HomeLayout = lay_home(QSize(1280, 800), len(games))
        store.painted.connect(self._repaint)
        self._entries = self._create_head()
        self.hero = Hero(self)
        self._trouble: TroubleLine | None = None
        self.main_button = Pill("main_action", "", self, sign="play", key=common("Enter"), size="great")
        self.main_button.clicked.connect(self.pressed)
        self._new = self._pill("new_match", common("New match"), "tray", "N")
        self._learn = self._pill("learn", common("Learn"), "rules", "L")
        self._games = QWidget(self)
        self._games.setObjectName("games")
        self._tiles = [self._create_tile(facts) for facts in games]
        self._pad = self._card("pad_by_hand", "pad_by_hand", "score_pad")
        self._pad.show_words(
            self.tr("Score pad for your own cards"), self.tr("Play with real cards, write the points here.")
        )
        self._puzzle = self._card("puzzle_card", "puzzle", "hint")
        self._puzzle.show_words(self.tr("Puzzle"), self.tr("One move is clearly the best. Find it."))
        self._matches = self._card("matches_card", "resume", "record")
        self._more = LowCard("more_cards", self, sign="more")
        self._more.show_words(self.tr("More"), "")
        self._more.clicked.connect(self._show_left_out)
        self._cards: list[LowCard] = [self._puzzle, self._pad, self._matches]
        self._name: NameCard | None = None
        self._left_out: set[LowCard] = set()
        self._count_games()

    @property
    def theme(self) -> Theme:
        """The colours in use."""
        return self._outfit.theme

    def wear(self, outfit: Outfit) -> None:
        """Look like the table from now on, cards included."""
        self._outfit = outfit
        self._pictures.wear(outfit)
        self._ground = QPixmap()
        self._arrange()
        self.update()

    def menu_corner(self) -> QPoint:
        """Where the menu opens."""
        return self._entries[-1].geometry().bottomLeft()

    def add_games(self, games: Sequence[GameFacts]) -> None:
        """Offer these games after those that are there."""
        for facts in games:
            tile = self._create_tile(facts)
            self._tiles.append(tile)
            tile.show()
        self._count_games()
        self._arrange()

    def show_first(self, words: HeroWords, *, learning: bool) -> None:
        """Show what a person sees who has never played, and may have begun to learn."""
        self._first, self._table = True, None
        learn = self.tr("Go on learning") if learning else self.tr("Learn it first")
        self._show(words, common("Play BarraCan"), learn)

    def show_match(self, words: HeroWords, action: str) -> None:
        """Show what comes next: a match to go on with, or the table of last time again."""
        self._first = False
        self._show(words, action, common("Learn"))

    def show_table(self, table: LastTable | None) -> None:
        """Show the table of the match to go on with, once it is known; it fades in over the arc when it is painted."""
        self._is_coming = table is not None and self._table is None and self._outfit.speed != "off"
        self._table = table
        self._repaint()

    def show_matches(self, title: str, sentence: str) -> None:
        """Tell of the other matches; an empty title leaves the card out."""
        self._matches.show_words(title, sentence)
        self._offer(self._matches, offered=bool(title))

    def ask_name(self, *, wanted: bool) -> None:
        """Ask in the low row what the person is called, or no more."""
        if self._name is None and wanted:
            from barracan.windows.start.name_card import NameCard  # seldom needed, and a field needs a style

            name = self._name = NameCard(self)
            name.named.connect(self.named)
            self.setTabOrder(self._tiles[-1], name)
            self._cards.insert(0, name)
            self._arrange()
        elif self._name is not None:
            self._offer(self._name, offered=wanted)

    def show_trouble(self, sentence: str, action: str) -> None:
        """Tell what is wrong in a line under the hero; an empty sentence takes it away."""
        if self._trouble is None and sentence:
            from barracan.windows.start.trouble_line import TroubleLine  # seldom needed

            self._trouble = TroubleLine(self)
            self._trouble.pressed.connect(self.trouble_pressed)
            self.setTabOrder(self._learn, self._trouble.button)
        if self._trouble is not None:
            self._trouble.show_words(sentence, action)
            self._arrange()

    def main_action(self) -> None:
        """Enter presses the great button."""
        self.pressed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters and digits lead on; Enter presses what has the focus by keys, else the great button."""
        key = event.key()
        letters = {Qt.Key.Key_N: "new_match", Qt.Key.Key_L: "learn", Qt.Key.Key_M: "resume"}
        focused = self.focusWidget()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if isinstance(focused, PaintedButton) and focused.by_keys:
                focused.click()
            else:
                self.main_action()
        elif (number := digit_of(event, len(self._tiles))) is not None:
            self._tiles[number].click()
        elif is_plain(event):
            if key in letters:
                self.asked.emit(letters[Qt.Key(key)])
            elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
                self._step(Qt.Key(key))
            else:
                super().keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything for the new size."""
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground with its rays, the wordmark, the picture and the heading of the games."""
        laid, theme = self._laid, self.theme
        if self._ground.size() != self.size() * self.devicePixelRatioF():
            self._ground = paint_ground(theme, self.size(), self.devicePixelRatioF(), laid.picture.center())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(0, 0, self._ground)
            if not self._first:
                high = 30 * laid.text
                draw_wordmark(painter, QRectF(laid.head.left(), laid.head.center().y() - high / 2, 0, high), theme)
            self._draw_picture(painter)
            self._draw_heading(painter)

    def _draw_picture(self, painter: QPainter) -> None:
        if self._table is None or self._is_coming:
            self._draw_arc(painter)
            return
        rect, shown = self.table_rect, 1.0
        if self._fade.state() == QVariantAnimation.State.Running:
            shown = float(self._fade.currentValue())
            painter.setOpacity(1 - shown)
            self._draw_arc(painter)
        painter.setOpacity(shown)
        picture = self._pictures.table(self._table, self.theme, rect)
        if picture is not None:
            painter.drawPixmap(rect.topLeft(), picture)
        draw_frame(painter, rect, self.theme)
        painter.setOpacity(1.0)

    def _draw_arc(self, painter: QPainter) -> None:
        laid, place = self._laid, self._arc_rect
        part = 0.8 if laid.small else 1.0
        unit = min(laid.unit, place.width() / _ARC_WIDTH, place.height() / _ARC_HEIGHT) * part
        picture = self._pictures.arc(place, _ARC_RADIUS * unit, _ARC_CARD * unit)
        if picture is not None:
            painter.drawPixmap(place.topLeft(), picture)

    @property
    def _arc_rect(self) -> QRectF:
        laid = self._laid
        return QRectF(laid.picture.adjusted(-24 * laid.unit, 0, 14 * laid.unit, 0).toAlignedRect())

    @property
    def table_rect(self) -> QRectF:
        """Where the table of the match to go on with is painted."""
        room = self._laid.picture
        high = round(min(room.height(), room.width() / _TABLE_SHAPE))
        wide = round(high * _TABLE_SHAPE)
        return QRectF(round(room.right() - wide), round(room.center().y() - high / 2), wide, high)

    def _draw_heading(self, painter: QPainter) -> None:
        laid, theme = self._laid, self.theme
        title = self.tr("Choose a game") if self._first else common("Games")
        told = self.tr("a click opens its new match, ready to deal")
        if not self._first:
            told = self.tr("a click opens its new match with the players of last time")
        font = font_of(14.5 * laid.text, SEMIBOLD)
        write(painter, laid.heading, title, font, theme.quiet)
        left = laid.heading.left() + width_of(title, font) + 14 * laid.text
        rest = QRectF(left, laid.heading.top(), laid.heading.right() - left, laid.heading.height())
        write(painter, rest, told, font_of(13.5 * laid.text, REGULAR), theme.quiet)

    def _show(self, words: HeroWords, action: str, learn: str) -> None:
        self._goes_on = bool(words.standings)
        self.hero.show_words(words)
        self.main_button.show_words(action, "play")
        self.main_button.setAccessibleDescription(words.sentence)
        self._learn.show_words(learn, "rules")
        self._new.setVisible(not self._first)
        self._arrange()
        if not isinstance(self.focusWidget(), PaintedButton):
            self.main_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.update()

    def _create_head(self) -> list[HeadEntry]:
        made = []
        for name, words, sign in (
            ("resume", common("Matches"), "record"),
            ("people", common("Players"), "people"),
            ("pads", self.tr("Score pads"), "score_pad"),
            ("rules", common("Rules"), "rules"),
            ("settings", common("Settings"), "settings"),
            ("home_menu", self.tr("More"), "menu"),
        ):
            entry = HeadEntry(name, words, self, sign=sign)
            entry.clicked.connect(partial(self.asked.emit, name))
            made.append(entry)
        return made

    def _create_tile(self, facts: GameFacts) -> GameTile:
        tile = GameTile(facts, self._games, self._pictures.game)
        tile.clicked.connect(partial(self.game_chosen.emit, facts.id))
        return tile

    def _count_games(self) -> None:
        self._games.setAccessibleName(self.tr("Games, {count}").format(count=len(self._tiles)))

    def _pill(self, name: str, words: str, sign: str, key: str) -> Pill:
        made = Pill(name, words, self, sign=sign, key=key)
        made.clicked.connect(partial(self.asked.emit, name))
        return made

    def _card(self, name: str, leads_to: str, sign: str) -> LowCard:
        made = LowCard(name, self, sign=sign)
        made.clicked.connect(partial(self.asked.emit, leads_to))
        return made

    def _arrange(self) -> None:
        troubled = self._trouble is not None and not self._trouble.isHidden()
        laid = lay_home(self.size(), len(self._tiles), self._outfit.text_size, trouble=troubled)
        self._laid = laid
        self._ground = QPixmap()
        for button in self.findChildren(PaintedButton):
            button.wear(self.theme, laid.text)
        for button in (self.main_button, self._new, self._learn):
            button.wear(self.theme, laid.hero_text)
        if self._trouble is not None:
            self._trouble.setGeometry(laid.trouble.toAlignedRect())
            self._trouble.wear(self.theme, laid.text)
        self._arrange_head()
        self.hero.setGeometry(laid.words.toAlignedRect())
        self.hero.wear(self.theme, laid.hero_text, laid.unit)
        self._arrange_buttons()
        room = laid.tiles[0].united(laid.tiles[-1]).toAlignedRect()
        self._games.setGeometry(room)
        for tile, rect in zip(self._tiles, laid.tiles, strict=True):
            tile.set_small(laid.small)
            tile.setGeometry(rect.translated(-QPointF(room.topLeft())).toAlignedRect())
        self._arrange_words()
        self._arrange_low()
        self.update()

    def _arrange_words(self) -> None:
        """Give the words of all tiles one size, and tell what the bars mean where all have room for that."""
        part = min(tile.part_for_words() for tile in self._tiles)
        told = all(tile.facts_width(part, word=True) <= tile.width() - 22 * tile.scale for tile in self._tiles)
        for tile in self._tiles:
            tile.set_words(part, word=told)

    def _offer(self, card: LowCard, *, offered: bool) -> None:
        if offered is (card in self._left_out):
            (self._left_out.discard if offered else self._left_out.add)(card)
            self._arrange()

    @property
    def _low_cards(self) -> list[LowCard]:
        """The cards of the low row; in a small window two of them and one that leads to the others."""
        offered = [card for card in self._cards if card not in self._left_out]
        return [*offered[:_FEW], self._more] if self._laid.small and len(offered) > _FEW else offered

    def _show_left_out(self) -> None:
        """Offer in a menu what has no room in the low row."""
        from barracan.windows.shell.menu import add_action, bare_menu, pop_up

        menu = bare_menu(self, "low_menu", self.theme)
        for card in self._cards:
            if card not in self._left_out and card not in self._low_cards:
                add_action(menu, f"{card.objectName()}_action", card.text(), card.click)
        pop_up(menu, self._more.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def _arrange_low(self) -> None:
        laid, cards = self._laid, self._low_cards
        for card in (*self._cards, self._more):
            card.setVisible(card in cards)
        shares = [_MORE if card is self._more else 1.0 for card in cards]
        wide = (laid.low.width() - laid.gap * (len(cards) - 1)) / sum(shares)
        left = laid.low.left()
        for card, share in zip(cards, shares, strict=True):
            card.setGeometry(QRectF(left, laid.low.top(), share * wide, laid.low.height()).toAlignedRect())
            left += share * wide + laid.gap

    def _arrange_head(self) -> None:
        laid = self._laid
        bare = laid.small
        right = laid.head.right()
        room = right - laid.head.left() - (0 if self._first else 30 * laid.text * WORDMARK_SHAPE + 20)
        for entry in self._entries:
            entry.set_bare(bare or entry.objectName() == "home_menu")
        if not bare and sum(entry.sizeHint().width() for entry in self._entries) > room:
            for entry in self._entries:
                entry.set_bare(True)
        for entry in reversed(self._entries):
            size = entry.sizeHint()
            right -= size.width()
            entry.setGeometry(
                round(right), round(laid.head.center().y() - size.height() / 2), size.width(), size.height()
            )

    def _arrange_buttons(self) -> None:
        hero, laid = self.hero, self._laid
        left, high, gap = hero.x(), self.main_button.sizeHint().height(), round(12 * laid.text)
        top = round(hero.y() + hero.buttons_top(high))
        shown = [
            each for each in (self.main_button, self._new, self._learn) if each is not self._new or not self._first
        ]
        end = self.table_rect.left() if self._goes_on else laid.picture.left() + _FREE * laid.picture.width()
        for keys in (True, False):
            for button in shown:
                button.tell_key(told=keys)
            wide = sum(button.sizeHint().width() + gap for button in shown)
            if left + wide <= end:
                break
        for button in shown:
            wide = button.sizeHint().width()
            button.setGeometry(left, top, wide, high)
            left += wide + gap
        over = max(0, left - (laid.picture.left() if self._goes_on else end))
        self._laid = laid._replace(picture=laid.picture.adjusted(over, 0, 0, 0))

    def _step(self, key: Qt.Key) -> None:
        """Go by arrows: along a row, or to what lies nearest in the row above or below."""
        rows: list[list[PaintedButton]] = [
            [*self._entries],
            [button for button in (self.main_button, self._new, self._learn) if not button.isHidden()],
            [*self._tiles],
            [*self._low_cards],
        ]
        focused = self.focusWidget()
        row = next((number for number, each in enumerate(rows) if focused in each), 1)
        here = rows[row].index(focused) if isinstance(focused, PaintedButton) and focused in rows[row] else 0
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            there = max(0, min(len(rows[row]) - 1, here + (1 if key == Qt.Key.Key_Right else -1)))
            rows[row][there].lead_keys_here()
            return
        other = rows[max(0, min(len(rows) - 1, row + (1 if key == Qt.Key.Key_Down else -1)))]
        at = self._middle(rows[row][here])
        min(other, key=lambda each: abs(self._middle(each) - at)).lead_keys_here()

    def _middle(self, button: PaintedButton) -> int:
        return button.mapTo(self, button.rect().center()).x()

    def _repaint(self) -> None:
        is_painted = self._table is None or self._pictures.table(self._table, self.theme, self.table_rect) is not None
        if self._is_coming and is_painted:
            self._is_coming = False
            self._fade.start()
        self.update()
        for tile in self._tiles:
            tile.update()
