import { sql } from 'kysely';
import type { ApprovalKind } from '#domain/features/approvals/contract.ts';
import type { ApprovalStatus } from '#domain/features/approvals/lifecycle.ts';
import type { Db } from '#server/db/db.ts';

interface NewApproval {
  readonly tenantId: number;
  readonly organisationId: number;
  readonly askedBy: number;
  /** The job draft; undefined for an organization that wants to join. */
  readonly jobId?: number;
}

/** Returns the new id, or undefined if the same request is pending. */
export async function insertApproval(db: Db, approval: NewApproval): Promise<number | undefined> {
  const row = await db
    .insertInto('approvals')
    .values({
      tenant_id: approval.tenantId,
      kind: approval.jobId === undefined ? 'partner' : 'job',
      job_id: approval.jobId ?? null,
      organisation_id: approval.organisationId,
      asked_by_user_id: approval.askedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Locked, so that of two concurrent decisions the second sees the first. */
export function lockApproval(db: Db, tenantId: number, id: number) {
  return db
    .selectFrom('approvals')
    .select(['id', 'kind', 'status', 'organisation_id', 'job_id', 'asked_by_user_id', 'requested_name'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The pending request to publish a draft, locked. */
export function lockJobRequest(db: Db, tenantId: number, jobId: number) {
  return db
    .selectFrom('approvals')
    .select(['id', 'asked_by_user_id'])
    .where('tenant_id', '=', tenantId)
    .where('job_id', '=', jobId)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
}

/** The latest request to publish a draft. */
export function findJobRequest(db: Db, tenantId: number, jobId: number) {
  return selectApprovals(db, tenantId)
    .where('a.job_id', '=', jobId)
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function storeDecision(
  db: Db,
  decision: { tenantId: number; id: number; status: ApprovalStatus; by: number; at: Date; reason: string },
): Promise<void> {
  await db
    .updateTable('approvals')
    .set({
      status: decision.status,
      decided_by_user_id: decision.by,
      decided_at: decision.at,
      reason: decision.reason,
    })
    .where('tenant_id', '=', decision.tenantId)
    .where('id', '=', decision.id)
    .execute();
}

export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof findApproval>>>;

export function findApproval(db: Db, tenantId: number, id: number) {
  return selectApprovals(db, tenantId).where('a.id', '=', id).executeTakeFirst();
}

/** The latest request of an organization to join. */
export function findLatestApproval(db: Db, tenantId: number, organisationId: number) {
  return selectApprovals(db, tenantId)
    .where('a.kind', '=', 'partner')
    .where('a.organisation_id', '=', organisationId)
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findApprovalsById(db: Db, tenantId: number, ids: readonly number[]) {
  return selectApprovals(db, tenantId)
    .where('a.id', 'in', [...ids, 0])
    .execute();
}

export interface PendingRequests {
  readonly kind: ApprovalKind;
  readonly count: number;
  readonly waiting_since: Date;
}

/** Pending requests of others by kind, longest wait first. */
export async function countPendingRequests(db: Db, tenantId: number, userId: number): Promise<PendingRequests[]> {
  const found = await sql<PendingRequests>`
    select kind, count(*)::int as count, min(created_at) as waiting_since from approvals
    where tenant_id = ${tenantId} and status = 'pending' and asked_by_user_id is distinct from ${userId}
    group by kind order by 3, 1`.execute(db);
  return found.rows;
}

/** The accounts that may decide, administrators first. */
export function findDeciders(db: Db, tenantId: number, isAdminsOnly: boolean) {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'active')
    .where((where) =>
      isAdminsOnly
        ? where('account_kind', '=', 'admin')
        : where.or([where('account_kind', '=', 'admin'), where('role_id', 'in', [6, 7])]),
    )
    .orderBy('role_id', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(20)
    .execute();
}

/** An active account, with its current role, that decides by email link. */
export function findDecider(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'full_name', 'account_kind', 'role_id', 'organisation_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('state', '=', 'active')
    .executeTakeFirst();
}

const jobColumns = [
  'j.title as job_title',
  'j.city as job_city',
  'j.region as job_region',
  'j.summary as job_summary',
  'j.description as job_description',
  'j.version as job_version',
] as const;

function selectApprovals(db: Db, tenantId: number) {
  return db
    .selectFrom('approvals as a')
    .innerJoin('organisations as o', (on) =>
      on.onRef('o.tenant_id', '=', 'a.tenant_id').onRef('o.id', '=', 'a.organisation_id'),
    )
    .leftJoin('users as u', (on) =>
      on.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.asked_by_user_id'),
    )
    .leftJoin('users as d', (on) =>
      on.onRef('d.tenant_id', '=', 'a.tenant_id').onRef('d.id', '=', 'a.decided_by_user_id'),
    )
    .leftJoin('jobs as j', (on) => on.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .select([
      'a.id',
      'a.kind as approval_kind',
      'a.job_id',
      'a.requested_name',
      'a.status',
      'a.created_at',
      'a.decided_at',
      'a.reason',
      'a.asked_by_user_id',
      'a.organisation_id',
      'u.full_name as asker_name',
      'u.email as asker_email',
      'u.email_verified_at as asker_verified_at',
      'd.full_name as decider_name',
      'o.name',
      'o.kind',
      'o.website',
      'o.description',
      'o.city',
      'o.region',
      'o.country',
      'o.status as organisation_status',
    ])
    .select(jobColumns)
    .where('a.tenant_id', '=', tenantId);
}
