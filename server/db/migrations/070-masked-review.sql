-- Masked review: in some stages of a job, the team reviews applications without names, photos, schools, dates, and files.

-- An application is masked from its stage on; one that was put on hold or ended keeps the stage it had before.
alter table jobs add column masked_stages text[] not null default '{}'
  check (masked_stages <@ array['applied', 'screening']);

-- Who has seen the person behind a masked application, and why. Rows are never changed.
create table application_reveals (
  tenant_id bigint not null,
  application_id bigint not null,
  user_id bigint not null,
  reason text not null check (length(reason) between 1 and 500),
  at timestamptz(3) not null default now(),
  primary key (tenant_id, application_id, user_id),
  foreign key (tenant_id, application_id) references applications (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create trigger application_reveals_append_only before update on application_reveals
  for each row execute function refuse_change();
create trigger application_reveals_no_truncate before truncate on application_reveals execute function refuse_change();
select isolate_tenants('application_reveals');

-- Whether a reader sees an application masked. Job seekers and the partners who support them never do, and an application
-- that has an interview or an offer is no longer masked. The rules are the same as in domain/features/applications/masking/masking.ts.
create function is_application_masked(tenant bigint, application bigint, reader bigint) returns boolean
language sql stable as $$
  select exists (
    select from applications a
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id and j.masked_stages <> '{}'
    join users r on r.tenant_id = a.tenant_id and r.id = reader
    where a.tenant_id = tenant and a.id = application
      and (case
        when a.status in ('on-hold', 'declined', 'rejected', 'withdrawn') then
          case a.status_before when 'sourced' then 'applied' else coalesce(a.status_before, 'applied') end
        when a.status = 'sourced' then 'applied'
        else a.status end) = any (j.masked_stages)
      and r.account_kind <> 'job_seeker' and coalesce(r.role_id, 0) not in (2, 5)
      and not exists (select from offers o where o.tenant_id = a.tenant_id and o.application_id = a.id)
      and not exists (select from interviews i where i.tenant_id = a.tenant_id and i.application_id = a.id)
      and not exists (select from application_reveals v
        where v.tenant_id = a.tenant_id and v.application_id = a.id and v.user_id = reader))
$$;
