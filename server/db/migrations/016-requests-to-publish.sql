-- Drafts that wait for somebody to publish them, beside the organisations that wait to join.

alter table approvals
  add column job_id bigint,
  add foreign key (tenant_id, job_id) references jobs (tenant_id, id),
  add check ((kind = 'job') = (job_id is not null));
create unique index approvals_one_open_job on approvals (tenant_id, job_id) where status = 'pending' and job_id is not null;
create index approvals_by_job on approvals (tenant_id, job_id, id) where job_id is not null;
