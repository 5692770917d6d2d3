-- The order of applications also follows how near the texts and the levels of the profile and the job are. Orders of an older
-- version are computed again in the background; the score that people saw stays as it was.

alter table applications
  add column order_version smallint not null default 1,
  drop constraint applications_score_order_check,
  add constraint applications_score_order_check check (score_order between 0 and 16000);
create index applications_by_order_version on applications (order_version);
