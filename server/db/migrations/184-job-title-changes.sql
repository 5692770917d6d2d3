-- The transactions that changed titles or employers of jobs lately. Server processes have the jobs of common texts in memory, and
-- read here whether they have to be found again. Older rows are deleted.

create table job_title_changes (
  tenant_id bigint not null,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, xid)
);
select isolate_tenants('job_title_changes');

create function record_job_title_change() returns trigger language plpgsql as $$
begin
  insert into job_title_changes (tenant_id) values (new.tenant_id) on conflict do nothing;
  return null;
end $$;

create trigger job_titles_inserted after insert on jobs for each row execute function record_job_title_change();
create trigger job_titles_updated after update on jobs for each row
  when (old.title_search is distinct from new.title_search) execute function record_job_title_change();
