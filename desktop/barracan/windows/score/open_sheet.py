"""The score sheet of the match at the table, as it stands now."""

from barracan.model.game import AnyGame
from barracan.model.score import HandEnd
from barracan.session.table_model import TableModel
from barracan.table.translation import translate_text
from barracan.windows.score.score_sheet import Playing, ScoreSheet
from barracan.windows.shell.formats import side_names


def open_sheet(game: AnyGame, model: TableModel, ends: tuple[HandEnd, ...]) -> ScoreSheet:
    """What stands on the score pad after these ends, and in the hand that is being played, of a match that is open."""
    view = model.view
    assert view is not None
    open_hand = view.hand_number if view.turn is not None else None
    play = view.contract_play()
    return ScoreSheet(
        game=translate_text(game.title),
        target=view.target(),
        players=model.names,
        sides=side_names(view.sides, model.names),
        ends=ends,
        open_hand=open_hand,
        playing=Playing(play.title, play.declarer) if play is not None and play.title is not None else None,
        so_far=view.score_lines() if open_hand else (),
        result=model.result,
        ending=game.ending,
        form=game.sheet_form,
        fewer_win=game.fewer_win,
        leaders=game.leaders,
        deals=model.deals,
        serious=model.serious,
        rows=view.sheet_rows(),
        house_rules=tuple(map(translate_text, model.house_rules)),
        doubles=tuple(map(view.doubles_of, range(view.seats))) if open_hand else (),
    )
