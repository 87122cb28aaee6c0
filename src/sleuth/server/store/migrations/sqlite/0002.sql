-- Who has signed out everywhere, and with which credential they came back; and something to write when asked for readiness.
create table credentials (
  person text primary key,
  credential text not null
) without rowid;

create table pulse (beat integer not null);
insert into pulse values (0);
