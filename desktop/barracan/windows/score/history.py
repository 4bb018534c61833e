"""The pad of a match that is not open: every hand that has ended, each line of its score explained."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QDate, QLocale

from barracan.model.options import house_rules
from barracan.model.record import read_line
from barracan.model.replay import FindGame, Replay
from barracan.model.score import Extra, HandEnd, MatchEnd, ScoreLine
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import target_of
from barracan.storage.pads import Pad, PadHand, is_pad, read_pad
from barracan.table.translation import translate_text
from barracan.windows.score.score_sheet import ScoreSheet
from barracan.windows.shell.formats import side_names

_BY_HAND = QT_TRANSLATE_NOOP("score", "Written by hand")
_STRUCK_OUT = QT_TRANSLATE_NOOP("score", "Before correction {number}, {date}")


def hand_ends(find_game: FindGame, lines: Iterable[str]) -> list[HandEnd]:
    """Replay a sound record for the ends of its hands."""
    return _replay(find_game, lines)[1]


def stored_sheet(find_game: FindGame, texts: Sequence[str], names: Sequence[str]) -> ScoreSheet:
    """The pad of a stored match, or one kept by hand, with the players' names of today."""
    if is_pad(read_line(texts[0])):
        return _sheet_by_hand(find_game, read_pad(texts), tuple(names))
    replay, ends = _replay(find_game, texts)
    state = replay.state
    return ScoreSheet(
        game=translate_text(replay.game.title),
        target=target_of(state.options),
        players=tuple(names),
        sides=side_names(state.sides, names),
        ends=tuple(ends),
        result=state.result,
        ending=replay.game.ending,
        leaders=replay.game.leaders,
        house_rules=tuple(map(translate_text, house_rules(replay.game.options, state.options, len(names)))),
        rows=replay.game.view(state, 0).sheet_rows() if ends else (),
    )


def _hand_by_hand(hand: PadHand, extra: Extra) -> HandEnd:
    """A hand written by hand, as a game's own hands end; what was corrected is told beside it."""
    lines = []
    for side, points in enumerate(hand.points):
        written = ScoreLine(Text("score", _BY_HAND), 1, points, "")
        lines.append((written, *(_correction_line(hand, number, side) for number in range(len(hand.struck_out)))))
    return HandEnd(hand.hand, "", None, hand.points, hand.totals, tuple(lines), extra, Text("score", _BY_HAND))


def _correction_line(hand: PadHand, number: int, side: int) -> ScoreLine:
    points, at = hand.struck_out[number]
    day = at.astimezone()
    date = QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
    return ScoreLine(Text("score", _STRUCK_OUT, {"number": number + 1, "date": date}), points[side], 0, "", tally=True)


def _sheet_by_hand(find_game: FindGame, pad: Pad, names: tuple[str, ...]) -> ScoreSheet:
    game = find_game(pad.game)
    points = [hand.points for hand in pad.hands]
    columns = [game.columns_by_hand(points[: number + 1]) if game else {} for number in range(len(points))]
    ends = map(_hand_by_hand, pad.hands, columns)
    return ScoreSheet(
        game=translate_text(game.title) if game else pad.game,
        target=pad.target,
        players=names,
        sides=side_names(pad.sides, names),
        ends=tuple(ends),
        result=None if pad.winners is None else MatchEnd(pad.winners, pad.totals),
        leaders=game.leaders if game else None,
    )


def _replay(find_game: FindGame, lines: Iterable[str]) -> tuple[Replay, list[HandEnd]]:
    replay = Replay(find_game)
    ends = []
    for text in lines:
        line = read_line(text)
        replay.read(line)
        if line["kind"] == "hand_end" and replay.state.ending is not None:
            ends.append(replay.state.ending)
    return replay, ends
