-- A second step at sign-in: codes of an app on one's own phone, and recovery codes for when it is not at hand.

create table second_steps (
  tenant_id bigint not null,
  user_id bigint not null,
  -- Sealed with the installation's secret; null until a first code of it has been given.
  sealed_secret bytea,
  -- What is being set up: takes the place of the one above with the first code of it that is given.
  pending_secret bytea,
  -- The half minute of the last code that was taken, counted from 1970: no code is taken twice.
  last_counter bigint not null default 0,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  check ((sealed_secret is null) = (confirmed_at is null))
);

create table recovery_codes (
  tenant_id bigint not null,
  user_id bigint not null,
  -- SHA-256 of sixty random bits: nobody chose them, so no slow hash is needed.
  code_hash bytea not null,
  used_at timestamptz,
  primary key (tenant_id, user_id, code_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
