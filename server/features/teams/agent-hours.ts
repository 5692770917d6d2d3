import type { AgentHours } from '#domain/features/chat/agent-hours.ts';
import { getTeam, getTeamChangeScope } from '#domain/features/teams/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { saveAgentHours } from '#server/features/chat/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { lockMember } from './membership-queries.ts';

/** Changes the languages and hours of an agent, for those who manage the concierge team. */
export async function changeAgentHours(ctx: SignedInContext, id: number, hours: AgentHours): Promise<AgentHours> {
  if (getTeamChangeScope(ctx.actor, 'concierge') !== 'tenant') return refuse('not_found');
  await write(ctx, async (change) => {
    const member = await lockMember(change.db, ctx.tenant.id, id);
    if (!member || getTeam(member.role_id) !== 'concierge') return refuse('not_found');
    await saveAgentHours(ctx, change, id, hours);
  });
  return hours;
}
