import type { teamsApi } from '#domain/features/teams/contract.ts';
import type { teamInvitationsApi } from '#domain/features/teams/invitations.ts';
import type { joiningApi } from '#domain/features/teams/joining.ts';
import type { membershipApi } from '#domain/features/teams/membership.ts';
import type { Handlers } from '#server/http/serve.ts';
import { changeAgentHours } from './agent-hours.ts';
import { changeRole } from './change-role.ts';
import { endMembership, readLeaving } from './end-membership.ts';
import { cancelTeamInvitation, inviteToTeam, listInvitations, sendAgain } from './invitations.ts';
import { joinTeam, readJoinInvitation } from './join-team.ts';
import { listTeam } from './service.ts';

export const teamHandlers = {
  hiring: (ctx, { query }) => listTeam(ctx, 'hiring', query),
  partner: (ctx, { query }) => listTeam(ctx, 'partner', query),
  concierge: (ctx, { query }) => listTeam(ctx, 'concierge', query),
} satisfies Handlers<typeof teamsApi>;

export const teamInvitationHandlers = {
  list: async (ctx, { query }) => ({ invitations: await listInvitations(ctx, query.team) }),
  invite: async (ctx, { body }) => ({ invitations: await inviteToTeam(ctx, body) }),
  sendAgain: async (ctx, { params }) => ({ invitations: await sendAgain(ctx, params.id) }),
  cancel: async (ctx, { params }) => ({ invitations: await cancelTeamInvitation(ctx, params.id) }),
} satisfies Handlers<typeof teamInvitationsApi>;

export const joiningHandlers = {
  invitation: (ctx, { body }) => readJoinInvitation(ctx, body.token),
  join: (ctx, { body, request }) => joinTeam(ctx, body, request.headers['user-agent'] ?? ''),
} satisfies Handlers<typeof joiningApi>;

export const membershipHandlers = {
  leaving: (ctx, { params }) => readLeaving(ctx, params.id),
  end: async (ctx, { params, body }) => {
    await endMembership(ctx, params.id, body.successor_id);
    return { status: 'success' };
  },
  changeRole: (ctx, { params, body }) => changeRole(ctx, params.id, body.is_lead),
  saveHours: (ctx, { params, body }) => changeAgentHours(ctx, params.id, body),
} satisfies Handlers<typeof membershipApi>;
