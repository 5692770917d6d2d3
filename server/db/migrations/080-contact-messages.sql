-- Messages of the contact form are feedback with a name and an email address. A visitor has no account.

alter table feedback
  alter column user_id drop not null,
  add column contact_name text check (length(contact_name) between 1 and 200),
  add column contact_email text check (length(contact_email) between 3 and 254),
  -- The language of the form, in which the answer is sent.
  add column contact_language text not null default 'en',
  add check ((contact_name is null) = (contact_email is null)),
  add check (user_id is not null or contact_email is not null);
create index feedback_contact_email on feedback (tenant_id, contact_email) where contact_email is not null;
