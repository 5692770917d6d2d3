import type { ApplicationState } from '#domain/features/applications/bulk/contract.ts';
import { canReadApplication, getNextApplicationStatuses } from '#domain/features/applications/policy.ts';
import { type ConversationFacts, getClosedReason, getSide } from '#domain/features/messages/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { buildApplicationFacts, buildConversationFacts, isRowMasked } from '#server/features/applications/present.ts';
import { findApplicationsWithOwners } from './queries.ts';

/** The current states of the applications that the caller can read. */
export async function listApplicationStates(
  ctx: SignedInContext,
  ids: readonly number[],
): Promise<{ states: ApplicationState[] }> {
  if (ids.length === 0) return { states: [] };
  const rows = await findApplicationsWithOwners(ctx.db, ctx.tenant.id, ids);
  const readable = rows.filter((row) => canReadApplication(ctx.actor, buildApplicationFacts(row)));
  return {
    states: readable.map((row) => ({
      id: row.id,
      version: row.version,
      status: row.status,
      next_statuses: [...getNextApplicationStatuses(ctx.actor, buildApplicationFacts(row))],
      is_masked: isRowMasked(row, ctx.actor),
      messages: getMessageState(ctx, buildConversationFacts(row)),
    })),
  };
}

function getMessageState(ctx: SignedInContext, facts: ConversationFacts): ApplicationState['messages'] {
  if (getSide(ctx.actor, facts) !== 'team') return 'not_on_team';
  return getClosedReason(facts, ctx.clock()) === null ? 'open' : 'closed';
}
