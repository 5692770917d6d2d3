-- Who put a person forward for a job, why, and what the person answered. The employer learns of the person only once they
-- agree, unless its own staff suggested the job.

alter table applications add column awaits_consent boolean not null default false;
-- No application that the person sent is hidden from its employer.
alter table applications add constraint applications_await_consent_first
  check (not awaits_consent or status in ('sourced', 'withdrawn', 'rejected'));

create table application_suggestions (
  tenant_id bigint not null,
  application_id bigint not null,
  suggested_by_user_id bigint not null,
  -- The organization of that account; null for staff of the tenant.
  organisation_id bigint,
  -- Why, for the person.
  reason text not null check (length(reason) <= 1000),
  created_at timestamptz(3) not null,
  answer text check (answer in ('accepted', 'declined')),
  answered_at timestamptz(3),
  decline_reason text not null default '' check (length(decline_reason) <= 2000),
  -- Suggested once: an application is unique by person and job.
  primary key (tenant_id, application_id),
  foreign key (tenant_id, application_id) references applications (tenant_id, id),
  foreign key (tenant_id, suggested_by_user_id) references users (tenant_id, id),
  foreign key (tenant_id, organisation_id) references organisations (tenant_id, id),
  check ((answer is null) = (answered_at is null)),
  check (decline_reason = '' or answer = 'declined')
);
create index application_suggestions_by_organisation on application_suggestions (tenant_id, organisation_id);
create index application_suggestions_by_user on application_suggestions (tenant_id, suggested_by_user_id);
select isolate_tenants('application_suggestions');

-- Reports count a suggested person once they agreed.
create or replace view report_applications with (security_invoker = true) as
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
  where a.status <> 'draft' and not a.awaits_consent;
