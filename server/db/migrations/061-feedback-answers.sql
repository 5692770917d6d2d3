-- The answer of staff to typed feedback. The person reads it in a notification.

alter table feedback
  add column answer text check (length(answer) between 1 and 2000),
  add column answered_at timestamptz,
  add column answered_by bigint,
  add foreign key (tenant_id, answered_by) references users (tenant_id, id),
  add check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null));
create index feedback_unanswered on feedback (tenant_id, id desc) where answered_at is null;
create index feedback_answered_by on feedback (tenant_id, answered_by) where answered_by is not null;
create index feedback_user on feedback (tenant_id, user_id);
