-- Names of organizations are unique within a tenant, and an approved organization's new name waits for approval.

-- The form in which two names are the same: without case, accents, spaces, punctuation, invisible characters, and with
-- Cyrillic and Greek letters that look like Latin ones replaced by them (compared as capitals, in which they look alike).
create function organisation_name_key(name text) returns text language sql immutable parallel safe as $$
  select translate(
    regexp_replace(lower(normalize(name, NFKD)), E'[\u0300-\u036f\u200b-\u200d\ufe0f[:space:][:punct:]]+', '', 'g'),
    'авеіїјкмнорстухѕһԛԝӏαβεζηικμνορτυχı',
    'abeiijkmhopctyxshqwlabezhikmnoptyxi')
$$;

alter table organisations
  add column name_key text generated always as (organisation_name_key(name)) stored,
  -- The name was another organization's already when names became unique.
  add column shares_name boolean not null default false;

update organisations o set shares_name = true
where o.status in ('approved', 'suspended') and o.source <> 'import' and exists (
  select from organisations first
  where first.tenant_id = o.tenant_id and first.name_key = o.name_key and first.id < o.id
    and first.status in ('approved', 'suspended') and first.source <> 'import');

-- Only names in force. Organizations that wait for approval reserve nothing, and imported employers have no account.
create unique index organisations_unique_name on organisations (tenant_id, name_key)
  where status in ('approved', 'suspended') and source <> 'import' and not shares_name and name_key <> '';

alter table approvals
  drop constraint approvals_kind_check,
  add constraint approvals_kind_check check (kind in ('partner', 'job', 'offer', 'name')),
  -- The name to approve, for kind 'name'. Never changed: another name is another request.
  add column requested_name text check (length(requested_name) between 1 and 200),
  add check ((kind = 'name') = (requested_name is not null));
create unique index approvals_one_open_name on approvals (tenant_id, organisation_id)
  where kind = 'name' and status = 'pending';
create index approvals_by_name on approvals (tenant_id, organisation_id, id) where kind = 'name';

-- Both names of a change of name, whose event keeps the status.
alter table organisation_events
  add column from_name text,
  add column to_name text;
