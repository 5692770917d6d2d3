import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText } from '#domain/lib/fields.ts';

const Choice = z.object({ id: Id, name: z.string() });

/** What has to be settled before somebody leaves a team. */
export const Leaving = z.object({
  /** Jobs the person is named on that are not closed. */
  jobs: z.array(z.object({ id: Id, title: z.string() })),
  /** Who may take them over: the others of the team. */
  successors: z.array(Choice),
  /** Nobody else leads the organisation, so the person cannot leave it. */
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
  /** Closes the account, ends its sessions and hands its open jobs over. What it wrote stays. */
  end: endpoint({
    method: 'POST',
    path: '/api/v1/teams/members/:id/end',
    access,
    params: Params,
    body: z.object({ successor_id: z.nullable(Id) }),
    response: z.object({ status: z.literal('success') }),
  }),
};
