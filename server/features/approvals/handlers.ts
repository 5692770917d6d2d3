import * as z from 'zod/mini';
import type { ApprovalPage, approvalsApi, OwnApproval } from '#domain/features/approvals/contract.ts';
import type { ApprovalStatus } from '#domain/features/approvals/lifecycle.ts';
import { canReadApprovals } from '#domain/features/approvals/policy.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { findValidLink } from '#server/features/links/service.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { decide, decideByLink, readByLink } from './decide.ts';
import { isAdminsOnly } from './notify-deciders.ts';
import { toApproval, toOwnApproval } from './present-approval.ts';
import { countApprovals, findApprovals, findLatestApproval } from './queries.ts';

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

const pageSize = 50;
const Cursor = z.object({ at: z.iso.datetime(), id: z.int() });

async function listApprovals(
  ctx: SignedInContext,
  status: ApprovalStatus,
  cursor: string | undefined,
): Promise<ApprovalPage> {
  const adminsOnly = await isAdminsOnly(ctx);
  if (!canReadApprovals(ctx.actor, adminsOnly)) return refuse('forbidden');
  const request = { tenantId: ctx.tenant.id, status, after: decodeCursor(Cursor, cursor), limit: pageSize + 1 };
  const [rows, counts] = await Promise.all([findApprovals(ctx.db, request), countApprovals(ctx.db, ctx.tenant.id)]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    approvals: page.map((row) => toApproval(row, ctx.actor, adminsOnly)),
    next: rows.length > pageSize && last ? encodeCursor({ at: last.created_at.toISOString(), id: last.id }) : null,
    counts: { pending: 0, approved: 0, rejected: 0, ...counts },
  };
}

async function readOwn(ctx: Context, organisationId: number): Promise<{ standing: OwnApproval | null }> {
  const row = await findLatestApproval(ctx.db, ctx.tenant.id, organisationId);
  return { standing: row ? toOwnApproval(row) : null };
}
