import { sql } from 'kysely';
import type { SignedInActor } from '#domain/access/actor.ts';
import type { ApproverStatus } from '#domain/features/offers/lifecycle.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';
import { isDelegateOfApprover, isDelegationActive } from '#server/db/delegation.ts';
import { getApplicantName, jobOwnerIds } from '#server/db/visibility.ts';

/** The approvers of several offers, all rounds, in order, with those who decide for them. */
export function findApprovers(db: Db, tenantId: number, offerIds: readonly number[], now: Date) {
  return db
    .selectFrom('offer_approvers as p')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.user_id'))
    .leftJoin('approval_delegations as d', (on) =>
      on.onRef('d.tenant_id', '=', 'p.tenant_id').onRef('d.user_id', '=', 'p.user_id').on(isDelegationActive(now)),
    )
    .leftJoin('users as v', (on) =>
      on
        .onRef('v.tenant_id', '=', 'd.tenant_id')
        .onRef('v.id', '=', 'd.delegate_user_id')
        .on('v.state', '=', 'active')
        .on(sql<boolean>`v.organisation_id is not distinct from u.organisation_id`),
    )
    .leftJoin('users as y', (on) =>
      on.onRef('y.tenant_id', '=', 'p.tenant_id').onRef('y.id', '=', 'p.delegate_user_id'),
    )
    .select(['p.offer_id', 'p.round', 'p.position', 'p.user_id', 'p.status', 'p.decided_at', 'p.reason'])
    .select(['u.full_name', 'u.email'])
    .select(['v.id as delegate_id', 'v.full_name as delegate_name', 'v.email as delegate_email'])
    .select(['p.delegate_user_id as decider_id', 'y.full_name as decider_name'])
    .where('p.tenant_id', '=', tenantId)
    .where('p.offer_id', 'in', [...offerIds, 0])
    .orderBy('p.round')
    .orderBy('p.position')
    .execute();
}

export type ApproverRow = Awaited<ReturnType<typeof findApprovers>>[number];

interface Round {
  readonly tenantId: number;
  readonly offerId: number;
  readonly round: number;
}

/** Replaces the approvers of a round in the given order. */
export async function replaceApprovers(db: Db, key: Round, userIds: readonly number[]): Promise<void> {
  const { tenantId, offerId, round } = key;
  await db
    .deleteFrom('offer_approvers')
    .where('tenant_id', '=', tenantId)
    .where('offer_id', '=', offerId)
    .where('round', '=', round)
    .execute();
  if (userIds.length === 0) return;
  const rows = userIds.map((userId, index) => ({
    tenant_id: tenantId,
    offer_id: offerId,
    round,
    position: index + 1,
    user_id: userId,
  }));
  await db.insertInto('offer_approvers').values(rows).execute();
}

/** The drafts and waiting offers that a person has yet to approve in the current round. */
function selectOffersOfApprover(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('offer_approvers as p')
    .innerJoin('offers as o', (on) =>
      on.onRef('o.tenant_id', '=', 'p.tenant_id').onRef('o.id', '=', 'p.offer_id').onRef('o.round', '=', 'p.round'),
    )
    .innerJoin('applications as a', (on) =>
      on.onRef('a.tenant_id', '=', 'o.tenant_id').onRef('a.id', '=', 'o.application_id'),
    )
    .innerJoin('jobs as j', (on) => on.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.user_id'))
    .select('o.id')
    .where('p.tenant_id', '=', tenantId)
    .where('p.user_id', '=', userId)
    .where('p.status', '=', 'waiting')
    .where('o.status', 'in', ['draft', 'pending_approval'])
    .orderBy('o.id');
}

/** These offers with the owners of their jobs. */
export function findOffersOfApprover(db: Db, tenantId: number, userId: number) {
  return selectOffersOfApprover(db, tenantId, userId).select(jobOwnerIds.as('owner_ids')).execute();
}

/** These offers with their applicants as a reader may see them. */
export function listOffersOfApprover(db: Db, tenantId: number, userId: number, reader: SignedInActor) {
  return selectOffersOfApprover(db, tenantId, userId)
    .select([getApplicantName(reader).as('name'), 'j.title as job'])
    .execute();
}

export async function removeApprover(db: Db, { tenantId, offerId, round }: Round, userId: number): Promise<void> {
  await db
    .deleteFrom('offer_approvers')
    .where('tenant_id', '=', tenantId)
    .where('offer_id', '=', offerId)
    .where('round', '=', round)
    .where('user_id', '=', userId)
    .execute();
}

export async function storeApproverDecision(
  db: Db,
  { tenantId, offerId, round }: Round,
  decision: {
    /** The approver. */
    readonly userId: number;
    /** Who decided for them; null if they did. */
    readonly delegateId: number | null;
    readonly status: ApproverStatus;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<void> {
  await db
    .updateTable('offer_approvers')
    .set({
      status: decision.status,
      reason: decision.reason,
      decided_at: decision.now,
      delegate_user_id: decision.delegateId,
    })
    .where('tenant_id', '=', tenantId)
    .where('offer_id', '=', offerId)
    .where('round', '=', round)
    .where('user_id', '=', decision.userId)
    .execute();
}

interface PossibleApprover {
  readonly id: number;
  readonly full_name: string;
  readonly role: string;
}

/** People who can approve an offer of an employer: its leads and members, and the tenant's approvers. */
export async function findPossibleApprovers(
  db: Db,
  tenantId: number,
  organisationId: number,
): Promise<PossibleApprover[]> {
  const found = await sql<PossibleApprover>`
    select id, full_name, case when account_kind = 'admin' then 'admin' when role_id = 1 then 'hiring_manager'
      when role_id = 4 then 'hiring_member' when role_id = 6 then 'concierge_member' else 'program_manager' end as role
    from users
    where tenant_id = ${tenantId} and state = 'active'
      and ((organisation_id = ${organisationId} and role_id in (1, 4)) or account_kind = 'admin' or role_id in (6, 7))
    order by (organisation_id is distinct from ${organisationId}), full_name, id limit 100`.execute(db);
  return found.rows;
}

/** An offer that waits for the decision of an approver. */
export interface OfferTask {
  readonly offer_id: number;
  readonly application_id: number;
  readonly job_id: number;
  readonly title: string;
  readonly company: string;
  readonly name: string;
  readonly waiting_since: Date;
}

/** Whether the offer (`o`) waits for this approver (`p`): earlier ones of the round have approved. */
export const isApproversTurn = sql<boolean>`p.status = 'waiting' and o.status = 'pending_approval'
  and not exists (select from offer_approvers e where e.tenant_id = p.tenant_id and e.offer_id = p.offer_id
    and e.round = p.round and e.position < p.position and e.status = 'waiting')`;

/** The offers that wait for the person: earlier approvers of the round have approved. Longest wait first. */
export async function findOffersToApprove(
  db: Db,
  tenantId: number,
  actor: SignedInActor,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<OfferTask[]> {
  const found = await sql<OfferTask>`${prepared}
    select o.id as offer_id, a.id as application_id, j.id as job_id, j.title, j.company,
      ${getApplicantName(actor)} as name, o.changed_at as waiting_since
    from offer_approvers p
    join offers o on o.tenant_id = p.tenant_id and o.id = p.offer_id and o.round = p.round
    join applications a on a.tenant_id = o.tenant_id and a.id = o.application_id
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
    where p.tenant_id = ${tenantId} and ${isApproversTurn}
      and (p.user_id = ${actor.userId} or ${isDelegateOfApprover(actor.userId, now)})
    order by o.changed_at, o.id limit ${sql.lit(limit)}`.execute(db);
  return found.rows;
}
