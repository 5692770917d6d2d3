-- Sums of the waits of large slices: for each day, how many applications came to a status and left it, by the day since when they
-- wait. The state at the end of a day adds up everything before it.

-- Rows of `report_waits` that came (1) or went (-1) and are not in the sums yet, of tenants with slices. A change of a row is both.
create table report_wait_changes (
  tenant_id bigint not null,
  change_id bigint generated always as identity,
  weight smallint not null check (weight in (-1, 1)),
  application_id bigint not null,
  job_id bigint not null,
  user_id bigint not null,
  organisation_id bigint not null,
  source text not null,
  partner_id bigint,
  status text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  since timestamptz,
  primary key (tenant_id, change_id)
);
select isolate_tenants('report_wait_changes');

alter table report_slices
  -- The sums contain the waits of applications up to this id, or all of them.
  add column waits_filled_to bigint not null default 0,
  add column has_waits boolean not null default false;

create function log_report_wait_changes() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into report_wait_changes (tenant_id, weight, application_id, job_id, user_id, organisation_id, source, partner_id,
      status, starts_at, ends_at, since)
    select tenant_id, -1, application_id, job_id, user_id, organisation_id, source, partner_id, status, starts_at, ends_at, since
    from removed r where exists (select from report_slices s where s.tenant_id = r.tenant_id);
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into report_wait_changes (tenant_id, weight, application_id, job_id, user_id, organisation_id, source, partner_id,
      status, starts_at, ends_at, since)
    select tenant_id, 1, application_id, job_id, user_id, organisation_id, source, partner_id, status, starts_at, ends_at, since
    from added r where exists (select from report_slices s where s.tenant_id = r.tenant_id);
  end if;
  return null;
end $$;
create trigger report_waits_added after insert on report_waits
  referencing new table as added for each statement execute function log_report_wait_changes();
create trigger report_waits_changed after update on report_waits
  referencing old table as removed new table as added for each statement execute function log_report_wait_changes();
create trigger report_waits_removed after delete on report_waits
  referencing old table as removed for each statement execute function log_report_wait_changes();
