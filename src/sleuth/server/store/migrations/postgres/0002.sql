-- Going on with a log in one round trip: 'done' with the new last number, or why not.
-- Each statement sees what was committed while the first one waited for the lock: the key is looked up under it.
create function sleuth.append(
  the_table text, after integer, new_entries bytea[], new_key text, new_code text, new_status text,
  new_listed boolean, new_bots boolean, new_updated double precision, new_summary bytea, new_people text[],
  out outcome text, out last integer
) language plpgsql as $$
declare
  used integer;
begin
  select version into last from sleuth.tables where id = the_table for no key update;
  if not found then
    outcome := 'unknown';
    return;
  end if;
  select version into used from sleuth.keys where table_id = the_table and key = new_key;
  if found then
    outcome := 'repeated';
    last := used;
    return;
  end if;
  if last <> after then
    outcome := 'conflict';
    return;
  end if;
  outcome := 'done';
  last := after + cardinality(new_entries);
  update sleuth.tables set version = last, code = new_code, status = new_status, listed = new_listed, bots = new_bots,
    updated = new_updated, summary = new_summary where id = the_table;
  insert into sleuth.entries
    select the_table, after + place, entry from unnest(new_entries) with ordinality as new (entry, place);
  if new_key is not null then
    insert into sleuth.keys values (the_table, new_key, last);
  end if;
  delete from sleuth.people where table_id = the_table and person <> all (new_people);
  insert into sleuth.people select the_table, unnest(new_people) on conflict do nothing;
end
$$;
