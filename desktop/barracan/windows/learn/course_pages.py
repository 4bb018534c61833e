"""The lessons of all games: the page that offers them, each chapter at its table, and how far each has come."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from zlib import crc32

from PySide6.QtCore import Signal

from barracan.resources import ENGLISH
from barracan.session.lessons.chapter import Chapter
from barracan.session.lessons.course import (
    Course,
    CourseError,
    Progress,
    course_of,
    find_course,
    taught_games,
)
from barracan.session.lessons.course_text import ChapterText
from barracan.table.translation import common, translate_text
from barracan.windows.learn.chapter_path import PathChapter
from barracan.windows.learn.headline import HeadlineWords
from barracan.windows.learn.learn_page import CourseTold, GameTold, LearnPage
from barracan.windows.learn.lesson_page import LessonPage
from barracan.windows.learn.puzzle_pages import PuzzlePages, Solved
from barracan.windows.learn.rule_examples import find_examples
from barracan.windows.match.sounds import Sounds
from barracan.windows.rules.rules_text import rules_of
from barracan.windows.shell.ahead import PAUSE, Ahead
from barracan.windows.shell.formats import game_title
from barracan.windows.shell.language import find_language
from barracan.windows.shell.picture_store import PictureStore
from barracan.windows.shell.shell import Feature, Shell
from barracan.windows.start.last_table import LastTable, read_table


class CoursePages(Feature):
    """Offers the courses, shows chapters where they were left, and remembers how far each has come.

    Signals:
        match_wanted: a match of this game is to be prepared, for so many as sit at the table of its course.
        clause_asked: a game, and a clause of its rules to show.
    """

    match_wanted = Signal(str, int)
    clause_asked = Signal(str, str)

    def __init__(
        self, shell: Shell, store: PictureStore, puzzles: PuzzlePages, find_sounds: Callable[[], Sounds]
    ) -> None:
        super().__init__(shell)
        self._store, self._puzzles = store, puzzles
        self._find_sounds = find_sounds
        self._game = ""
        self._examples: dict[str, str] = {}
        """The example hand that was chosen, by game."""
        self._tables: dict[tuple[str, str], LastTable] = {}
        """How the tables of example hands stand that have been offered, by game and name."""
        self._ahead = Ahead(self, PAUSE)

    def show(self, game: str = "") -> None:
        """Offer the course of this game, else of the one shown last, else of one that is under way."""
        under_way = (each.partition("/")[0] for each, step in self._shell.preferences.lessons.items() if step)
        self._game = find_course(game, self._game, *under_way)
        page = self._pages.get("learn_page", self._create_offer)
        self._pages.go(page)
        self._offer(page)  # another page would take away what is told of a damaged course
        self._ahead.begin(self._prepare())

    def _prepare(self) -> Iterator[None]:
        """Read what pictures are painted from, then make tables."""
        yield
        self._show_example_table()
        yield from self._make_tables()

    def _offer_with_table(self, page: LearnPage) -> None:
        self._offer(page)
        self._show_example_table()

    def _show_example_table(self) -> None:
        """Read how the table of the example hand stands that is offered, once for each, if the page is still there."""
        page, course = self._pages.find_leaf("learn_page"), self._course(self._game)
        if not isinstance(page, LearnPage) or course is None or not course.examples:
            return
        name = self._example_of(course).name
        with suppress(CourseError):  # told where the hand is asked for
            if (course.game, name) not in self._tables:
                self._tables[course.game, name] = _read_example(course.open(name))
            page.show_example_table(self._tables[course.game, name])

    def _make_tables(self) -> Iterator[None]:
        """Make the tables of lessons and puzzles while the person sees what there is, so that the first opens soon."""
        yield
        with suppress(CourseError):  # told where the lesson is asked for
            course = course_of(self._game, find_language(self._shell.preferences.language))
            self._pages.get("lesson_page", lambda: self._create_lesson(course.open(self._following(course).name)))
        yield
        self._puzzles.prepare()

    def _create_offer(self) -> LearnPage:
        page = LearnPage(self._store)
        page.game_chosen.connect(self.show)
        page.begun.connect(self._go_on)
        page.restarted.connect(lambda: self._begin(anew=True))
        page.watched.connect(self._watch)
        page.example_turned.connect(lambda: self._turn_example(page))
        page.puzzles_asked.connect(lambda: self._puzzles.show(self._game))
        page.own_asked.connect(lambda: self._puzzles.show_own(self._game))
        page.rules_asked.connect(lambda: self.clause_asked.emit(self._game, ""))
        page.returned.connect(lambda: self._offer_with_table(page))
        return page

    def _offer(self, page: LearnPage) -> None:
        """Show what there is, as far as it has come by now."""
        courses = {game: course for game in taught_games() if (course := self._course(game)) is not None}
        if courses and self._game not in courses:
            self._game = next(iter(courses))
        page.show_games([self._tell_game(course) for course in courses.values()], self._game)
        if courses:
            page.show_course(self._tell_course(courses[self._game]))

    def _tell_game(self, course: Course) -> GameTold:
        progress = _sum(self._progress(course))
        part = progress.done / progress.steps
        return GameTold(course.game, game_title(course.game), self._tell_part(progress), part)

    def _tell_part(self, progress: Progress) -> str:
        if progress.is_over:
            return self.tr("finished")
        if progress.done:
            return self.tr("step {number} of {count}").format(number=progress.done + 1, count=progress.steps)
        return self.tr("{count} steps").format(count=progress.steps)

    def _tell_course(self, course: Course) -> CourseTold:
        example = self._example_of(course) if course.examples else None
        progress = self._progress(course)
        whole = _sum(progress)
        return CourseTold(
            self._tell_following(course),
            tuple(
                PathChapter(each.name, each.title, done) for each, done in zip(course.chapters, progress, strict=True)
            ),
            self._tell_whole(course, whole),
            example.title if example else "",
            self._tell_example(course),
            example.fan if example else (),
            self._tell_puzzles(self._puzzles.solved(course.game)),
            self._tell_puzzles(self._puzzles.solved_own(course.game)),
            self._tables.get((course.game, example.name)) if example else None,
            find_examples(rules_of(course.game, find_language(self._shell.preferences.language)).clauses),
            self._puzzles.found(course.game),
            self._puzzles.fan(course.game),
        )

    def _tell_whole(self, course: Course, whole: Progress) -> str:
        """How much of a course is done, and how long the rest takes."""
        minutes = course.minutes_left(self._lessons)
        if whole.is_over:
            words = self.tr("{done} of {count} steps")
        elif minutes == 1:
            words = self.tr("{done} of {count} steps, about a minute left")
        else:
            words = self.tr("{done} of {count} steps, about {minutes} minutes left")
        return words.format(done=whole.done, count=whole.steps, minutes=minutes)

    def _tell_following(self, course: Course) -> HeadlineWords:
        """What comes next: a chapter, or after the last one a match."""
        following, restart = self._following(course), self.tr("From the start")
        if course.next_chapter(self._lessons) is None:
            title, sentence = self.tr("Now a match of your own"), self.tr("Each chapter can be played again, too.")
            note = self.tr("The course is finished")
            return HeadlineWords(note, title, sentence, following.fan, common("New match"), restart)
        begun = course.progress(following.name, self._lessons).done > 0
        place, action = self._tell_place(course, following.name), self.tr("Go on") if begun else self.tr("Begin")
        return HeadlineWords(place, following.title, following.summary, following.fan, action, restart if begun else "")

    def _tell_place(self, course: Course, name: str) -> str:
        """Which chapter of how many it is, or which example hand."""
        chapters, examples = ([each.name for each in told] for told in (course.chapters, course.examples))
        if name in chapters:
            words, names = self.tr("Chapter {number} of {count}"), chapters
        else:
            words, names = self.tr("Example hand {number} of {count}"), examples
        return words.format(number=names.index(name) + 1, count=len(names))

    def _tell_puzzles(self, solved: Solved) -> str:
        done, count = solved
        return self.tr("{done} of {count} solved").format(done=done, count=count) if count else ""

    @property
    def _lessons(self) -> dict[str, int]:
        return dict(self._shell.preferences.lessons)

    def _course(self, game: str) -> Course | None:
        """The course of a game, in English where that of the language is damaged; ``None``, and told, if all is."""
        for language in dict.fromkeys((find_language(self._shell.preferences.language), ENGLISH)):
            try:
                return course_of(game, language)
            except CourseError as wrong:
                self._tell(wrong)
        return None

    def _tell(self, wrong: CourseError) -> None:
        self._shell.tell(translate_text(wrong.reason), brief=True)

    def _progress(self, course: Course) -> list[Progress]:
        return [course.progress(each.name, self._lessons) for each in course.chapters]

    def _following(self, course: Course) -> ChapterText:
        """The chapter of the game that comes next; the first one where all have been done."""
        return course.next_chapter(self._lessons) or course.chapters[0]

    def _example_of(self, course: Course) -> ChapterText:
        """The example hand that was chosen, else the first that has not been watched, else the first of all."""
        chosen = (each for each in course.examples if each.name == self._examples.get(course.game))
        left = (each for each in course.examples if not course.progress(each.name, self._lessons).is_over)
        return next(chosen, None) or next(left, course.examples[0])

    def _tell_example(self, course: Course) -> str:
        """Which example hand is offered, of how many."""
        count = len(course.examples)
        if count < 2:
            return ""
        number = course.examples.index(self._example_of(course)) + 1
        return self.tr("{number} of {count}").format(number=number, count=count)

    def _turn_example(self, page: LearnPage) -> None:
        """Offer the example hand after the one that is offered; after the last one the first."""
        course = self._course(self._game)
        if course is not None:
            at = course.examples.index(self._example_of(course)) + 1
            self._examples[course.game] = course.examples[at % len(course.examples)].name
            self._offer_with_table(page)

    def _watch(self) -> None:
        course = self._course(self._game)
        if course is not None:
            name = self._example_of(course).name
            self._examples.pop(course.game, None)  # what is offered next is what is left
            self._begin(name)

    def _go_on(self, name: str) -> None:
        """Show the chapter of this name; without one what comes next, which after the last chapter is a match."""
        course = self._course(self._game)
        if not name and course is not None and course.next_chapter(self._lessons) is None:
            self._prepare_match(course)
        else:
            self._begin(name)

    def _prepare_match(self, course: Course) -> None:
        try:
            chapter = course.open(course.chapters[0].name)
        except CourseError as wrong:
            self._tell(wrong)
        else:
            self._ask_match(chapter)

    def _ask_match(self, chapter: Chapter) -> None:
        self.match_wanted.emit(chapter.game.id, chapter.seats)

    def _begin(self, name: str = "", *, anew: bool = False) -> None:
        """Show a chapter, or the one that comes next, at the step that was reached or from its first.

        One that is over begins again; so does one of another version, that does not have the step which was reached.
        """
        course = self._course(self._game)
        if course is None:
            return
        name = name or self._following(course).name
        try:
            page = self._pages.get("lesson_page", lambda: self._create_lesson(course.open(name)))
            if is_another := page.chapter.text is not course.text(name):
                page.teach(course.open(name))
        except CourseError as wrong:
            self._tell(wrong)
            return
        page.tell_subject(self._tell_place(course, name), page.chapter.text.title)
        page.prefer_table(self._shell.preferences.table)
        self._pages.go(page)
        if anew or is_another or not page.is_open:
            changed, progress = self._has_changed(course, name), course.progress(name, self._lessons)
            page.open_at(0 if anew or changed or progress.is_over else progress.done)

    def _has_changed(self, course: Course, name: str) -> bool:
        """Whether a step was reached that a chapter does not have in this version, which is told once."""
        key, progress = f"{course.game}/{name}", course.progress(name, self._lessons)
        if self._lessons.get(key, 0) in range(progress.steps + 1):
            return False
        self._shell.remember(replace(self._shell.preferences, lessons={**self._lessons, key: progress.done}))
        sentence = self.tr("This lesson has other steps than it had when you left it. It begins with its first one.")
        self._shell.tell(sentence, brief=True)
        return True

    def _create_lesson(self, chapter: Chapter) -> LessonPage:
        page = LessonPage(chapter, self._find_sounds())
        page.prefer_table(self._shell.preferences.table)
        page.reached.connect(lambda step: self._remember(page.chapter, step))
        page.clause_asked.connect(lambda clause: self.clause_asked.emit(page.chapter.game.id, clause))
        page.card.match_wanted.connect(lambda: self._ask_match(page.chapter))
        page.finished.connect(page.closed)
        self._pages.ended.connect(page.end)
        return page

    def _remember(self, chapter: Chapter, step: int) -> None:
        """Remember how far a chapter has come: who comes to its last step has done all; what is over stays so."""
        key, steps = f"{chapter.game.id}/{chapter.text.name}", len(chapter.steps)
        if self._lessons.get(key, 0) < steps:
            done = steps if step == steps - 1 else step
            self._shell.remember(replace(self._shell.preferences, lessons={**self._lessons, key: done}))


def _sum(progress: list[Progress]) -> Progress:
    return Progress(sum(each.done for each in progress), sum(each.steps for each in progress))


def _read_example(chapter: Chapter) -> LastTable:
    """The table of an example hand as it stands before its end is told."""
    last = max((at for at, step in enumerate(chapter.steps) if step.at < len(chapter.moves)), default=0)
    return read_table(crc32("".join(chapter.lines).encode()), chapter.lines_before(last))
