/** Changes of everything that open jobs count, of other rows in each round. */
export const matchChanges = [
  (round: number) => `update jobs set status = case status when 'active' then 'closed' else 'active' end
    where tenant_id = 1 and status in ('active', 'closed') and id % 5 = ${round}`,
  (round: number) => `update jobs set skill_ids = skill_ids[2:] where tenant_id = 1 and id % 5 = ${round + 1}`,
  (round: number) =>
    `update seeker_profiles set skill_ids = skill_ids[2:] where tenant_id = 1 and user_id % 4 = ${round}`,
  (round: number) => `update seeker_profiles p set sponsor_organisation_id = case when user_id % 2 = 0 then null else (
      select min(id) from organisations o where o.tenant_id = 1 and o.kind = 'non_profit') end
    where tenant_id = 1 and user_id % 7 = ${round}`,
  (round: number) => `update users set state = case state when 'active' then 'disabled' else 'active' end
    where tenant_id = 1 and account_kind = 'job_seeker' and id % 9 = ${round}`,
];

/**
 * Moves a third of the open applications, closes and reopens jobs with open applications, and changes when jobs were published and
 * how fast they promise to reply.
 */
export const changeHistory = `
  with moved as (
    insert into application_events (tenant_id, application_id, at, from_status, to_status)
    select a.tenant_id, a.id, now(), a.status, (array['rejected', 'hired', 'interview'])[1 + a.id % 3]
    from applications a where a.tenant_id = 1 and a.id % 3 <> (select count(*) % 3 from application_events)
      and a.status in ('applied', 'screening', 'interview', 'offer', 'offered') and not a.awaits_consent
    returning application_id, to_status
  )
  update applications a set status = m.to_status from moved m where a.tenant_id = 1 and a.id = m.application_id;
  insert into job_events (tenant_id, job_id, at, from_status, to_status)
    select tenant_id, id, now(), 'active', (array['closed', 'active'])[1 + id % 2] from jobs
    where tenant_id = 1 and id % 3 = (select count(*) % 3 from job_events);
  update jobs set published_at = published_at - interval '3 days' where tenant_id = 1 and id % 4 = 0;
  update jobs set stage_plan = '[{"within_days": 3}]' where tenant_id = 1 and id % 5 = 0`;
