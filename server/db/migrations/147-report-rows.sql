-- Reports read two narrow tables instead of the events of each application: the times of its stages, and how long it waited
-- in each. Triggers update them in the transaction of the event.

-- The same rows, computed from the events.
alter view report_applications rename to computed_report_applications;

-- Each stretch in which an application in process waited in one status; from after `starts_at` up to `ends_at`. One on hold
-- counts where it was before; its wait continues, since its last move that isn't a hold or the return from one.
create view computed_report_waits with (security_invoker = true) as
  select w.* from (
    select v.tenant_id, v.application_id, a.job_id, a.user_id, a.organisation_id, a.source,
      p.sponsor_organisation_id as partner_id,
      case when v.to_status = 'on-hold' then v.from_status else v.to_status end as status,
      v.at as starts_at, coalesce(lead(v.at) over history, 'infinity') as ends_at,
      max(v.at) filter (where v.to_status <> 'on-hold' and v.from_status is distinct from 'on-hold') over history as since
    from application_events v
    join applications a on a.tenant_id = v.tenant_id and a.id = v.application_id
    left join seeker_profiles p on p.tenant_id = a.tenant_id and p.user_id = a.user_id
    where a.status <> 'draft' and not a.awaits_consent
    window history as (partition by v.tenant_id, v.application_id order by v.at, v.id)
  ) w
  where w.starts_at < w.ends_at
    and w.status in ('sourced', 'applied', 'screening', 'interview', 'offer', 'offered');

create table report_applications (
  tenant_id bigint not null,
  id bigint not null,
  job_id bigint not null,
  user_id bigint not null,
  organisation_id bigint not null,
  status text not null,
  source text not null,
  partner_id bigint,
  -- The first time of each stage.
  applied_at timestamptz,
  screening_at timestamptz,
  interview_at timestamptz,
  offer_at timestamptz,
  replied_at timestamptz,
  -- Only of applications that still have this status.
  hired_at timestamptz,
  declined_at timestamptz,
  withdrawn_at timestamptz
);
select isolate_tenants('report_applications');

create table report_waits (
  tenant_id bigint not null,
  application_id bigint not null,
  job_id bigint not null,
  user_id bigint not null,
  organisation_id bigint not null,
  source text not null,
  partner_id bigint,
  status text not null,
  starts_at timestamptz not null,
  -- Infinity: it still waits.
  ends_at timestamptz not null,
  since timestamptz
);
select isolate_tenants('report_waits');

-- Filled before the constraints exist, which is faster.
insert into report_applications (tenant_id, id, job_id, user_id, organisation_id, status, source, partner_id, applied_at,
  screening_at, interview_at, offer_at, replied_at, hired_at, declined_at, withdrawn_at)
select tenant_id, id, job_id, user_id, organisation_id, status, source, partner_id, applied_at,
  screening_at, interview_at, offer_at, replied_at, hired_at, declined_at, withdrawn_at
from computed_report_applications;
insert into report_waits (tenant_id, application_id, job_id, user_id, organisation_id, source, partner_id, status,
  starts_at, ends_at, since)
select tenant_id, application_id, job_id, user_id, organisation_id, source, partner_id, status, starts_at, ends_at, since
from computed_report_waits;

alter table report_applications
  add primary key (tenant_id, id),
  add foreign key (tenant_id, id) references applications (tenant_id, id) on delete cascade;
alter table report_waits
  add primary key (tenant_id, application_id, starts_at),
  add foreign key (tenant_id, application_id) references report_applications (tenant_id, id) on delete cascade;

-- An organization's rows lie all over the table: its reports read the index only.
create index report_applications_by_organisation on report_applications (tenant_id, organisation_id)
  include (id, job_id, user_id, status, source, partner_id, applied_at, screening_at, interview_at, offer_at, replied_at,
    hired_at, declined_at, withdrawn_at);
create index report_applications_by_partner on report_applications (tenant_id, partner_id)
  include (id, job_id, user_id, organisation_id, status, source, applied_at, screening_at, interview_at, offer_at,
    replied_at, hired_at, declined_at, withdrawn_at)
  where partner_id is not null;
create index report_applications_by_job on report_applications (tenant_id, job_id);
create index report_applications_by_user on report_applications (tenant_id, user_id);
create index report_waits_by_time on report_waits (tenant_id, ends_at, starts_at)
  include (application_id, job_id, user_id, organisation_id, source, partner_id, status, since);
create index report_waits_by_organisation on report_waits (tenant_id, organisation_id, ends_at, starts_at)
  include (application_id, job_id, user_id, source, partner_id, status, since);
create index report_waits_by_partner on report_waits (tenant_id, partner_id, ends_at, starts_at)
  include (application_id, job_id, user_id, organisation_id, source, status, since)
  where partner_id is not null;
create index report_waits_by_job on report_waits (tenant_id, job_id, ends_at, starts_at);

create function refresh_report_rows(tenant bigint, ids bigint[]) returns void language plpgsql as $$
begin
  delete from report_applications r using applications a
    where r.tenant_id = tenant and r.id = any(ids) and a.tenant_id = tenant and a.id = r.id
      and (a.status = 'draft' or a.awaits_consent);
  -- A change of partner waits, so that it finds the new rows. See `report_rows_of_partner`.
  perform from seeker_profiles p join applications a on a.tenant_id = p.tenant_id and a.user_id = p.user_id
    where a.tenant_id = tenant and a.id = any(ids)
      and not exists (select from report_applications r where r.tenant_id = tenant and r.id = a.id)
    for share of p;
  insert into report_applications as r (tenant_id, id, job_id, user_id, organisation_id, status, source, partner_id,
    applied_at, screening_at, interview_at, offer_at, replied_at, hired_at, declined_at, withdrawn_at)
  select c.tenant_id, c.id, c.job_id, c.user_id, c.organisation_id, c.status, c.source, c.partner_id,
    c.applied_at, c.screening_at, c.interview_at, c.offer_at, c.replied_at, c.hired_at, c.declined_at, c.withdrawn_at
  from computed_report_applications c where c.tenant_id = tenant and c.id = any(ids)
  on conflict (tenant_id, id) do update set job_id = excluded.job_id, organisation_id = excluded.organisation_id,
    status = excluded.status, source = excluded.source, applied_at = excluded.applied_at,
    screening_at = excluded.screening_at, interview_at = excluded.interview_at, offer_at = excluded.offer_at,
    replied_at = excluded.replied_at, hired_at = excluded.hired_at, declined_at = excluded.declined_at,
    withdrawn_at = excluded.withdrawn_at;
  with computed as materialized (
    select * from computed_report_waits c where c.tenant_id = tenant and c.application_id = any(ids)
  ), removed as (
    delete from report_waits w where w.tenant_id = tenant and w.application_id = any(ids)
      and not exists (select from computed c where c.application_id = w.application_id and c.starts_at = w.starts_at)
  )
  insert into report_waits as w (tenant_id, application_id, job_id, user_id, organisation_id, source, partner_id, status,
    starts_at, ends_at, since)
  select c.tenant_id, c.application_id, c.job_id, c.user_id, c.organisation_id, c.source, c.partner_id, c.status,
    c.starts_at, c.ends_at, c.since
  from computed c
  on conflict (tenant_id, application_id, starts_at) do update set job_id = excluded.job_id,
    organisation_id = excluded.organisation_id, source = excluded.source, status = excluded.status,
    ends_at = excluded.ends_at, since = excluded.since
  where (w.job_id, w.organisation_id, w.source, w.status, w.ends_at, w.since) is distinct from
    (excluded.job_id, excluded.organisation_id, excluded.source, excluded.status, excluded.ends_at, excluded.since);
end $$;

create function refresh_report_rows_of_events() returns trigger language plpgsql as $$
begin
  perform refresh_report_rows(e.tenant_id, array_agg(distinct e.application_id)) from inserted e group by e.tenant_id;
  return null;
end $$;
create trigger application_events_in_reports after insert on application_events
  referencing new table as inserted for each statement execute function refresh_report_rows_of_events();

-- At the end of the transaction, when the event of the change has usually refreshed the rows.
create function refresh_report_rows_of_application() returns trigger language plpgsql as $$
begin
  if not exists (
    select from report_applications r join applications a on a.tenant_id = r.tenant_id and a.id = r.id
    where r.tenant_id = new.tenant_id and r.id = new.id
      and (a.status, a.source, a.job_id, a.organisation_id, a.awaits_consent)
        = (r.status, r.source, r.job_id, r.organisation_id, false)
  ) then
    perform refresh_report_rows(new.tenant_id, array[new.id]);
  end if;
  return null;
end $$;
create constraint trigger applications_in_reports after update on applications deferrable initially deferred
  for each row when ((old.status, old.source, old.job_id, old.organisation_id, old.awaits_consent)
    is distinct from (new.status, new.source, new.job_id, new.organisation_id, new.awaits_consent))
  execute function refresh_report_rows_of_application();

create function report_rows_of_partner() returns trigger language plpgsql as $$
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
  return null;
end $$;
create trigger seeker_profiles_in_reports after insert or update of sponsor_organisation_id on seeker_profiles
  for each row execute function report_rows_of_partner();
