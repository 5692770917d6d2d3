-- Staff and principal roles are a level of their own, above a team lead.
alter table jobs
  drop constraint jobs_read_seniority_check,
  add constraint jobs_read_seniority_check check (read_seniority between 0 and 10);
alter table seeker_profiles
  drop constraint seeker_profiles_seniority_check,
  add constraint seeker_profiles_seniority_check check (seniority between 0 and 10);
