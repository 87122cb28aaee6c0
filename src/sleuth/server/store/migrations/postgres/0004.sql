-- A claim counts from `since` to `until`: one from the future was made before the clock was set back, and is void.
alter table sleuth.claims add column since timestamptz not null default clock_timestamp();
