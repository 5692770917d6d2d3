-- Dates and amounts of an offer letter are written in the language of the letter, not in that of its reader.

alter table offers add column letter_language text not null default 'en'
  check (letter_language in ('en', 'fr', 'esp', 'ko'));
