-- The audit page: from where an entry comes, indexes for its filters, and the last check of each chain.

-- Null for entries written before, by background tasks, and by commands. The network without the part that names one
-- device, and the browser and system instead of the whole user agent: enough to recognize a strange place.
alter table audit_events
  add column network text check (length(network) between 1 and 50),
  add column device text check (length(device) between 1 and 100);

create index audit_events_by_time on audit_events (tenant_id, at desc, id desc);
create index audit_events_by_actor on audit_events (tenant_id, actor_user_id, at desc, id desc);
create index audit_events_by_action on audit_events (tenant_id, action, at desc, id desc);
create index audit_events_by_impersonator on audit_events (tenant_id, impersonator_user_id, at desc, id desc)
  where impersonator_user_id is not null;

-- Each account may export ten times an hour; the exports are counted in the audit trail.
drop index audit_events_exports;
create index audit_events_exports on audit_events (tenant_id, actor_user_id, at)
  where action in ('erd.download', 'data.export', 'data.download', 'audit.download', 'export.start', 'export.download');

-- The last check of the audit trail of a tenant. A request for a new one is answered by a background task.
create table audit_checks (
  tenant_id bigint primary key references tenants (id),
  requested_at timestamptz(3),
  claimed_until timestamptz(3),
  checked_at timestamptz(3),
  sealed_count bigint not null default 0,
  unsealed_count bigint not null default 0,
  problem_count integer not null default 0,
  -- The first problems: what is wrong, and with which entry.
  problems jsonb not null default '[]'
);
select isolate_tenants('audit_checks');
