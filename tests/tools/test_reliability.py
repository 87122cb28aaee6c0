"""Calibration: bins, error and log score, computed by hand."""

import pytest

from tools.strength.keeping import fingerprint, played_before
from tools.strength.plan import WITHOUT, lines
from tools.strength.reliability import Claim, reliability, together
from tools.strength.reliability_chart import reliability_picture
from tools.strength.strangers_section import EARLIER, panels, strangers, without

CLAIMS = [Claim(0.75, True, 0.75), Claim(0.75, False, 0.25), Claim(0.25, False, 0.5), Claim(0.05, False, 0.0)]


def test_bins_error_and_log_score() -> None:
    found = reliability(CLAIMS)
    assert found.number == 4
    assert found.bins[7] == (2, 1.5, 1)
    assert found.error == pytest.approx((0.5 + 0.25 + 0.05) / 4)
    assert found.bits == pytest.approx((0.4150 + 2 + 1 + 9.9658) / 4, abs=1e-3)
    assert found.believed == pytest.approx(0.45)
    assert found.right == 0.25


def test_parts_add_up() -> None:
    whole, parts = reliability(CLAIMS), [reliability(CLAIMS[:1]), reliability(CLAIMS[1:])]
    assert together(parts).bins == whole.bins
    assert together(parts).bits == pytest.approx(whole.bits, abs=1e-3)


def test_without_claims_there_is_nothing_to_say() -> None:
    assert reliability([]).error is None
    assert together([reliability([])]).number == 0


def test_the_picture_has_a_panel_for_each_subject() -> None:
    drawn = reliability_picture({"the case": {"mastermind": reliability(CLAIMS * 9)}, "odds": {}})
    assert b"<svg" in drawn
    assert b"the case" in drawn


def test_the_section_about_strangers_compares_with_the_lines_of_earlier_code() -> None:
    before = played_before()
    assert {(each.line.edition, each.line.seats) for each in before} == {
        (edition, seats) for edition in ("questions", "classic") for seats in (3, 4, 5, 6)
    }
    assert all(each.code == before[0].code != fingerprint() for each in before)
    text = "\n".join(strangers(before[:2]))
    assert text.count(f"| {EARLIER} | questions | 3 |") == 2
    assert text.count("| `mastermind` | questions | 3 |") == 2
    editions = {each.line.edition for each in before}
    assert text.count(f"| {EARLIER} |") == 2 * len(before) + len(editions) + 1
    assert set(panels(before)["the case"]) == {"mastermind", EARLIER}


def test_what_is_left_out_has_a_section_of_its_own() -> None:
    before = played_before()
    text = "\n".join(without(before[:4]))
    assert text.count("| `mastermind` | questions |") == 4 + 1  # and all of them together
    assert f"| `mastermind` | questions | {sum(each.line.games for each in before[:4])} | 23.8 % |" in text
    assert [line.names[0] for line in lines("without")] == [name for name in WITHOUT for _ in range(8)]
    assert {line.games * 2 for line in lines("without")} == {line.games for line in lines("strangers")}
