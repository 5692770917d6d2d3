-- When the delegate was mailed that the absence starts. Absences that run already send no late mail.

alter table approval_delegations add column start_mail_at timestamptz(3);
update approval_delegations set start_mail_at = created_at where from_day <= current_date;
create index approval_delegations_unmailed on approval_delegations (from_day) where start_mail_at is null;
