-- Who has signed out everywhere, and with which credential they came back; and something to write when asked for readiness.
create table sleuth.credentials (
  person text primary key,
  credential text not null
);

create table sleuth.pulse (beat bigint not null);
insert into sleuth.pulse values (0);
