import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Email, Id, IdFromText, Moment, nameLine } from '#domain/lib/fields.ts';
import { teamKinds } from './contract.ts';

/** An open invitation. */
export const TeamInvitation = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role_id: z.int(),
  organisation: z.nullable(z.string()),
  invited_by: z.string(),
  /** When the latest email was sent; its link is valid until `until`. */
  invited_at: Moment,
  until: Moment,
  /** The link has expired, or its sender left the team. */
  is_over: z.boolean(),
});
export type TeamInvitation = z.infer<typeof TeamInvitation>;

export const NewTeamInvitation = z.object({
  team: z.enum(teamKinds),
  name: nameLine(200, 1),
  email: Email,
  /** For callers with tenant scope; leads always invite into their own organization. */
  organisation_id: z.nullable(Id),
});
export type NewTeamInvitation = z.infer<typeof NewTeamInvitation>;

const access = { permission: 'team.change' } as const;
const Params = z.object({ id: IdFromText });
const OpenInvitations = z.object({ invitations: z.array(TeamInvitation) });

/** Every endpoint returns the team's open invitations. */
export const teamInvitationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/teams/invitations',
    access,
    query: z.object({ team: z.enum(teamKinds) }),
    response: OpenInvitations,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/v1/teams/invitations',
    access,
    body: NewTeamInvitation,
    response: OpenInvitations,
    status: 201,
    perMinute: 10,
  }),
  /** Sends a new link and invalidates the previous one. */
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/v1/teams/invitations/:id/mail',
    access,
    params: Params,
    response: OpenInvitations,
    perMinute: 10,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/v1/teams/invitations/:id',
    access,
    params: Params,
    response: OpenInvitations,
  }),
};
