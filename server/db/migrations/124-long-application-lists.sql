-- The jobs that mask applicants are few and are read before every search of applications by name.
create index jobs_with_masked_stages on jobs (tenant_id, id) where masked_stages <> '{}';

-- The applications of an employer are counted by status and listed by date from the index alone.
drop index applications_by_organisation;
create index applications_by_organisation on applications (tenant_id, organisation_id, status, status_since, id)
  include (awaits_consent);
create index applications_of_organisation on applications (tenant_id, organisation_id, status_since, id)
  include (awaits_consent) where status <> 'draft';
