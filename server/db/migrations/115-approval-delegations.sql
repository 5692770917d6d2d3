-- Who decides on approvals while an approver is away.

create table approval_delegations (
  tenant_id bigint not null,
  user_id bigint not null,
  delegate_user_id bigint not null,
  -- Days in the tenant's time zone; both are included.
  from_day date not null,
  until_day date not null,
  created_at timestamptz(3) not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, delegate_user_id) references users (tenant_id, id),
  check (user_id <> delegate_user_id),
  check (from_day <= until_day)
);
select isolate_tenants('approval_delegations');
create index approval_delegations_delegate on approval_delegations (tenant_id, delegate_user_id);

-- The delegate who decided; null if the approver did.
alter table offer_approvers
  add column delegate_user_id bigint,
  add foreign key (tenant_id, delegate_user_id) references users (tenant_id, id);
create index offer_approvers_delegate on offer_approvers (tenant_id, delegate_user_id) where delegate_user_id is not null;
