-- Outcomes of hires: 30, 90, and 180 days after a person was hired with a partner's support, both are asked by a short form.
-- The forms are surveys of the product, and each question to one side of a hire is an invitation.

create table placements (
  tenant_id bigint not null,
  application_id bigint not null,
  user_id bigint not null,
  -- The partner that supported the person on the day of the hire.
  organisation_id bigint not null,
  hired_at timestamptz(3) not null,
  -- The end of the support. From then on, the partner neither sees the placement nor is asked about it.
  ended_at timestamptz(3),
  primary key (tenant_id, application_id),
  foreign key (tenant_id, application_id) references applications (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, organisation_id) references organisations (tenant_id, id)
);
select isolate_tenants('placements');
create index placements_of_organisation on placements (tenant_id, organisation_id, hired_at desc);
create index placements_of_user on placements (tenant_id, user_id);
create index placements_recent on placements (hired_at);

-- The forms have no author: the product creates them when the first person of a tenant is asked.
alter table surveys alter column created_by drop not null;
alter table surveys add column outcome_day smallint check (outcome_day in (30, 90, 180));
alter table surveys add column outcome_audience text check (outcome_audience in ('person', 'partner'));
alter table surveys add constraint surveys_outcome check (
  (outcome_day is null) = (outcome_audience is null) and (created_by is null) = (outcome_day is not null)
);
create unique index surveys_outcome_once on surveys (tenant_id, outcome_day, outcome_audience) where outcome_day is not null;

alter table survey_invitations add column application_id bigint;
-- "My partner may read my answers."
alter table survey_invitations add column is_shared boolean not null default false;
alter table survey_invitations add foreign key (tenant_id, application_id) references placements (tenant_id, application_id);
alter table survey_invitations drop constraint survey_invitations_came_by_check;
alter table survey_invitations add constraint survey_invitations_came_by_check
  check (came_by in ('list', 'event', 'shared', 'outcome') and (came_by = 'outcome') = (application_id is not null));
alter table survey_invitations add constraint survey_invitations_shared_check
  check (not is_shared or (application_id is not null and answered_on is not null));
-- A person is invited once to a survey, and once to each outcome of each hire; a partner is the organization of the placement.
drop index survey_invitations_once;
create unique index survey_invitations_once on survey_invitations (tenant_id, survey_id, user_id)
  where user_id is not null and application_id is null;
create unique index survey_invitations_outcome_once on survey_invitations (tenant_id, application_id, survey_id)
  where application_id is not null;
