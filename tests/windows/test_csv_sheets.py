"""The file of values that is written of score pads."""

import csv

from PySide6.QtCore import QLocale

from barracan.windows.pads.export import save_csv
from windows.score_sheets import played


def test_the_file_of_values_has_what_the_sheet_has(qapp, tmp_path):
    sheet = played("barracuda", 3, 2)
    save_csv(tmp_path / "pad.csv", [("2026-01-01", sheet)])
    lines = read_table(tmp_path / "pad.csv")
    ended = [next(each for each in lines if each["Hand"] == str(end.hand)) for end in sheet.ends]
    assert [each["What"] for each in ended] == [hand.how for hand in sheet.hands]
    for side, name in enumerate(sheet.sides):
        assert [int(each[f"{name}: Points"]) for each in ended] == [end.points[side] for end in sheet.ends]
        assert [int(each[f"{name}: Hands"]) for each in ended] == [end.extra["hands"][side] for end in sheet.ends]
    (whole,) = (each for each in lines if each["What"] == "Total")
    assert [int(whole[f"{name}: Points"]) for name in sheet.sides] == list(sheet.totals)
    (averages,) = (each for each in lines if each["What"] == "A hand on average")
    assert [averages[f"{name}: Points"].replace("-", "−") for name in sheet.sides] == list(sheet.figures[0].entries)


def test_the_file_of_values_has_concan_s_sign_and_commas_where_the_language_has_them(qapp, tmp_path, request):
    sheet = played("concan", 3, 2)
    before = QLocale()
    request.addfinalizer(lambda: QLocale.setDefault(before))
    QLocale.setDefault(QLocale("it"))
    save_csv(tmp_path / "pad.csv", [("2026-01-01", sheet)] * 2)
    first, again = (tmp_path / "pad.csv").read_text(encoding="utf-8-sig").split("\n\n")
    assert first.strip() == again.strip()
    (tmp_path / "pad.csv").write_text(first, encoding="utf-8")
    lines = read_table(tmp_path / "pad.csv", ";")
    for end in sheet.ends:
        ended = next(each for each in lines if each["Hand"] == str(end.hand))
        assert [ended[f"{name}: Points"] == "X" for name in sheet.sides] == [at in end.signs for at in range(3)]
    (averages,) = (each for each in lines if each["What"] == "A hand on average")
    assert all("," in averages[f"{name}: Points"] for name in sheet.sides)


def read_table(path, between=","):
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file, delimiter=between))
