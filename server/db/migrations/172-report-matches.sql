-- How many supported people match each open job, for tenants with many jobs and people: comparing all of them takes minutes. A task
-- keeps the counts; triggers log which jobs and people it has to count again.

-- The tenants with counts.
create table report_match_tenants (
  tenant_id bigint primary key references tenants (id),
  -- The counts are complete once no change up to this one is left. Null: they are not started.
  filled_by bigint
);
select isolate_tenants('report_match_tenants');

create table report_matches (
  tenant_id bigint not null,
  job_id bigint not null,
  -- 0: people of every partner.
  partner_id bigint not null,
  count int not null,
  primary key (tenant_id, job_id, partner_id)
);
select isolate_tenants('report_matches');
create index report_matches_by_partner on report_matches (tenant_id, partner_id) include (job_id, count);

-- The people as they are in the counts. Deleted ones stay until the task has subtracted them.
create table report_match_people (
  tenant_id bigint not null,
  user_id bigint not null,
  partner_id bigint not null,
  skill_ids integer[] not null,
  primary key (tenant_id, user_id)
);
select isolate_tenants('report_match_people');

create table report_match_changes (
  tenant_id bigint not null,
  change_id bigint generated always as identity,
  job_id bigint,
  user_id bigint,
  primary key (tenant_id, change_id),
  check (num_nonnulls(job_id, user_id) = 1)
);
select isolate_tenants('report_match_changes');

create function log_match_of_job() returns trigger language plpgsql as $$
begin
  insert into report_match_changes (tenant_id, job_id)
    select t.tenant_id, coalesce(new.id, old.id) from report_match_tenants t
    where t.tenant_id = coalesce(new.tenant_id, old.tenant_id);
  return null;
end $$;
create trigger jobs_added_to_matches after insert on jobs for each row when (new.status = 'active')
  execute function log_match_of_job();
create trigger jobs_changed_in_matches after update on jobs for each row
  when ((old.status = 'active', old.effective_skill_ids) is distinct from (new.status = 'active', new.effective_skill_ids))
  execute function log_match_of_job();
create trigger jobs_removed_from_matches after delete on jobs for each row when (old.status = 'active')
  execute function log_match_of_job();

create function log_match_of_person() returns trigger language plpgsql as $$
begin
  insert into report_match_changes (tenant_id, user_id)
    select t.tenant_id, coalesce(new.user_id, old.user_id) from report_match_tenants t
    where t.tenant_id = coalesce(new.tenant_id, old.tenant_id);
  return null;
end $$;
create trigger seeker_profiles_added_to_matches after insert on seeker_profiles for each row
  when (new.sponsor_organisation_id is not null) execute function log_match_of_person();
create trigger seeker_profiles_changed_in_matches after update of sponsor_organisation_id, skill_ids on seeker_profiles
  for each row when ((old.sponsor_organisation_id, old.skill_ids)
    is distinct from (new.sponsor_organisation_id, new.skill_ids))
  execute function log_match_of_person();
create trigger seeker_profiles_removed_from_matches after delete on seeker_profiles for each row
  when (old.sponsor_organisation_id is not null) execute function log_match_of_person();

create function log_match_of_user() returns trigger language plpgsql as $$
begin
  insert into report_match_changes (tenant_id, user_id)
    select t.tenant_id, new.id from report_match_tenants t where t.tenant_id = new.tenant_id;
  return null;
end $$;
create trigger users_changed_in_matches after update of state on users for each row
  when (old.state is distinct from new.state) execute function log_match_of_user();
