-- Column mappings that are remembered for files with the same header, and undo of imported jobs.

create table job_import_mappings (
  tenant_id bigint not null,
  organisation_id bigint not null,
  -- SHA-256 of the column names.
  header_hash text not null check (length(header_hash) = 64),
  mapping jsonb not null,
  changed_at timestamptz(3) not null,
  primary key (tenant_id, organisation_id, header_hash),
  foreign key (tenant_id, organisation_id) references organisations (tenant_id, id)
);
select isolate_tenants('job_import_mappings');

-- Undo of an import removes unused jobs; the history of a removed job stays, because it is append-only.
alter table job_events drop constraint job_events_tenant_id_job_id_fkey;
