-- Who was reminded of a late reply: the owners of the job, then the leads of the employer, then the help desk.

create table reply_reminders (
  tenant_id bigint not null,
  application_id bigint not null,
  -- The date that the job seeker was promised. A later stage has another one.
  due_at timestamptz(3) not null,
  level text not null check (level in ('owner', 'lead', 'helpdesk')),
  user_id bigint not null,
  sent_at timestamptz(3) not null,
  primary key (tenant_id, application_id, due_at, level, user_id),
  foreign key (tenant_id, application_id) references applications (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select isolate_tenants('reply_reminders');
create index reply_reminders_user on reply_reminders (tenant_id, user_id);

-- One reminder a day for each person, about all late replies together.
create table reply_digests (
  tenant_id bigint not null,
  user_id bigint not null,
  day date not null,
  sent_at timestamptz(3) not null,
  primary key (tenant_id, user_id, day),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select isolate_tenants('reply_digests');
