import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText } from '#domain/lib/fields.ts';

const Choice = z.object({ id: Id, name: z.string() });

/** What must be resolved before a member leaves a team. */
export const Leaving = z.object({
  /** Jobs with this person on the team that are not closed. */
  jobs: z.array(z.object({ id: Id, title: z.string() })),
  /** Team members who can take the jobs over. */
  successors: z.array(Choice),
  /** The only lead of the organization cannot leave. */
  is_last_lead: z.boolean(),
});
export type Leaving = z.infer<typeof Leaving>;

const access = { permission: 'team.change' } as const;
const Params = z.object({ id: IdFromText });

export const membershipApi = {
  leaving: endpoint({
    method: 'GET',
    path: '/api/v1/teams/members/:id/leaving',
    access,
    params: Params,
    response: Leaving,
  }),
  /** Closes the account, ends its sessions and transfers its open jobs. Its content stays. */
  end: endpoint({
    method: 'POST',
    path: '/api/v1/teams/members/:id/end',
    access,
    params: Params,
    body: z.object({ successor_id: z.nullable(Id) }),
    response: z.object({ status: z.literal('success') }),
  }),
  /** Makes a member a lead of the organization, or a lead a member. */
  changeRole: endpoint({
    method: 'PUT',
    path: '/api/v1/teams/members/:id/role',
    access,
    params: Params,
    body: z.object({ is_lead: z.boolean() }),
    response: z.object({ role_id: z.int() }),
  }),
};
