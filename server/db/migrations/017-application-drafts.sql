-- What somebody has begun to write to a job, so that it goes on at another device. It goes with sending it.

create table application_drafts (
  tenant_id bigint not null,
  user_id bigint not null,
  job_id bigint not null,
  answers jsonb not null,
  kept_at timestamptz(3) not null,
  primary key (tenant_id, user_id, job_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, job_id) references jobs (tenant_id, id)
);
create index application_drafts_by_job on application_drafts (tenant_id, job_id);
