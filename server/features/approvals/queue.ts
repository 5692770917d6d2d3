import * as z from 'zod/mini';
import { type Approval, type ApprovalPage, type QueueKind, queueKinds } from '#domain/features/approvals/contract.ts';
import type { ApprovalStatus } from '#domain/features/approvals/lifecycle.ts';
import { canReadApprovals } from '#domain/features/approvals/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { listOfferRequests, type OfferRequest } from '#server/features/offers/service.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { isAdminsOnly } from './notify-deciders.ts';
import { toApproval } from './present-approval.ts';
import { findApprovalsById } from './queries.ts';
import { countQueue, findEmployers, findQueue, type QueueKey } from './queue-queries.ts';

const pageSize = 50;
const Cursor = z.object({ at: z.iso.datetime(), kind: z.enum(queueKinds), id: z.int(), round: z.int() });

interface QueueFilter {
  readonly status: ApprovalStatus;
  readonly kind: QueueKind | undefined;
  readonly cursor: string | undefined;
}

/** Organizations, jobs, new names, and offers that wait for approval or were decided. */
export async function listApprovals(
  ctx: SignedInContext,
  { status, kind, cursor }: QueueFilter,
): Promise<ApprovalPage> {
  const adminsOnly = await isAdminsOnly(ctx);
  if (!canReadApprovals(ctx.actor, adminsOnly)) return refuse('forbidden');
  const tenantId = ctx.tenant.id;
  const request = { tenantId, status, kind, after: decodeCursor(Cursor, cursor), limit: pageSize + 1 };
  const [keys, counts] = await Promise.all([findQueue(ctx.db, request), countQueue(ctx.db, tenantId, kind)]);
  const page = keys.slice(0, pageSize);
  const last = page.at(-1);
  const ids = page.filter((key) => key.kind !== 'offer').map(({ id }) => id);
  const [rows, offers] = await Promise.all([
    findApprovalsById(ctx.db, tenantId, ids),
    presentOffers(
      ctx,
      status,
      page.filter((key) => key.kind === 'offer'),
    ),
  ]);
  const approvals = new Map(rows.map((row) => [row.id, toApproval(row, ctx.actor, adminsOnly)]));
  return {
    approvals: page.flatMap(
      (key) => (key.kind === 'offer' ? offers.get(getOfferKey(key)) : approvals.get(key.id)) ?? [],
    ),
    next:
      keys.length > pageSize && last
        ? encodeCursor({ at: last.at.toISOString(), kind: last.kind, id: last.id, round: last.round })
        : null,
    counts,
  };
}

async function presentOffers(
  ctx: SignedInContext,
  status: ApprovalStatus,
  keys: readonly QueueKey[],
): Promise<ReadonlyMap<string, Approval>> {
  if (keys.length === 0) return new Map();
  const requests = await listOfferRequests(ctx, keys);
  const employerIds = requests.map(({ organisationId }) => organisationId);
  const employers = await findEmployers(ctx.db, ctx.tenant.id, employerIds);
  const byId = new Map(employers.map((employer) => [employer.id, employer]));
  return new Map(
    requests.flatMap((request): [string, Approval][] => {
      const employer = byId.get(request.organisationId);
      return employer ? [[getOfferKey(request), presentOffer(request, employer, status)]] : [];
    }),
  );
}

function presentOffer(request: OfferRequest, employer: Approval['organisation'], status: ApprovalStatus): Approval {
  const { id, askedAt, decidedAt, decidedBy, reason, canDecide, offer } = request;
  const isPending = status === 'pending';
  return {
    id,
    kind: 'offer',
    status,
    asked_at: askedAt.toISOString(),
    asked_by: null,
    organisation: employer,
    requested_name: null,
    job: null,
    offer,
    decided_at: isPending ? null : (decidedAt?.toISOString() ?? null),
    decided_by: isPending ? null : decidedBy,
    reason: isPending ? '' : reason,
    can_decide: isPending && canDecide,
  };
}

function getOfferKey({ id, round }: { readonly id: number; readonly round: number }): string {
  return `${id}.${round}`;
}
