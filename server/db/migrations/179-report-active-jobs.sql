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

create function refresh_report_active_jobs() returns trigger language plpgsql as $$
begin
  delete from report_active_jobs r using inserted i where r.tenant_id = i.tenant_id and r.job_id = i.job_id
    and not exists (select from computed_report_active_jobs c
      where c.tenant_id = r.tenant_id and c.job_id = r.job_id and c.starts_at = r.starts_at);
  insert into report_active_jobs as r (tenant_id, job_id, starts_at, ends_at)
  select c.tenant_id, c.job_id, c.starts_at, c.ends_at from computed_report_active_jobs c
  join (select distinct tenant_id, job_id from inserted) i on i.tenant_id = c.tenant_id and i.job_id = c.job_id
  on conflict (tenant_id, job_id, starts_at) do update set ends_at = excluded.ends_at
  where r.ends_at <> excluded.ends_at;
  return null;
end $$;
create trigger job_events_in_reports after insert on job_events
  referencing new table as inserted for each statement execute function refresh_report_active_jobs();
