-- What somebody has begun to write about what helps them. Such words are never kept on a device; they go once they are sent.

create table private_drafts (
  tenant_id bigint not null,
  user_id bigint not null,
  -- Which form, and of which thing: `needs`, `adjustment:17`.
  form text not null check (form ~ '^[a-z-]{1,30}(:[1-9][0-9]{0,14})?$'),
  answers jsonb not null,
  kept_at timestamptz(3) not null,
  primary key (tenant_id, user_id, form),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
