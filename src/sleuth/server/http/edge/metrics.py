"""Metrics for Prometheus: how much happens, how long it takes, what fails; never who or which table."""

import collections
from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Actions(Collector):
    """How many actions there were, and how long they took: counted in one thread, without the locks of a counter."""

    def __init__(self) -> None:
        self._outcomes = collections.Counter[str]()
        self._numbers = [0] * (len(SECONDS) + 1)
        """How many took at most so long, and longer than the limit before; the last one counts all others."""
        self._total = 0.0

    def count(self, outcome: str, seconds: float) -> None:
        """Count an action by what came out, and how long it took."""
        self._outcomes[outcome] += 1
        self._numbers[bisect_left(SECONDS, seconds)] += 1
        self._total += seconds

    def collect(self) -> Iterator[Metric]:
        """Return both metrics."""
        actions = CounterMetricFamily("sleuth_actions", "Actions, by what came out.", labels=["outcome"])
        for outcome, number in self._outcomes.items():
            actions.add_metric([outcome], number)
        yield actions
        limits = [*map(str, SECONDS), "+Inf"]
        yield HistogramMetricFamily(
            "sleuth_action_seconds",
            "From an action's arrival to its answer.",
            buckets=list(zip(limits, accumulate(self._numbers), strict=True)),
            sum_value=self._total,
        )


class Metrics:
    """The metrics of one server process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.connections = Gauge("sleuth_connections", "Live connections.", registry=self._registry)
        self.actions = Actions()
        self._registry.register(self.actions)
        self.store_errors = Counter("sleuth_store_errors", "Trouble with the storage.", registry=self._registry)
        self.turned_away = Counter(
            "sleuth_turned_away", "Connections refused or dropped, by reason.", ["reason"], registry=self._registry
        )
        self.failures = Counter("sleuth_failures", "Requests that failed for no known reason.", registry=self._registry)

    def watch(self, name: str, description: str, value: Callable[[], float]) -> None:
        """Add a gauge whose value is computed when it is read."""
        Gauge(name, description, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self._registry)
