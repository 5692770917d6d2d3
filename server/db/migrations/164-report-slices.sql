-- Sums of the values that reports count, by day and by month, of large slices of a tenant: all of it, one source, one large
-- organization. A task adds the changes of `report_applications` to them, so that writers never wait for a shared counter.
-- Until then, reports add the changes to the sums.

-- What reports need of the job, so that the values of an application depend on its row alone.
alter table report_applications
  add column published_at timestamptz,
  -- When the reply is due that the job promises.
  add column due_at timestamptz;

-- Ten days unless the job says otherwise, as in the product. Days have 24 hours here, whatever the time zone of the session.
create function reply_time(stage_plan jsonb) returns interval language sql immutable parallel safe as $$
  select make_interval(hours => 24 * coalesce((stage_plan -> 0 ->> 'within_days')::int, 10))
$$;

create or replace view computed_report_applications with (security_invoker = true) as
  select a.tenant_id, a.id, a.job_id, a.user_id, a.organisation_id, a.status, a.source,
    p.sponsor_organisation_id as partner_id,
    e.applied_at, e.screening_at, e.interview_at, e.offer_at, e.replied_at,
    case when a.status = 'hired' then e.hired_at end as hired_at,
    case when a.status = 'declined' then e.declined_at end as declined_at,
    case when a.status = 'withdrawn' then e.withdrawn_at end as withdrawn_at,
    j.published_at, e.applied_at + reply_time(j.stage_plan) as due_at
  from applications a
  join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
  left join seeker_profiles p on p.tenant_id = a.tenant_id and p.user_id = a.user_id
  cross join lateral (
    select min(v.at) filter (where v.to_status = 'applied') as applied_at,
      min(v.at) filter (where v.to_status = 'screening') as screening_at,
      min(v.at) filter (where v.to_status = 'interview') as interview_at,
      min(v.at) filter (where v.to_status in ('offer', 'offered')) as offer_at,
      min(v.at) filter (where v.from_status = 'applied' and v.to_status <> 'withdrawn') as replied_at,
      max(v.at) filter (where v.to_status = 'hired') as hired_at,
      max(v.at) filter (where v.to_status = 'declined') as declined_at,
      max(v.at) filter (where v.to_status = 'withdrawn') as withdrawn_at
    from application_events v where v.tenant_id = a.tenant_id and v.application_id = a.id
  ) e
  where a.status <> 'draft' and not a.awaits_consent;

-- Without the indexes that contain all columns, which is faster.
drop index report_applications_by_organisation;
drop index report_applications_by_partner;
update report_applications r set published_at = j.published_at, due_at = r.applied_at + reply_time(j.stage_plan)
  from jobs j where j.tenant_id = r.tenant_id and j.id = r.job_id;
create index report_applications_by_organisation on report_applications (tenant_id, organisation_id)
  include (id, job_id, user_id, status, source, partner_id, applied_at, screening_at, interview_at, offer_at, replied_at,
    hired_at, declined_at, withdrawn_at, published_at, due_at);
create index report_applications_by_partner on report_applications (tenant_id, partner_id)
  include (id, job_id, user_id, organisation_id, status, source, applied_at, screening_at, interview_at, offer_at,
    replied_at, hired_at, declined_at, withdrawn_at, published_at, due_at)
  where partner_id is not null;

-- The jobs with replies due and with answers to offers in a period.
create index report_applications_by_due_time on report_applications (tenant_id, due_at)
  include (job_id, replied_at, withdrawn_at);
create index report_applications_by_answer on report_applications (tenant_id, coalesce(hired_at, declined_at))
  include (job_id, hired_at, declined_at) where coalesce(hired_at, declined_at) is not null;

create function report_rows_of_job() returns trigger language plpgsql as $$
begin
  update report_applications
    set published_at = new.published_at, due_at = applied_at + reply_time(new.stage_plan)
    where tenant_id = new.tenant_id and job_id = new.id
      and (published_at, due_at) is distinct from (new.published_at, applied_at + reply_time(new.stage_plan));
  return null;
end $$;
create trigger jobs_in_reports after update of published_at, stage_plan on jobs for each row
  when ((old.published_at, old.stage_plan) is distinct from (new.published_at, new.stage_plan))
  execute function report_rows_of_job();

create or replace function refresh_report_rows(tenant bigint, ids bigint[]) returns void language plpgsql as $$
begin
  delete from report_applications r using applications a
    where r.tenant_id = tenant and r.id = any(ids) and a.tenant_id = tenant and a.id = r.id
      and (a.status = 'draft' or a.awaits_consent);
  -- A change of partner or of the job waits, so that it finds the new rows. See `report_rows_of_partner` and `report_rows_of_job`.
  perform from seeker_profiles p join applications a on a.tenant_id = p.tenant_id and a.user_id = p.user_id
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    where a.tenant_id = tenant and a.id = any(ids)
      and not exists (select from report_applications r where r.tenant_id = tenant and r.id = a.id)
    for share of p, j;
  insert into report_applications as r (tenant_id, id, job_id, user_id, organisation_id, status, source, partner_id,
    applied_at, screening_at, interview_at, offer_at, replied_at, hired_at, declined_at, withdrawn_at, published_at,
    due_at)
  select c.tenant_id, c.id, c.job_id, c.user_id, c.organisation_id, c.status, c.source, c.partner_id,
    c.applied_at, c.screening_at, c.interview_at, c.offer_at, c.replied_at, c.hired_at, c.declined_at, c.withdrawn_at,
    c.published_at, c.due_at
  from computed_report_applications c where c.tenant_id = tenant and c.id = any(ids)
  on conflict (tenant_id, id) do update set job_id = excluded.job_id, organisation_id = excluded.organisation_id,
    status = excluded.status, source = excluded.source, applied_at = excluded.applied_at,
    screening_at = excluded.screening_at, interview_at = excluded.interview_at, offer_at = excluded.offer_at,
    replied_at = excluded.replied_at, hired_at = excluded.hired_at, declined_at = excluded.declined_at,
    withdrawn_at = excluded.withdrawn_at, published_at = excluded.published_at, due_at = excluded.due_at
  where (r.job_id, r.organisation_id, r.status, r.source, r.applied_at, r.screening_at, r.interview_at, r.offer_at,
      r.replied_at, r.hired_at, r.declined_at, r.withdrawn_at, r.published_at, r.due_at)
    is distinct from (excluded.job_id, excluded.organisation_id, excluded.status, excluded.source, excluded.applied_at,
      excluded.screening_at, excluded.interview_at, excluded.offer_at, excluded.replied_at, excluded.hired_at,
      excluded.declined_at, excluded.withdrawn_at, excluded.published_at, excluded.due_at);
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

-- Rows of `report_applications` that came (1) or went (-1) and are not in the sums yet, of tenants with slices. A change of a
-- row is both.
create table report_changes (
  tenant_id bigint not null,
  change_id bigint generated always as identity,
  weight smallint not null check (weight in (-1, 1)),
  id bigint not null,
  job_id bigint not null,
  user_id bigint not null,
  organisation_id bigint not null,
  status text not null,
  source text not null,
  partner_id bigint,
  applied_at timestamptz,
  screening_at timestamptz,
  interview_at timestamptz,
  offer_at timestamptz,
  replied_at timestamptz,
  hired_at timestamptz,
  declined_at timestamptz,
  withdrawn_at timestamptz,
  published_at timestamptz,
  due_at timestamptz,
  primary key (tenant_id, change_id)
);
select isolate_tenants('report_changes');

create table report_slices (
  tenant_id bigint not null references tenants (id),
  -- Empty: every source.
  source text not null,
  -- 0: every organization.
  organisation_id bigint not null,
  -- The days of the sums are those of this time zone.
  time_zone text not null,
  -- The sums contain the applications up to this id, or all of them.
  filled_to bigint not null default 0,
  is_complete boolean not null default false,
  primary key (tenant_id, organisation_id, source)
);
select isolate_tenants('report_slices');

create table report_sums (
  tenant_id bigint not null,
  organisation_id bigint not null,
  source text not null,
  report text not null,
  -- Whether `day` is the first of a month, and the sum that of all its days.
  is_month boolean not null,
  day date not null,
  row_key text not null,
  chart_key text not null,
  measure text not null,
  value int not null,
  count int not null,
  primary key (tenant_id, organisation_id, source, report, is_month, day, row_key, chart_key, measure, value)
);
select isolate_tenants('report_sums');

create function log_report_changes() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into report_changes (tenant_id, weight, id, job_id, user_id, organisation_id, status, source, partner_id,
      applied_at, screening_at, interview_at, offer_at, replied_at, hired_at, declined_at, withdrawn_at, published_at,
      due_at)
    select tenant_id, -1, id, job_id, user_id, organisation_id, status, source, partner_id,
      applied_at, screening_at, interview_at, offer_at, replied_at, hired_at, declined_at, withdrawn_at, published_at,
      due_at
    from removed r where exists (select from report_slices s where s.tenant_id = r.tenant_id);
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into report_changes (tenant_id, weight, id, job_id, user_id, organisation_id, status, source, partner_id,
      applied_at, screening_at, interview_at, offer_at, replied_at, hired_at, declined_at, withdrawn_at, published_at,
      due_at)
    select tenant_id, 1, id, job_id, user_id, organisation_id, status, source, partner_id,
      applied_at, screening_at, interview_at, offer_at, replied_at, hired_at, declined_at, withdrawn_at, published_at,
      due_at
    from added r where exists (select from report_slices s where s.tenant_id = r.tenant_id);
  end if;
  return null;
end $$;
create trigger report_applications_added after insert on report_applications
  referencing new table as added for each statement execute function log_report_changes();
create trigger report_applications_changed after update on report_applications
  referencing old table as removed new table as added for each statement execute function log_report_changes();
create trigger report_applications_removed after delete on report_applications
  referencing old table as removed for each statement execute function log_report_changes();
