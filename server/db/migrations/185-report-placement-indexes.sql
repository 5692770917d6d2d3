-- For the success metric of partners over all of a tenant: the applications and the hires of a period, and the first application of each
-- person. It read every application of the supported people three times.
create index report_applications_by_supported_day on report_applications (tenant_id, applied_at)
  include (id, user_id, job_id, organisation_id, source, partner_id, hired_at) where partner_id is not null;
create index report_applications_by_supported_hire on report_applications (tenant_id, hired_at)
  include (id, user_id, job_id, organisation_id, source, partner_id, applied_at)
  where partner_id is not null and hired_at is not null;
create index report_applications_by_supported_person on report_applications (tenant_id, user_id, applied_at)
  where partner_id is not null;
