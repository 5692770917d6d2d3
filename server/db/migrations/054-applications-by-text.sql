-- Lists filtered by a text read the applications of many people and jobs: with these columns, from the index alone.
alter table applications
  drop constraint applications_tenant_id_job_id_user_id_key,
  add constraint applications_tenant_id_job_id_user_id_key unique (tenant_id, job_id, user_id)
    include (id, organisation_id, status, score_order, status_since);
create index applications_of_user on applications (tenant_id, user_id, status_since desc)
  include (id, job_id, organisation_id, status, score_order);
drop index applications_by_user;
