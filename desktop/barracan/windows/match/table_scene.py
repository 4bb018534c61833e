"""The scene of a table, with its card faces."""

import platformdirs
from PySide6.QtCore import QObject

from barracan.session.table_model import TableModel
from barracan.table.cards.faces import Faces
from barracan.table.scene import TableScene


def create_scene(owner: QObject, model: TableModel) -> TableScene:
    """A scene of this table whose faces are kept in the user's cache folder; both end with their owner."""
    cache = platformdirs.user_cache_path("barracan", appauthor=False) / "faces"
    scene = TableScene(model, Faces("classic", cache, owner))
    scene.setParent(owner)
    return scene
