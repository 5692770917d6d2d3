-- The words that a person or an employer wrote for each term, shown instead of the taxonomy's label: lists of
-- {"id", "words"} by field name. The ids in skill_ids, title_ids, and so on compare; rows without words show the label.

alter table seeker_profiles add column written_terms jsonb not null default '{}';
alter table jobs add column written_terms jsonb not null default '{}';
