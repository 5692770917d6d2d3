-- What was read from a job's texts is stored apart from what the employer stated. The needs that count are the stated ones,
-- else those read: the effective columns, which matching, facets and the search by skill use.
alter table jobs
  -- Parts of the match for which the employer says that nothing is required.
  add column none_required text[] not null default '{}' check (
    none_required <@ array['Skills', 'Certifications', 'Education', 'JobTitles', 'Industries', 'ManagementLevel']),
  -- Each item with its sentence and confidence, for the explanation. The columns below hold what counts of it.
  add column reading jsonb,
  -- The version of the reader; 0 if the texts were not read yet.
  add column reading_version smallint not null default 0,
  add column read_skill_ids integer[] not null default '{}',
  add column read_certification_ids integer[] not null default '{}',
  add column read_title_ids integer[] not null default '{}',
  add column read_industry_ids integer[] not null default '{}',
  add column read_education_level smallint check (read_education_level between 0 and 5),
  add column read_management_level smallint check (read_management_level between 1 and 5),
  add column read_experience_min smallint check (read_experience_min between 0 and 60),
  add column read_experience_max smallint check (read_experience_max between 0 and 60),
  add column read_none_required text[] not null default '{}';
alter table jobs
  add column effective_skill_ids integer[] not null generated always as (
    case when cardinality(skill_ids) > 0 or 'Skills' = any (none_required) then skill_ids else read_skill_ids end) stored,
  add column effective_certification_ids integer[] not null generated always as (
    case when cardinality(certification_ids) > 0 or 'Certifications' = any (none_required) then certification_ids
      else read_certification_ids end) stored,
  -- A title of the tenant's own is compared by spelling only, so that the titles read are added to it.
  add column effective_title_ids integer[] not null generated always as (
    case when 1000000 > any (title_ids) or 'JobTitles' = any (none_required) then title_ids
      else title_ids || read_title_ids end) stored,
  add column effective_industry_ids integer[] not null generated always as (
    case when cardinality(industry_ids) > 0 or 'Industries' = any (none_required) then industry_ids
      else read_industry_ids end) stored,
  add column effective_education_level smallint generated always as (
    case when education_level is not null or 'Education' = any (none_required) then education_level
      else read_education_level end) stored,
  add column effective_management_level smallint generated always as (
    case when management_level is not null or 'ManagementLevel' = any (none_required) then management_level
      else read_management_level end) stored,
  add column effective_experience_min smallint generated always as (
    case when experience_min is null and experience_max is null then read_experience_min else experience_min end) stored,
  add column effective_experience_max smallint generated always as (
    case when experience_min is null and experience_max is null then read_experience_max else experience_max end) stored;
-- Jobs whose reading is older than the reader.
create index jobs_by_reading on jobs (reading_version, tenant_id, id);

-- Titles of the positions in the profile, which count next to the titles the person lists.
alter table seeker_profiles add column experience_title_ids integer[] not null default '{}';

-- Stored scores keep the version of the formula. Version 1 counted parts without requirements as met.
alter table applications
  add column score_version smallint not null default 1,
  add column score_band text check (score_band in ('strong', 'good', 'some', 'low')),
  -- Orders by the score damped by its evidence, 0 to 10,001. Scores of version 1 keep their order.
  add column score_order smallint not null default 0 check (score_order between 0 and 10001);
update applications set score_order = case when score_parts = 'null' then 0 else 1 + score * 100 end;
create index applications_by_score_order on applications (tenant_id, job_id, score_order desc, id desc);
