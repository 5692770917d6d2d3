-- When the person behind a session has last proven who they are: at the sign-in, and with each password given again.

-- Null: never, as in an administrator's look at somebody else's account.
alter table sessions add column proven_at timestamptz;
update sessions set proven_at = created_at where impersonator_user_id is null;
