-- Entries of the audit trail are sealed shortly after they are written: a chain of hashes per tenant shows whether one was
-- changed, removed or added later. Not part of the transaction that writes the entry: it would have to wait for all others
-- of its tenant.
create table audit_seals (
  tenant_id bigint not null references tenants (id),
  position bigint not null check (position > 0),
  audit_event_id bigint not null,
  -- HMAC-SHA-256 of the previous hash and the entry; the key is derived from the installation's secret.
  hash bytea not null check (length(hash) = 32),
  sealed_at timestamptz not null default now(),
  primary key (tenant_id, position),
  unique (tenant_id, audit_event_id)
);
select isolate_tenants('audit_seals');

create trigger audit_seals_append_only before update or delete on audit_seals
  for each row execute function refuse_change();

-- A row trigger does not see a truncation.
create trigger audit_seals_no_truncate before truncate on audit_seals execute function refuse_change();
create trigger audit_events_no_truncate before truncate on audit_events execute function refuse_change();
create trigger job_events_no_truncate before truncate on job_events execute function refuse_change();
create trigger application_events_no_truncate before truncate on application_events execute function refuse_change();
create trigger organisation_events_no_truncate before truncate on organisation_events execute function refuse_change();
create trigger supporter_acts_no_truncate before truncate on supporter_acts execute function refuse_change();
create trigger disclosure_openings_no_truncate before truncate on disclosure_openings execute function refuse_change();
create trigger consent_events_no_truncate before truncate on consent_events execute function refuse_change();
