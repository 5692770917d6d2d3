-- Job postings in Ontario must say whether AI is used in screening, and whether the job is for an existing vacancy.
-- Null means not stated. Jobs that are active already stay active.
alter table jobs
  add column uses_ai_screening boolean,
  add column is_existing_vacancy boolean;
