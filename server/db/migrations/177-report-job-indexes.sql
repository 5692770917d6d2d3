-- Reports of some jobs, such as those of a place, read an index that contains all columns: the applications of an organization by
-- job. It replaces those of the organization and of the job.
drop index report_applications_by_organisation;
drop index report_applications_by_job;
create index report_applications_by_organisation on report_applications (tenant_id, organisation_id, job_id)
  include (id, user_id, status, source, partner_id, applied_at, screening_at, interview_at, offer_at, replied_at,
    hired_at, declined_at, withdrawn_at, published_at, due_at);

-- Whether a source occurs, for the choices of the filter.
create index report_applications_by_source on report_applications (tenant_id, source);

drop index report_waits_by_organisation;
drop index report_waits_by_job;
create index report_waits_by_organisation on report_waits (tenant_id, organisation_id, job_id, ends_at, starts_at)
  include (application_id, user_id, source, partner_id, status, since);

-- With the organization, so that the index finds the rows.
create or replace function report_rows_of_job() returns trigger language plpgsql as $$
begin
  update report_applications
    set published_at = new.published_at, due_at = applied_at + reply_time(new.stage_plan)
    where tenant_id = new.tenant_id and organisation_id = new.organisation_id and job_id = new.id
      and (published_at, due_at) is distinct from (new.published_at, applied_at + reply_time(new.stage_plan));
  return null;
end $$;
