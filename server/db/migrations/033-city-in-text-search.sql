-- The text search finds the city, so that places that the list of cities does not know are found too. A slash separates
-- words: otherwise "HTML/CSS" and "Receptionist/Typist" are read as file names, and neither word is found.
drop index jobs_active_newest;
drop index jobs_active_by_place;
alter table jobs drop column text_search, drop column title_search;
alter table jobs add column title_search tsvector generated always as (
  setweight(to_tsvector('english', translate(left(title, 120), '/\', '  ')), 'A')
  || setweight(to_tsvector('english', translate(left(company, 80), '/\', '  ')), 'B')
) stored;
alter table jobs add column text_search tsvector generated always as (
  to_tsvector('english', translate(
    title || ' ' || company || ' ' || city || ' ' || description || ' ' || responsibilities || ' ' || requirements,
    '/\', '  '))
) stored;
alter table jobs alter column text_search set storage main;
create index jobs_active_title_search on jobs using gin (title_search) where status = 'active';
create index jobs_active_text_search on jobs using gin (text_search) where status = 'active';
create index jobs_active_newest on jobs (tenant_id, published_at desc, id desc)
  include (title_search, work_mode, job_type, experience_min, latitude, longitude) where status = 'active';
create index jobs_active_by_place on jobs (tenant_id, latitude, longitude)
  include (published_at, id, title_search, work_mode, job_type, experience_min) where status = 'active';
