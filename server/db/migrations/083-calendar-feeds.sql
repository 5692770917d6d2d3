-- The private calendar address of a person. Only the hash of its secret is stored; a new address replaces the old one.

create table calendar_feeds (
  tenant_id bigint not null,
  user_id bigint not null,
  hash bytea not null unique check (length(hash) = 32),
  created_at timestamptz(3) not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select isolate_tenants('calendar_feeds');
