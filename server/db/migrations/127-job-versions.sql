-- The content of a posting after each edit, for its version history. It starts when the job leaves the draft. Status changes are in
-- job_events.

create table job_versions (
  tenant_id bigint not null,
  job_id bigint not null,
  -- The version of the job that has this content.
  version integer not null,
  -- Null for content that no person of the product saved, such as that of an import.
  actor_user_id bigint,
  at timestamptz(3) not null default date_trunc('milliseconds', now()),
  content jsonb not null,
  primary key (tenant_id, job_id, version),
  foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, actor_user_id) references users (tenant_id, id)
);
select isolate_tenants('job_versions');
create index job_versions_by_actor on job_versions (tenant_id, actor_user_id) where actor_user_id is not null;
create trigger job_versions_no_update before update on job_versions
  for each row execute function refuse_change();
create trigger job_versions_no_truncate before truncate on job_versions execute function refuse_change();
