-- The text filter of application and managed job lists covers jobs of every status; the index for searches has the active ones.
create index jobs_title_search on jobs using gin (title_search);
