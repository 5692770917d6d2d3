-- The distinctive words of postings and profiles, for the order of matches. Ids of server/reference/data/words.tsv: two bytes
-- per word of a profile, three with the weight of a posting's word. Derived, never shown, and read again by newer readers.

-- Levels are in half steps, 1 intern to 9 lead; 0 if unknown.
alter table jobs
  add column read_key_words bytea not null default '',
  add column read_seniority smallint not null default 0 check (read_seniority between 0 and 9);

alter table seeker_profiles
  add column key_words bytea not null default '',
  add column seniority smallint not null default 0 check (seniority between 0 and 9),
  -- The version of the reader; 0 if the profile was not read yet.
  add column reading_version smallint not null default 0;
create index seeker_profiles_by_reading on seeker_profiles (reading_version);
