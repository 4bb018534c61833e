"""What is left of ICU's data in a frozen program."""

import shutil
import subprocess

import pytest

import icu_data

ITEMS = {
    f"icudt73l/{name}": f"{name} of any length".encode()
    for name in ("brkitr/cjdict.dict", "coll/da.res", "coll/root.res", "da.res", "ibm-5348.cnv", "it.res", "root.res")
}
HEADER = b"\x20\x00\xda\x27" + bytes(8) + icu_data.FORM + bytes(16)


def test_a_package_is_read_as_it_was_made():
    header, found = icu_data.read_package(icu_data.make_package(HEADER, ITEMS))
    assert header == HEADER
    assert list(found) == list(ITEMS)
    assert {name: data.rstrip(b"\0") for name, data in found.items()} == ITEMS


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("root.res", True),
        ("it_CH.res", True),
        ("metaZones.res", True),
        ("zone/pool.res", True),
        ("coll/sv.res", True),
        ("nfkc.nrm", True),
        ("da.res", False),
        ("zone/da.res", False),
        ("curr/it.res", False),
        ("gb18030.cnv", False),
        ("brkitr/thaidict.dict", False),
    ],
)
def test_what_the_program_speaks_and_all_orders_of_words_are_kept(name, kept):
    assert icu_data.is_kept(name) is kept


@pytest.mark.skipif(not shutil.which("ld"), reason="there is no ld here")
def test_a_library_is_made_smaller(tmp_path):
    library = tmp_path / "libicudata.so.73"
    icu_data.write_library(library, "icudt73_dat", icu_data.make_package(HEADER, ITEMS))
    gone = icu_data.trim(library)
    assert gone == [f"icudt73l/{name}" for name in ("brkitr/cjdict.dict", "da.res", "ibm-5348.cnv")]
    told = subprocess.run(["readelf", "-d", library], capture_output=True, text=True, check=True).stdout
    assert "[libicudata.so.73]" in told
    symbol, size = icu_data.find_symbol(library)
    content = library.read_bytes()
    start = content.index(icu_data.FORM) - icu_data.FORM_AT
    assert symbol == "icudt73_dat"
    assert list(icu_data.read_package(content[start : start + size])[1]) == [name for name in ITEMS if name not in gone]
