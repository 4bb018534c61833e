"""What is told where a file of lessons or puzzles cannot be read."""

from pathlib import Path
from typing import ClassVar

from barracan.model.text import Text


class DamagedFileError(Exception):
    """The base of what is raised for such a file.

    Attributes:
        sentence: what is said of the kind of file, with its name and the reason.
        reason: the same as a text, for this file.
    """

    sentence: ClassVar[str]

    def __init__(self, file: Path, wrong: Exception) -> None:
        told = f"{str(wrong).removesuffix('.')}."
        super().__init__(told)
        self.reason = Text("lessons", self.sentence, {"file": file.name, "reason": told})
