import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Email, Id, IdFromText, line, Moment } from '#domain/lib/fields.ts';
import { teamKinds } from './contract.ts';

/** Somebody who is invited and has not joined. */
export const TeamInvitation = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role_id: z.int(),
  organisation: z.nullable(z.string()),
  invited_by: z.string(),
  /** When the mail that counts was written, and until when its link works. */
  invited_at: Moment,
  until: Moment,
  /** Whether its link opens nothing any more: it is old, or whoever sent it has left. */
  is_over: z.boolean(),
});
export type TeamInvitation = z.infer<typeof TeamInvitation>;

export const NewTeamInvitation = z.object({
  team: z.enum(teamKinds),
  name: line(200, 1),
  email: Email,
  /** For those who invite into any organisation; whoever leads one invites into theirs. */
  organisation_id: z.nullable(Id),
});
export type NewTeamInvitation = z.infer<typeof NewTeamInvitation>;

const access = { permission: 'team.change' } as const;
const Params = z.object({ id: IdFromText });
const Open = z.object({ invitations: z.array(TeamInvitation) });

/** Inviting people into a team. Each answer is the open invitations of that team. */
export const teamInvitationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/teams/invitations',
    access,
    query: z.object({ team: z.enum(teamKinds) }),
    response: Open,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/v1/teams/invitations',
    access,
    body: NewTeamInvitation,
    response: Open,
    status: 201,
    perMinute: 10,
  }),
  /** Another mail with another link; the one before opens nothing any more. */
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/v1/teams/invitations/:id/mail',
    access,
    params: Params,
    response: Open,
    perMinute: 10,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/v1/teams/invitations/:id',
    access,
    params: Params,
    response: Open,
  }),
};
