"""Every event lists who sees what; an event that is not listed is an error and is not passed on."""

from typing import get_args

import pytest

from sleuth.core.seen import Occurrence
from sleuth.core.truth import Event, seen_by
from sleuth.core.truth.witness import _FACES


class Rumoured(Occurrence, frozen=True):
    """A future event with a secret."""

    card: str


def test_every_event_lists_who_sees_it() -> None:
    assert set(get_args(Event)) == set(_FACES)


def test_an_unlisted_event_is_not_passed_on() -> None:
    with pytest.raises(KeyError):
        seen_by(Rumoured("rope"), None)  # type: ignore[arg-type]
