"""A session and a scene joined wish by wish: what every table that is played at has in common."""

from barracan.session.table_session import TableSession
from barracan.table.scene import TableScene


def join(session: TableSession, scene: TableScene) -> None:
    """Let the scene show what the session tells of choices, and the session hear what the person wishes."""
    session.offer_changed.connect(scene.set_offer)
    session.tray_changed.connect(scene.drafts.show)
    session.refused.connect(scene.refusals.show)
    session.thinking.connect(scene.set_thinking)
    session.recalled.connect(scene.recall)
    scene.picked.connect(session.pick)
    scene.dropped.connect(session.drop)
    scene.reason_asked.connect(session.tell_reason)
    scene.tray_new.connect(session.tray_new)
    scene.tray_add.connect(session.tray_add)
    scene.tray_remove.connect(session.tray_remove)
    scene.tray_ladder.connect(session.tray_ladder)
    scene.move_asked.connect(session.recall)
    scene.settled.connect(session.settled)
