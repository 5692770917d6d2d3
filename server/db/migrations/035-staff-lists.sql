-- Lists of all applications and of all managed jobs: an index for each order, so that a page reads only its own rows.

-- The employer of the job, so that an employer's list and counts need no join. A job never changes its employer. The trigger
-- also fills it for a previous version of the product.
alter table applications add column organisation_id bigint;
alter table applications add foreign key (tenant_id, organisation_id) references organisations (tenant_id, id);

create function fill_application_organisation() returns trigger language plpgsql as $$
begin
  if new.organisation_id is null then
    select j.organisation_id into new.organisation_id from jobs j
      where j.tenant_id = new.tenant_id and j.id = new.job_id;
  end if;
  return new;
end $$;
create trigger applications_organisation before insert on applications
  for each row execute function fill_application_organisation();

update applications a set organisation_id = j.organisation_id from jobs j
  where j.tenant_id = a.tenant_id and j.id = a.job_id;

create index applications_newest on applications (tenant_id, status_since, id) where status <> 'draft';
create index applications_best on applications (tenant_id, score, id) where status <> 'draft';
create index applications_by_status_and_score on applications (tenant_id, status, score, id);
create index applications_by_organisation on applications (tenant_id, organisation_id, status, status_since, id);
-- Applicants per stage of one job, and the one that waits longest.
create index applications_by_stage on applications (tenant_id, job_id, status, status_since, id);
drop index applications_by_status;
create index applications_by_status on applications (tenant_id, status, status_since, id);

create index jobs_last_changed on jobs (tenant_id, updated_at, id);
create index jobs_by_status on jobs (tenant_id, status, updated_at, id);
