import type { OfferRequest as ShownRequest } from '#domain/features/approvals/contract.ts';
import { findNextApprover } from '#domain/features/offers/lifecycle.ts';
import { getOfferActions } from '#domain/features/offers/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { type ApproverRow, findApprovers } from './approver-queries.ts';
import { buildOfferFacts, parseTerms } from './present.ts';
import { findOffersById, type OfferRow } from './queries.ts';

/** One round of approvals of an offer. */
export interface OfferRequest {
  readonly id: number;
  readonly round: number;
  readonly organisationId: number;
  readonly askedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly reason: string;
  readonly canDecide: boolean;
  readonly offer: ShownRequest;
}

export interface RequestKey {
  readonly id: number;
  readonly round: number;
  readonly at: Date;
}

/** Rounds of approvals with the terms of their offers, without accommodations. */
export async function findOfferRequests(ctx: SignedInContext, keys: readonly RequestKey[]): Promise<OfferRequest[]> {
  const ids = [...new Set(keys.map(({ id }) => id))];
  const [rows, approvers] = await Promise.all([
    findOffersById(ctx.db, ctx.tenant.id, ids),
    findApprovers(ctx.db, ctx.tenant.id, ids, ctx.clock()),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return keys.flatMap((key) => {
    const row = byId.get(key.id);
    const round = approvers.filter((each) => each.offer_id === key.id && each.round === key.round);
    return row ? [describeRequest(ctx, { row, approvers }, { key, round })] : [];
  });
}

interface Loaded {
  readonly row: OfferRow;
  readonly approvers: readonly ApproverRow[];
}

function describeRequest(
  ctx: SignedInContext,
  loaded: Loaded,
  { key, round }: { readonly key: RequestKey; readonly round: readonly ApproverRow[] },
): OfferRequest {
  const { row } = loaded;
  const { title, start_on, pay, hours, location, answer_by } = parseTerms(row.terms);
  const decided = round.filter((each) => each.decided_at !== null);
  const last = decided.find(({ status }) => status === 'rejected') ?? decided.at(-1);
  const next = findNextApprover(round);
  return {
    id: key.id,
    round: key.round,
    organisationId: row.organisation_id,
    askedAt: row.submitted_at ?? key.at,
    decidedAt: last?.decided_at ?? null,
    decidedBy: last ? (last.decider_name ?? last.full_name) : null,
    reason: last?.reason ?? '',
    canDecide: getOfferActions(ctx.actor, buildOfferFacts(loaded), false).can_decide,
    offer: {
      application_id: row.application_id,
      version: row.version,
      applicant: row.seeker_name,
      job: row.job_title,
      asked_by: row.submitter_name ?? row.writer_name,
      waiting_for: next?.full_name ?? null,
      is_own: row.submitted_by === ctx.actor.userId,
      terms: { title, start_on, pay, hours, location, answer_by },
    },
  };
}
