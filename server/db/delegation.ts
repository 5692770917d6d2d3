import { type RawBuilder, sql } from 'kysely';

/** Whether a delegation (`d`) is active, by the calendar of its tenant. */
export function isDelegationActive(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(${now}::timestamptz at time zone (select z.time_zone from tenants z where z.id = d.tenant_id))::date
    between d.from_day and d.until_day`;
}

/** Whether the person decides today for the approver (`p.user_id`) of an offer, who is away. */
export function isDelegateOfApprover(userId: number, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(p.status = 'waiting' and exists (select from approval_delegations d
    where d.tenant_id = p.tenant_id and d.user_id = p.user_id and d.delegate_user_id = ${userId} and ${isDelegationActive(now)})
    and not exists (select from offer_approvers e where e.tenant_id = p.tenant_id and e.offer_id = p.offer_id
      and e.round = p.round and e.user_id = ${userId})
    and not exists (select from offers f where f.tenant_id = p.tenant_id and f.id = p.offer_id and f.submitted_by = ${userId}))`;
}
