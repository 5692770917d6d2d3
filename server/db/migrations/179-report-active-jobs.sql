-- When each job was active, from after `starts_at` up to `ends_at`, for the current pipeline: it compared the events of all jobs.

create table report_active_jobs (
  tenant_id bigint not null,
  job_id bigint not null,
  starts_at timestamptz not null,
  -- Infinity: it still is.
  ends_at timestamptz not null
);
select isolate_tenants('report_active_jobs');

-- The same rows, computed from the events.
create view computed_report_active_jobs with (security_invoker = true) as
  select s.tenant_id, s.job_id, s.starts_at, s.ends_at
  from (
    select v.tenant_id, v.job_id, v.to_status, v.at as starts_at, coalesce(lead(v.at) over history, 'infinity') as ends_at
    from job_events v
    window history as (partition by v.tenant_id, v.job_id order by v.at, v.id)
  ) s
  where s.to_status = 'active' and s.starts_at < s.ends_at;

insert into report_active_jobs (tenant_id, job_id, starts_at, ends_at)
select tenant_id, job_id, starts_at, ends_at from computed_report_active_jobs;

alter table report_active_jobs
  add primary key (tenant_id, job_id, starts_at),
  add foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade;
create index report_active_jobs_by_time on report_active_jobs (tenant_id, ends_at, starts_at) include (job_id);

-- With the ids as values, so that the view compares the events of these jobs only.
create function refresh_report_active_jobs(tenant bigint, ids bigint[]) returns void language plpgsql as $$
begin
  with computed as materialized (
    select * from computed_report_active_jobs c where c.tenant_id = tenant and c.job_id = any(ids)
  ), removed as (
    delete from report_active_jobs r where r.tenant_id = tenant and r.job_id = any(ids)
      and not exists (select from computed c where c.job_id = r.job_id and c.starts_at = r.starts_at)
  )
  insert into report_active_jobs as r (tenant_id, job_id, starts_at, ends_at)
  select c.tenant_id, c.job_id, c.starts_at, c.ends_at from computed c
  on conflict (tenant_id, job_id, starts_at) do update set ends_at = excluded.ends_at
  where r.ends_at <> excluded.ends_at;
end $$;
-- As for `refresh_report_rows`.
alter function refresh_report_active_jobs(bigint, bigint[]) set plan_cache_mode = force_generic_plan;

create function refresh_report_active_jobs_of_events() returns trigger language plpgsql as $$
begin
  perform refresh_report_active_jobs(e.tenant_id, array_agg(distinct e.job_id)) from inserted e group by e.tenant_id;
  return null;
end $$;
create trigger job_events_in_reports after insert on job_events
  referencing new table as inserted for each statement execute function refresh_report_active_jobs_of_events();
