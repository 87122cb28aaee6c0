"""Metrics for Prometheus: how much happens, how long it takes, what fails; never who or which table."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The metrics of one server process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.connections = Gauge("sleuth_connections", "Live connections.", registry=self._registry)
        self.actions = Counter("sleuth_actions", "Actions, by what came out.", ["outcome"], registry=self._registry)
        self.seconds = Histogram(
            "sleuth_action_seconds", "From an action's arrival to its answer.", buckets=SECONDS, registry=self._registry
        )
        self.store_errors = Counter("sleuth_store_errors", "Trouble with the storage.", registry=self._registry)
        self.turned_away = Counter(
            "sleuth_turned_away", "Connections refused or dropped, by reason.", ["reason"], registry=self._registry
        )
        self.failures = Counter("sleuth_failures", "Requests that failed for no known reason.", registry=self._registry)

        self._outcomes: dict[str, Counter] = {}
        """By outcome: finding a counter by its label takes longer than counting."""

    def acted(self, outcome: str, seconds: float) -> None:
        """Count an action, and how long it took."""
        found = self._outcomes.get(outcome)
        if found is None:
            found = self._outcomes[outcome] = self.actions.labels(outcome)
        found.inc()
        self.seconds.observe(seconds)

    def watch(self, name: str, description: str, value: Callable[[], float]) -> None:
        """Add a gauge whose value is computed when it is read."""
        Gauge(name, description, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self._registry)
