import type { approvalsApi, OwnApproval } from '#domain/features/approvals/contract.ts';
import type { Context } from '#server/context.ts';
import { findValidLink } from '#server/features/links/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { decide, decideByLink, readByLink } from './decide.ts';
import { toOwnApproval } from './present-approval.ts';
import { findLatestApproval } from './queries.ts';
import { listApprovals } from './queue.ts';

export const approvalHandlers = {
  list: (ctx, { query }) =>
    listApprovals(ctx, { status: query.status ?? 'pending', kind: query.kind, cursor: query.cursor }),
  decide: (ctx, { params, body }) => decide(ctx, params.id, body),
  readByLink: (ctx, { body }) => readByLink(ctx, body.token),
  decideByLink: (ctx, { body }) => decideByLink(ctx, body.token, body.decision),
  own: (ctx) => readOwn(ctx, ctx.actor.organisationId ?? 0),
  ownByLink: async (ctx, { body }) => {
    const link = (await findValidLink(ctx, body.token, ['see_organisation'])) ?? refuse('link_not_valid');
    return readOwn(ctx, link.subjectId);
  },
} satisfies Handlers<typeof approvalsApi>;

async function readOwn(ctx: Context, organisationId: number): Promise<{ standing: OwnApproval | null }> {
  const row = await findLatestApproval(ctx.db, ctx.tenant.id, organisationId);
  return { standing: row ? toOwnApproval(row) : null };
}
