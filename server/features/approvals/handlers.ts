import * as z from 'zod/mini';
import type { ApprovalPage, approvalsApi, OwnApproval } from '#domain/features/approvals/contract.ts';
import type { ApprovalStatus } from '#domain/features/approvals/lifecycle.ts';
import { canReadApprovals } from '#domain/features/approvals/policy.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { findValidLink } from '#server/features/links/service.ts';
import { packCursor, readCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { decide, decideByLink, readByLink } from './decide.ts';
import { countApprovals, findApprovals, findLatestOf } from './queries.ts';
import { approvalOf, ownApprovalOf } from './rows.ts';
import { isNarrow } from './service.ts';

export const approvalHandlers = {
  list: (ctx, { query }) => listApprovals(ctx, query.status ?? 'pending', query.cursor),
  decide: (ctx, { params, body }) => decide(ctx, params.id, body),
  readByLink: (ctx, { body }) => readByLink(ctx, body.token),
  decideByLink: (ctx, { body }) => decideByLink(ctx, body.token, body.decision),
  own: (ctx) => readOwn(ctx, ctx.actor.organisationId ?? 0),
  ownByLink: async (ctx, { body }) => {
    const link = (await findValidLink(ctx, body.token, ['see_organisation'])) ?? refuse('link_not_valid');
    return readOwn(ctx, link.subjectId);
  },
} satisfies Handlers<typeof approvalsApi>;

const pageLength = 50;
const Cursor = z.object({ at: z.iso.datetime(), id: z.int() });

async function listApprovals(
  ctx: SignedInContext,
  status: ApprovalStatus,
  cursor: string | undefined,
): Promise<ApprovalPage> {
  const narrow = await isNarrow(ctx);
  if (!canReadApprovals(ctx.actor, narrow)) return refuse('forbidden');
  const request = { tenantId: ctx.tenant.id, status, after: readCursor(Cursor, cursor), limit: pageLength + 1 };
  const [rows, counts] = await Promise.all([findApprovals(ctx.db, request), countApprovals(ctx.db, ctx.tenant.id)]);
  const shown = rows.slice(0, pageLength);
  const last = shown.at(-1);
  return {
    approvals: shown.map((row) => approvalOf(row, ctx.actor, narrow)),
    next: rows.length > pageLength && last ? packCursor({ at: last.created_at.toISOString(), id: last.id }) : null,
    counts: { pending: 0, approved: 0, rejected: 0, ...counts },
  };
}

async function readOwn(ctx: Context, organisationId: number): Promise<{ standing: OwnApproval | null }> {
  const row = await findLatestOf(ctx.db, ctx.tenant.id, organisationId);
  return { standing: row ? ownApprovalOf(row) : null };
}
