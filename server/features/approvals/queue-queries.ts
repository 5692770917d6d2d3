import { type RawBuilder, sql } from 'kysely';
import type { QueueKind } from '#domain/features/approvals/contract.ts';
import type { ApprovalStatus } from '#domain/features/approvals/lifecycle.ts';
import type { Db } from '#server/db/db.ts';

/** A request of the queue: an approval, or a round of approvals of an offer. */
export interface QueueKey {
  readonly kind: QueueKind;
  readonly id: number;
  /** 0 unless it is an offer. */
  readonly round: number;
  readonly at: Date;
}

interface QueueRequest {
  readonly tenantId: number;
  readonly status: ApprovalStatus;
  readonly kind: QueueKind | undefined;
  readonly after: { readonly at: string; readonly kind: string; readonly id: number; readonly round: number } | null;
  readonly limit: number;
}

/** Pending requests, the oldest first; decided ones, the latest decision first. */
export async function findQueue(db: Db, request: QueueRequest): Promise<QueueKey[]> {
  const { tenantId, status, kind, after, limit } = request;
  const isQueue = status === 'pending';
  const cursor =
    after &&
    sql`where (q.at, q.kind, q.id, q.round) ${isQueue ? sql`>` : sql`<`}
    (${after.at}::timestamptz, ${after.kind}::text, ${after.id}::bigint, ${after.round}::int)`;
  const direction = isQueue ? sql`asc` : sql`desc`;
  const found = await sql<QueueKey>`
    select q.kind, q.id, q.round, q.at from (${selectQueue({ tenantId, status, kind })}) q ${cursor ?? sql``}
    order by q.at ${direction}, q.kind ${direction}, q.id ${direction}, q.round ${direction}
    limit ${sql.lit(limit)}`.execute(db);
  return found.rows;
}

/** The requests of a kind by status. */
export async function countQueue(
  db: Db,
  tenantId: number,
  kind: QueueKind | undefined,
): Promise<Record<ApprovalStatus, number>> {
  const count = (status: ApprovalStatus) =>
    sql`(select count(*)::int from (${selectQueue({ tenantId, status, kind })}) q)`;
  const found = await sql<Record<ApprovalStatus, number>>`
    select ${count('pending')} as pending, ${count('approved')} as approved, ${count('rejected')} as rejected`.execute(
    db,
  );
  return found.rows[0] ?? { pending: 0, approved: 0, rejected: 0 };
}

function selectQueue({
  tenantId,
  status,
  kind,
}: Pick<QueueRequest, 'tenantId' | 'status' | 'kind'>): RawBuilder<unknown> {
  const at = status === 'pending' ? sql`a.created_at` : sql`date_trunc('milliseconds', a.decided_at)`;
  const approvals = sql`select a.kind, a.id, 0 as round, ${at} as at from approvals a
    where a.tenant_id = ${tenantId} and a.status = ${status} ${kind === undefined ? sql`` : sql`and a.kind = ${kind}`}`;
  if (kind === 'offer') return selectOffers(tenantId, status);
  return kind === undefined ? sql`${approvals} union all ${selectOffers(tenantId, status)}` : approvals;
}

/** An offer is pending once; each of its decided rounds is a request of its own. */
function selectOffers(tenantId: number, status: ApprovalStatus): RawBuilder<unknown> {
  if (status === 'pending') {
    return sql`select 'offer' as kind, o.id, o.round, coalesce(o.submitted_at, o.changed_at) as at from offers o
      where o.tenant_id = ${tenantId} and o.status = 'pending_approval'`;
  }
  const isDecided = status === 'approved' ? sql`bool_and(p.status = 'approved')` : sql`bool_or(p.status = 'rejected')`;
  return sql`select 'offer' as kind, p.offer_id as id, p.round, max(p.decided_at) as at from offer_approvers p
    where p.tenant_id = ${tenantId} group by p.offer_id, p.round having ${isDecided}`;
}

/** The employers of offers. */
export function findEmployers(db: Db, tenantId: number, ids: readonly number[]) {
  return db
    .selectFrom('organisations')
    .select(['id', 'kind', 'name', 'website', 'description', 'city', 'region', 'country'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids, 0])
    .execute();
}
