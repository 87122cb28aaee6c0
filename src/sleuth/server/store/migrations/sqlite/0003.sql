-- A claim counts from `since` to `until`, by the clock of the machine that nobody sets; old ones went by another clock.
delete from claims;
alter table claims add column since real not null default 0;
