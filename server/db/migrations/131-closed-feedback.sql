-- Feedback that needs no answer, or no further one, is closed. Lists of a status and the trend of ratings read these indexes.

alter table feedback add column closed_at timestamptz(3);
alter table feedback add column closed_by bigint;
alter table feedback add foreign key (tenant_id, closed_by) references users (tenant_id, id);
alter table feedback add check ((closed_at is null) = (closed_by is null));
create index feedback_closed_by on feedback (tenant_id, closed_by) where closed_by is not null;
create index feedback_open on feedback (tenant_id, id desc) where answered_at is null and closed_at is null;
create index rating_feedback_by_month on rating_feedback (tenant_id, at, rating);
