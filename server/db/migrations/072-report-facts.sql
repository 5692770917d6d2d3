-- Reports count days and months in the time zone of the tenant, and read the history of applications from their events.

alter table tenants add column time_zone text not null default 'America/New_York' check (length(time_zone) between 1 and 60);

-- One row per application, with the first time it reached each stage. A hold is no stage. An application that was reopened
-- counts with its present status: an earlier hire or ending no longer counts. Each application has one source.
create view report_applications with (security_invoker = true) as
  select a.tenant_id, a.id, a.job_id, a.user_id, a.organisation_id, a.status, a.source,
    p.sponsor_organisation_id as partner_id,
    e.applied_at, e.screening_at, e.interview_at, e.offer_at, e.replied_at,
    case when a.status = 'hired' then e.hired_at end as hired_at,
    case when a.status = 'declined' then e.declined_at end as declined_at,
    case when a.status = 'withdrawn' then e.withdrawn_at end as withdrawn_at
  from applications a
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
  where a.status <> 'draft';
