-- The moves of supported people, for the journal of partners: it read the events of each of their applications, in both periods.

create table report_moves (
  tenant_id bigint not null,
  application_id bigint not null,
  -- That of the event.
  id bigint not null,
  job_id bigint not null,
  user_id bigint not null,
  organisation_id bigint not null,
  source text not null,
  partner_id bigint not null,
  -- The status that the application got.
  status text not null,
  at timestamptz not null,
  -- The move that other reports count for its stage.
  is_first boolean not null
);
select isolate_tenants('report_moves');

-- The same rows, computed from the events.
create view computed_report_moves with (security_invoker = true) as
  select r.tenant_id, r.id as application_id, v.id, r.job_id, r.user_id, r.organisation_id, r.source, r.partner_id,
    v.to_status as status, v.at,
    coalesce(v.at = case v.to_status when 'applied' then r.applied_at when 'interview' then r.interview_at
      when 'offer' then r.offer_at when 'offered' then r.offer_at when 'hired' then r.hired_at end, false) as is_first
  from report_applications r
  join application_events v on v.tenant_id = r.tenant_id and v.application_id = r.id and v.to_status <> 'draft'
  where r.partner_id is not null;

-- Filled before the constraints exist, which is faster.
insert into report_moves (tenant_id, application_id, id, job_id, user_id, organisation_id, source, partner_id, status, at,
  is_first)
select tenant_id, application_id, id, job_id, user_id, organisation_id, source, partner_id, status, at, is_first
from computed_report_moves;

alter table report_moves
  add primary key (tenant_id, application_id, id),
  add foreign key (tenant_id, application_id) references report_applications (tenant_id, id) on delete cascade;
create index report_moves_by_time on report_moves (tenant_id, at)
  include (job_id, user_id, organisation_id, source, partner_id, status, is_first);
create index report_moves_by_partner on report_moves (tenant_id, partner_id, at)
  include (job_id, user_id, organisation_id, source, status, is_first);
create index report_moves_by_organisation on report_moves (tenant_id, organisation_id, job_id, at)
  include (user_id, source, partner_id, status, is_first);
create index report_moves_by_user on report_moves (tenant_id, user_id, at);

create function refresh_report_moves(tenant bigint, ids bigint[]) returns void language sql as $$
  delete from report_moves m where m.tenant_id = tenant and m.application_id = any(ids)
    and not exists (select from computed_report_moves c
      where c.tenant_id = tenant and c.application_id = m.application_id and c.id = m.id);
  insert into report_moves as m (tenant_id, application_id, id, job_id, user_id, organisation_id, source, partner_id, status,
    at, is_first)
  select c.tenant_id, c.application_id, c.id, c.job_id, c.user_id, c.organisation_id, c.source, c.partner_id, c.status, c.at,
    c.is_first
  from computed_report_moves c where c.tenant_id = tenant and c.application_id = any(ids)
  on conflict (tenant_id, application_id, id) do update set job_id = excluded.job_id,
    organisation_id = excluded.organisation_id, source = excluded.source, partner_id = excluded.partner_id,
    is_first = excluded.is_first
  where (m.job_id, m.organisation_id, m.source, m.partner_id, m.is_first) is distinct from
    (excluded.job_id, excluded.organisation_id, excluded.source, excluded.partner_id, excluded.is_first);
$$;
-- As for `refresh_report_rows`.
alter function refresh_report_moves(bigint, bigint[]) set plan_cache_mode = force_generic_plan;

create or replace function refresh_report_rows_of_events() returns trigger language plpgsql as $$
declare
  changed record;
begin
  for changed in
    select e.tenant_id, array_agg(distinct e.application_id) as ids from inserted e group by e.tenant_id
  loop
    perform refresh_report_rows(changed.tenant_id, changed.ids);
    perform refresh_report_moves(changed.tenant_id, changed.ids);
  end loop;
  return null;
end $$;

create or replace function refresh_report_rows_of_application() returns trigger language plpgsql as $$
begin
  if not exists (
    select from report_applications r join applications a on a.tenant_id = r.tenant_id and a.id = r.id
    where r.tenant_id = new.tenant_id and r.id = new.id
      and (a.status, a.source, a.job_id, a.organisation_id, a.awaits_consent)
        = (r.status, r.source, r.job_id, r.organisation_id, false)
  ) then
    perform refresh_report_rows(new.tenant_id, array[new.id]);
    perform refresh_report_moves(new.tenant_id, array[new.id]);
  end if;
  return null;
end $$;

create or replace function report_rows_of_partner() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.sponsor_organisation_id is null then
    return null;
  end if;
  update report_applications set partner_id = new.sponsor_organisation_id
    where tenant_id = new.tenant_id and user_id = new.user_id
      and partner_id is distinct from new.sponsor_organisation_id;
  update report_waits w set partner_id = new.sponsor_organisation_id
    from report_applications r
    where r.tenant_id = new.tenant_id and r.user_id = new.user_id
      and w.tenant_id = r.tenant_id and w.application_id = r.id
      and w.partner_id is distinct from new.sponsor_organisation_id;
  perform refresh_report_moves(new.tenant_id, array(
    select r.id from report_applications r where r.tenant_id = new.tenant_id and r.user_id = new.user_id));
  return null;
end $$;

-- Rows of `report_moves` that came (1) or went (-1) and are not in the sums yet, of tenants with slices. A change of a row is both.
create table report_move_changes (
  tenant_id bigint not null,
  change_id bigint generated always as identity,
  weight smallint not null check (weight in (-1, 1)),
  application_id bigint not null,
  id bigint not null,
  job_id bigint not null,
  user_id bigint not null,
  organisation_id bigint not null,
  source text not null,
  partner_id bigint not null,
  status text not null,
  at timestamptz not null,
  is_first boolean not null,
  primary key (tenant_id, change_id)
);
select isolate_tenants('report_move_changes');

alter table report_slices
  -- The sums contain the moves of applications up to this id, or all of them.
  add column moves_filled_to bigint not null default 0,
  add column has_moves boolean not null default false;

create function log_report_move_changes() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into report_move_changes (tenant_id, weight, application_id, id, job_id, user_id, organisation_id, source,
      partner_id, status, at, is_first)
    select tenant_id, -1, application_id, id, job_id, user_id, organisation_id, source, partner_id, status, at, is_first
    from removed r where exists (select from report_slices s where s.tenant_id = r.tenant_id);
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into report_move_changes (tenant_id, weight, application_id, id, job_id, user_id, organisation_id, source,
      partner_id, status, at, is_first)
    select tenant_id, 1, application_id, id, job_id, user_id, organisation_id, source, partner_id, status, at, is_first
    from added r where exists (select from report_slices s where s.tenant_id = r.tenant_id);
  end if;
  return null;
end $$;
create trigger report_moves_added after insert on report_moves
  referencing new table as added for each statement execute function log_report_move_changes();
create trigger report_moves_changed after update on report_moves
  referencing old table as removed new table as added for each statement execute function log_report_move_changes();
create trigger report_moves_removed after delete on report_moves
  referencing old table as removed for each statement execute function log_report_move_changes();
