-- Tables with their logs. The statements are split behind every semicolon that ends a line.
create table schema (number integer not null);

create table tables (
  id text primary key,
  version integer not null,
  code text not null,
  status text not null,
  listed integer not null,
  bots integer not null,
  updated real not null,
  summary blob not null
);
create unique index living_codes on tables (code) where status in ('open', 'playing');
create index codes on tables (code, updated);
create index lobby on tables (updated) where listed and status in ('open', 'playing');
create index bots_to_act on tables (updated) where bots and status = 'playing';
create index statuses on tables (status, updated);

create table entries (
  table_id text not null references tables (id) on delete cascade,
  number integer not null,
  entry blob not null,
  primary key (table_id, number)
) without rowid;

create table keys (
  table_id text not null references tables (id) on delete cascade,
  key text not null,
  version integer not null,
  primary key (table_id, key)
) without rowid;

create table people (
  table_id text not null references tables (id) on delete cascade,
  person text not null,
  primary key (table_id, person)
) without rowid;
create index tables_of_person on people (person);

create table marks (
  table_id text not null references tables (id) on delete cascade,
  person text not null,
  marks blob not null,
  primary key (table_id, person)
) without rowid;

create table claims (
  table_id text primary key references tables (id) on delete cascade,
  node text not null,
  until real not null
) without rowid;
