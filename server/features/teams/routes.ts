import { teamsApi } from '#domain/features/teams/contract.ts';
import { teamInvitationsApi } from '#domain/features/teams/invitations.ts';
import { joiningApi } from '#domain/features/teams/joining.ts';
import { membershipApi } from '#domain/features/teams/membership.ts';
import { route } from '#server/http/serve.ts';
import { joiningHandlers, membershipHandlers, teamHandlers, teamInvitationHandlers } from './handlers.ts';

export const teamRoutes = [
  route(teamsApi, teamHandlers),
  route(teamInvitationsApi, teamInvitationHandlers),
  route(joiningApi, joiningHandlers),
  route(membershipApi, membershipHandlers),
];
