-- What an admin sets for the tenant, the tenant's own wording of texts, and the comfort settings of accounts.

alter table tenants
  add column languages jsonb not null default '["en", "fr", "esp", "ko"]',
  -- Only what differs from the standard; the domain knows the switches.
  add column switches jsonb not null default '{}',
  add column version integer not null default 1;

-- The pictures that everybody may see: one logo and one favicon. The bytes lie in the file store.
create table tenant_pictures (
  tenant_id bigint not null references tenants (id),
  kind text not null check (kind in ('logo', 'favicon')),
  -- Names the picture in its address, so that a changed one has another address.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key text not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, kind)
);

create table tenant_texts (
  tenant_id bigint not null references tenants (id),
  language text not null check (language in ('en', 'fr', 'esp', 'ko')),
  key text not null check (length(key) between 1 and 200),
  text text not null check (length(text) between 1 and 2000),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, language, key)
);

create table comfort_settings (
  tenant_id bigint not null,
  user_id bigint not null,
  -- Only what differs from the standard.
  settings jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
