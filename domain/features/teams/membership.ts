import * as z from 'zod/mini';
import { AgentHours } from '#domain/features/chat/agent-hours.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, Moment } from '#domain/lib/fields.ts';

const Choice = z.object({ id: Id, name: z.string() });

/** An offer or interview of an applicant. */
const Affected = z.object({
  id: Id,
  /** The name of the applicant, or a number while it is masked. */
  name: z.string(),
  job: z.string(),
});

/** What must be resolved before a member leaves a team. */
export const Leaving = z.object({
  /** Jobs with this person on the team that are not closed. */
  jobs: z.array(z.object({ id: Id, title: z.string() })),
  /** Offers that name this person as an approver and wait for their decision, or are not sent to it yet. */
  offers: z.array(Affected),
  /** Coming interviews with this person on the panel. */
  interviews: z.array(z.extend(Affected, { starts_at: z.nullable(Moment) })),
  /** Open chats assigned to this person. */
  chats: z.int(),
  /** Next steps for job seekers that this person wrote and that are not done. */
  steps: z.int(),
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
  /** The languages and working hours of an agent of the help desk. */
  saveHours: endpoint({
    method: 'PUT',
    path: '/api/v1/teams/members/:id/hours',
    access,
    params: Params,
    body: AgentHours,
    response: AgentHours,
  }),
};
