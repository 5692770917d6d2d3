-- Invitations of imported people: they get an account, and their partner their consent, only by their own answer.

create table person_invitations (
  tenant_id bigint not null,
  -- A record has one invitation, which can be sent several times.
  person_id bigint not null,
  -- The address it was sent to; a later change of the record does not change it.
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'canceled')),
  -- Whose email carries the link that works now, and since when.
  invited_by bigint not null,
  invited_at timestamptz(3) not null,
  sent_count integer not null default 1 check (sent_count >= 1),
  answered_at timestamptz(3),
  joined_user_id bigint,
  primary key (tenant_id, person_id),
  foreign key (tenant_id, person_id) references imported_people (tenant_id, id),
  foreign key (tenant_id, invited_by) references users (tenant_id, id),
  foreign key (tenant_id, joined_user_id) references users (tenant_id, id),
  check ((status = 'accepted') = (joined_user_id is not null)),
  check ((status in ('accepted', 'declined')) = (answered_at is not null))
);
select isolate_tenants('person_invitations');
create index person_invitations_by_inviter on person_invitations (tenant_id, invited_by);
create index person_invitations_by_account on person_invitations (tenant_id, joined_user_id)
  where joined_user_id is not null;

-- Addresses that want no invitations from any partner; the hash outlives the records that partners delete.
create table invitation_opt_outs (
  tenant_id bigint not null references tenants (id),
  email_hash text not null check (length(email_hash) = 64),
  created_at timestamptz(3) not null,
  primary key (tenant_id, email_hash)
);
select isolate_tenants('invitation_opt_outs');

alter table link_tokens drop constraint link_tokens_purpose_check;
alter table link_tokens add constraint link_tokens_purpose_check check (purpose in (
  'verify_email', 'reset_password', 'set_password', 'decide_approval', 'see_organisation', 'support', 'join_team',
  'decide_offer', 'join_as_seeker'));
