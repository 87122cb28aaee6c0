-- Tables with their logs.
create table sleuth.schema (number integer not null);

create table sleuth.tables (
  id text primary key,
  version integer not null,
  code text not null,
  status text not null,
  listed boolean not null,
  bots boolean not null,
  updated double precision not null,
  summary bytea not null
);
create unique index living_codes on sleuth.tables (code) where status in ('open', 'playing');
create index codes on sleuth.tables (code, updated);
create index lobby on sleuth.tables (updated) where listed and status in ('open', 'playing');
create index bots_to_act on sleuth.tables (updated) where bots and status = 'playing';
create index statuses on sleuth.tables (status, updated);

create table sleuth.entries (
  table_id text not null references sleuth.tables (id) on delete cascade,
  number integer not null,
  entry bytea not null,
  primary key (table_id, number)
);

create table sleuth.keys (
  table_id text not null references sleuth.tables (id) on delete cascade,
  key text not null,
  version integer not null,
  primary key (table_id, key)
);

create table sleuth.people (
  table_id text not null references sleuth.tables (id) on delete cascade,
  person text not null,
  primary key (table_id, person)
);
create index tables_of_person on sleuth.people (person);

create table sleuth.marks (
  table_id text not null references sleuth.tables (id) on delete cascade,
  person text not null,
  marks bytea not null,
  primary key (table_id, person)
);

create table sleuth.claims (
  table_id text primary key references sleuth.tables (id) on delete cascade,
  node text not null,
  until timestamptz not null
);
