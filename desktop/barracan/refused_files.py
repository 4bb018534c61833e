"""Why a system refuses a file or a folder, in words that can be translated."""

from errno import (
    EACCES,
    EBUSY,
    EDQUOT,
    EEXIST,
    EFBIG,
    EIO,
    EISDIR,
    ENAMETOOLONG,
    ENOENT,
    ENOSPC,
    ENOTDIR,
    EPERM,
    EROFS,
)

from barracan.model.text import QT_TRANSLATE_NOOP, Text

_NOT_PERMITTED = QT_TRANSLATE_NOOP("system", "Permission denied")
_FULL = QT_TRANSLATE_NOOP("system", "No space left on device")
_REASONS = {
    EACCES: _NOT_PERMITTED,
    EPERM: _NOT_PERMITTED,
    ENOSPC: _FULL,
    EDQUOT: _FULL,
    EBUSY: QT_TRANSLATE_NOOP("system", "Device or resource busy"),
    EEXIST: QT_TRANSLATE_NOOP("system", "File exists"),
    EFBIG: QT_TRANSLATE_NOOP("system", "File too large"),
    EIO: QT_TRANSLATE_NOOP("system", "Input/output error"),
    EISDIR: QT_TRANSLATE_NOOP("system", "Is a directory"),
    ENAMETOOLONG: QT_TRANSLATE_NOOP("system", "File name too long"),
    ENOENT: QT_TRANSLATE_NOOP("system", "No such file or directory"),
    ENOTDIR: QT_TRANSLATE_NOOP("system", "Not a directory"),
    EROFS: QT_TRANSLATE_NOOP("system", "Read-only file system"),
}


def reason_of(failure: OSError) -> Text | str:
    """The system's own words for a failure, to be translated where they are known: it says them in English or its own
    language, whatever the window speaks.
    """
    words = _REASONS.get(failure.errno or 0)
    return Text("system", words) if words else failure.strerror or str(failure)
