"""A short run of the check that damages libraries; the long one is started by hand."""

import damaged_libraries


def test_every_kind_of_damage_is_told_and_loses_no_more_than_it_must(capsys, monkeypatch):
    monkeypatch.setattr("barracan.storage.damage_check.AFTER", 0)  # the check sets it for a process of its own
    kinds = len(damaged_libraries.KINDS)
    code = damaged_libraries.main(["--libraries", str(kinds), "--windows", "0", "--seed", "7"])
    assert code == 0, capsys.readouterr().out
