"""The first page in the window: what it shows of the library, and what its buttons do."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPoint, QTimer, Signal

from barracan.games.catalog import CATALOG, load_bit_by_bit
from barracan.model.replay import HUMAN, SeatNote
from barracan.session.messages import MatchSettings
from barracan.storage.errors import DamagedError, error_text
from barracan.storage.players import rename_player
from barracan.storage.summaries import MatchSummary
from barracan.table.hud.people import People
from barracan.table.timings import single_shot
from barracan.table.translation import common, translate_text, within_sentence
from barracan.windows.shell.ahead import Ahead
from barracan.windows.shell.formats import format_moment, game_title, join_names, player_title, side_names
from barracan.windows.shell.picture_store import PictureStore
from barracan.windows.shell.shell import Feature, Shell, report_failures
from barracan.windows.start.game_facts import facts_of
from barracan.windows.start.hero import HeroWords, Standing
from barracan.windows.start.home_contents import (
    HomeContents,
    read_contents,
    read_settings,
)
from barracan.windows.start.home_page import HomePage
from barracan.windows.start.last_table import LastTable, first_person, read_table
from barracan.windows.start.nameless import follow_language

FIRST_GAME: Final = "barracan"
PATIENCE: Final = 2000
"""So many milliseconds the great button waits for a library that is being salvaged."""
_OPPONENT: Final = ("Bix", "casual")


class HomePages(Feature):
    """Shows the first page, and does what is pressed there.

    Signals:
        asked: another page is asked for by its button's name.
        resumed: the match to go on with.
        started: the settings of a match to begin.
        game_chosen: a game's id, to prepare its next match.
    """

    asked = Signal(str)
    resumed = Signal(int)
    started = Signal(object)
    game_chosen = Signal(str)

    def __init__(self, shell: Shell, store: PictureStore) -> None:
        super().__init__(shell)
        self._store = store
        self._ahead: Ahead
        """What is done for the page ahead of time, and ends with it; made with the page."""
        self._contents = HomeContents()
        self._table: LastTable | None = None
        self._trouble = ""
        self._patience = single_shot(self, PATIENCE, self._act)

    def show(self) -> None:
        """Show what most people want next."""
        page = self._pages.get("home_page", self._create_page)
        failures: list[str] = []
        self._contents = HomeContents()
        with report_failures(failures.append):
            self._contents = self._read()
        self._fill(page)
        self._show_trouble(page, "".join(failures))
        self._pages.go(page)
        if self._contents.unfinished is not None:
            self._ahead.begin(self._open_table(page, self._contents.unfinished))

    def show_salvaged(self) -> None:
        """Show what there is in a library that has been salvaged; if the great button has waited for it, do that."""
        self.show()
        if self._patience.isActive():
            self._patience.stop()
            self._act()

    def tell_trouble(self, sentence: str) -> None:
        """Tell on the page what is wrong with the library, until the person has read it or there is another."""
        self._trouble = sentence
        self._show_trouble(self._pages.get("home_page", self._create_page), "")

    def menu_corner(self) -> QPoint:
        """Where the menu opens: under the last entry of the page's head, in coordinates of the window."""
        page = self._pages.get("home_page", self._create_page)
        return page.mapTo(page.window(), page.menu_corner())

    def follow_language(self) -> None:
        """Call a person who has not told a name by the word of the language of the window."""
        if not self._shell.preferences.name:
            with report_failures(lambda _: None):  # a library that cannot be written is shown as it is
                follow_language(self._library)

    def _read(self) -> HomeContents:
        self.follow_language()
        try:
            return read_contents(self._library, common("You"))
        except DamagedError:  # the library has said so, and has begun a new file with what could be read
            return read_contents(self._library, common("You"))

    def _create_page(self) -> HomePage:
        page = HomePage([facts_of(CATALOG.entry(game)) for game in CATALOG.own], self._store)
        page.asked.connect(self.asked)
        page.game_chosen.connect(self.game_chosen)
        page.pressed.connect(self._press)
        page.returned.connect(self.show)
        page.named.connect(self._take_name)
        page.trouble_pressed.connect(lambda: self._answer_trouble(page))
        self._ahead = Ahead(page)
        QTimer.singleShot(0, page, lambda: self._add_games(page))
        return page

    @property
    def _is_lost(self) -> bool:
        """Whether the library that was wanted cannot be had, and nothing is kept."""
        library = self._library
        return library.path is None and library.wanted is not None and library.unsalvaged is None

    def _show_trouble(self, page: HomePage, failure: str) -> None:
        if self._is_lost:
            told = failure or self._trouble or self.tr("The game goes on in memory; nothing is saved.")
            export = self.tr("A match that is exported is safe.")
            page.show_trouble(f"{self._without_folder(told)} {export}", common("Save elsewhere"))
        else:
            told = failure or self._trouble or self._what_goes_on
            page.show_trouble(self._without_folder(told), self.tr("Understood"))

    @property
    def _what_goes_on(self) -> str:
        """What is told of a library that is being salvaged while the page shows what has been played meanwhile."""
        unsalvaged = self._library.unsalvaged
        if unsalvaged is None or not any(self._contents.counts):
            return ""
        return translate_text(error_text("being_salvaged", file=unsalvaged.path))

    def _without_folder(self, sentence: str) -> str:
        """The sentence with the library's name alone: its folder is told on the page about the program."""
        wanted = self._library.wanted
        return sentence.replace(str(wanted), wanted.name) if wanted is not None else sentence

    def _answer_trouble(self, page: HomePage) -> None:
        self._trouble = ""
        if self._is_lost:
            self.asked.emit("save_elsewhere")
        else:
            page.show_trouble("", "")

    def _add_games(self, page: HomePage) -> None:
        """Show the games of other packages too; asking for them takes longer than the first picture."""
        others = [game for game in CATALOG if game not in CATALOG.own]
        if others:
            page.add_games([facts_of(CATALOG.entry(game)) for game in others])

    def _fill(self, page: HomePage) -> None:
        contents = self._contents
        if contents.unfinished is not None:
            known = self._table if self._table and self._table.match == contents.unfinished.id else None
            page.show_table(known)
            page.show_match(self._words_to_go_on(contents.unfinished, known), common("Continue"))
        elif contents.finished is not None:
            page.show_table(None)
            page.show_match(self._words_again(contents.finished), self.tr("Play again"))
        elif self._library.unsalvaged is not None:
            page.show_table(None)
            page.show_match(self._words_of_damage(), common("Play BarraCan"))
        else:
            learning = any(self._shell.preferences.lessons.values())
            page.show_first(self._first_words(), learning=learning)
        page.show_matches(*self._other_matches())
        page.ask_name(wanted=contents.nameless is not None)

    def _first_words(self) -> HeroWords:
        opponent, level = _OPPONENT
        return HeroWords(
            title=self.tr("Seven real card games at one good table."),
            note=self.tr("Alone against the computer, or with others at this screen."),
            sentence=self.tr("You against {name}, a {level} player, to {target} points.").format(
                name=opponent, level=within_sentence(player_title(level)), target=100
            ),
            wordmark=True,
        )

    def _words_of_damage(self) -> HeroWords:
        return HeroWords(
            title=self.tr("Your matches are being read."),
            note=self.tr("One moment"),
            sentence=self.tr(
                "The library is damaged: what can be read of it is being put into a new one. What you play meanwhile"
                " goes there too."
            ),
        )

    def _words_to_go_on(self, summary: MatchSummary, table: LastTable | None) -> HeroWords:
        names = [seat.name for seat in summary.seats]
        view = table.view if table is not None else None
        target = view.target() if view is not None else None
        standings = tuple(
            Standing(
                side,
                told,
                view.totals[side] if view is not None else summary.totals[side],
                (view.hand_points(side) or 0) if view is not None and view.turn is not None else 0,
                target or 0,
            )
            for side, told in enumerate(side_names(summary.sides, names))
        )
        return HeroWords(
            title=self._title(summary),
            note=self._whose_turn(summary, table),
            sentence=self._describe(summary, target),
            standings=standings,
        )

    def _title(self, summary: MatchSummary) -> str:
        """The game, with whom the first person plays together."""
        seat = first_person(summary.seats)
        side = next((each for each in summary.sides if seat in each), ())
        partners = [summary.seats[other].name for other in side if other != seat]
        title = summary.title or game_title(summary.game)
        if not partners:
            return title
        return self.tr("{game} with {names}").format(game=title, names=join_names(partners))

    def _describe(self, summary: MatchSummary, target: int | None) -> str:
        seat = first_person(summary.seats)
        others = [summary.seats[other].name for side in summary.sides if seat not in side for other in side]
        moment = format_moment(summary.changed)
        if target:
            told = self.tr("against {names}, to {target} points. Left {moment}.")
            return told.format(names=join_names(others), target=target, moment=moment)
        return self.tr("against {names}. Left {moment}.").format(names=join_names(others), moment=moment)

    def _whose_turn(self, summary: MatchSummary, table: LastTable | None) -> str:
        hand = max(1, summary.hand)
        turn = table.view.turn if table is not None and table.view is not None else None
        if table is None or turn is None:
            return common("Hand {hand}").format(hand=hand)
        people = People(tuple(seat.name for seat in table.seats), tuple(seat.player for seat in table.seats))
        if people.is_you(turn):
            return self.tr("Your turn, hand {hand}").format(hand=hand)
        return self.tr("{name} to move, hand {hand}").format(name=people.name(turn), hand=hand)

    def _words_again(self, summary: MatchSummary) -> HeroWords:
        names = [seat.name for seat in summary.seats]
        sides = side_names(summary.sides, names)
        against = self.tr("{game}: {names}.").format(game=game_title(summary.game), names=join_names(sides))
        totals = ", ".join(f"{name} {total}" for name, total in zip(sides, summary.totals, strict=True))
        result = self.tr("The last match: {totals}.").format(totals=totals.replace("-", "−"))
        wins = self._contents.results
        if len(wins) > 1:
            won = self.tr("You won {won} of the last {count}.").format(won=sum(wins), count=len(wins))
            result = f"{result} {won}"
        return HeroWords(
            title=self.tr("The same table again?"),
            note=self.tr("Nothing is unfinished"),
            sentence=f"{against}\n{result}",
            results=wins,
        )

    def _other_matches(self) -> tuple[str, str]:
        unfinished, everything = self._contents.counts
        if not everything:
            return "", ""
        more = unfinished - 1
        if more > 0:
            several = self.tr("{count} more unfinished").format(count=more)
            in_all = self.tr("{count} matches in all.").format(count=everything)
            return self.tr("One more unfinished") if more == 1 else several, in_all
        if everything == 1:
            return ("", "") if unfinished else (self.tr("One match"), self.tr("Review it, or read its score pad."))
        title = self.tr("{count} matches").format(count=everything)
        return title, self.tr("Go on with them, review them, or read their score pads.")

    def _open_table(self, page: HomePage, summary: MatchSummary) -> Iterator[None]:
        """Load the rules of the match to go on with, then read it; one that cannot be read has no picture."""
        yield from load_bit_by_bit(summary.game)
        with report_failures(lambda _: None):
            self._table = read_table(summary.id, self._library.lines(summary.id), [seat.name for seat in summary.seats])
            page.show_match(self._words_to_go_on(summary, self._table), common("Continue"))
            page.show_table(self._table)

    def _take_name(self, name: str) -> None:
        """Call the person by the name they have written, here and in the library."""
        nameless = self._contents.nameless
        with report_failures(self._shell.tell):
            if nameless is not None:
                self._library.change(lambda db: rename_player(db, nameless, name))
            self._shell.remember(replace(self._shell.preferences, name=name))
        self.show()

    def _press(self) -> None:
        """Do what the page shows, where it waits for the library only after a while."""
        if self._library.unsalvaged is None or any(self._contents.counts):
            self._act()
        elif not self._patience.isActive():
            self._patience.start()

    def _act(self) -> None:
        contents = self._contents
        if contents.unfinished is not None:
            self.resumed.emit(contents.unfinished.id)
        elif contents.finished is not None:
            with report_failures(self._shell.tell):
                self.started.emit(read_settings(self._library, contents.finished.id))
        else:
            seats = (SeatNote(self._shell.preferences.name or common("You"), HUMAN), SeatNote(*_OPPONENT))
            self.started.emit(MatchSettings(FIRST_GAME, seats))
