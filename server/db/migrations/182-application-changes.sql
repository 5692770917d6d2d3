-- The applications that changed lately. Server processes have the applications of large tenants in memory and read here what changed
-- since. Older rows are deleted.

create table application_changes (
  tenant_id bigint not null,
  -- Of the transaction. It commits later than others with a higher id may: readers start at the oldest one that was running.
  xid xid8 not null default pg_current_xact_id(),
  application_id bigint not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, xid, application_id)
);
select isolate_tenants('application_changes');

-- They read all applications from `applications_of_user` and from this index.
create index applications_awaiting_consent on applications (tenant_id) include (id) where awaits_consent;

create function record_application_changes() returns trigger language plpgsql as $$
begin
  insert into application_changes (tenant_id, application_id) select tenant_id, id from changed on conflict do nothing;
  return null;
end $$;

create trigger applications_inserted after insert on applications
  referencing new table as changed for each statement execute function record_application_changes();
create trigger applications_updated after update on applications
  referencing new table as changed for each statement execute function record_application_changes();
create trigger applications_deleted after delete on applications
  referencing old table as changed for each statement execute function record_application_changes();
