-- Ways in besides a password, and looking at the product as somebody else.

-- Null: the account has no password and comes in another way.
alter table users alter column password_hash drop not null;

-- Off where everybody comes in through the tenant's own provider.
alter table tenants add column allows_passwords boolean not null default true;

-- Which providers a tenant has switched on. Operators write these rows with `npm run sign-in`.
create table sign_in_providers (
  tenant_id bigint not null references tenants (id),
  provider text not null check (provider in ('google', 'linkedin', 'indeed', 'sso')),
  is_enabled boolean not null default true,
  -- The name on the button of the tenant's own provider.
  label text not null default '',
  issuer text not null,
  client_id text not null,
  -- Sealed with the installation's secret; null for a client without one.
  client_secret bytea,
  client_auth text not null default 'basic' check (client_auth in ('basic', 'post')),
  -- Where a Google access token is looked up.
  token_info_url text not null default '',
  -- The tenant vouches for the addresses of this provider: a verified one is enough to join an account that exists.
  links_by_email boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, provider)
);

-- An account at a provider that opens an account here. The issuer is part of the key: another one reuses subjects.
create table external_identities (
  tenant_id bigint not null,
  provider text not null,
  issuer text not null,
  subject text not null,
  user_id bigint not null,
  email text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, provider, issuer, subject),
  unique (tenant_id, user_id, provider),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);

-- A sign-in that has gone to a provider and not come back, or has come back and waits for a password. Used once.
create table sign_in_flows (
  tenant_id bigint not null references tenants (id),
  -- SHA-256 of the state, or of the ticket that waits for a password.
  state_hash bytea not null,
  -- SHA-256 of what the browser that began it keeps.
  browser_hash bytea not null,
  provider text not null,
  nonce text not null default '',
  verifier text not null default '',
  -- Who connects the provider to an account that is signed in.
  user_id bigint,
  -- Who the provider says it is, while the password is asked for.
  issuer text,
  subject text,
  email text,
  expires_at timestamptz not null,
  primary key (tenant_id, state_hash)
);
create index sign_in_flows_by_age on sign_in_flows (expires_at);

alter table sessions
  -- The administrator who looks at the product as this account, why, and from which session of their own.
  add column impersonator_user_id bigint,
  add column impersonation_reason text,
  add column origin_session_id uuid,
  add foreign key (tenant_id, impersonator_user_id) references users (tenant_id, id),
  add foreign key (tenant_id, origin_session_id) references sessions (tenant_id, id),
  add check ((impersonator_user_id is null) = (origin_session_id is null));
create index sessions_by_origin on sessions (tenant_id, origin_session_id) where origin_session_id is not null;

-- Who really acted, when it was not the account itself.
alter table audit_events add column impersonator_user_id bigint;
