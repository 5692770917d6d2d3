import * as z from 'zod/mini';
import { AgentHours } from '#domain/features/chat/agent-hours.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, line, Moment } from '#domain/lib/fields.ts';

/** What an agent of the help desk works on and when. */
const Agent = z.extend(AgentHours, {
  /** Chats assigned to the agent that are not closed. */
  open_chats: z.int(),
  /** The time to their first replies of the last 30 days. Null without any. */
  median_reply_minutes: z.nullable(z.int()),
});
export type Agent = z.infer<typeof Agent>;

export const TeamMember = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role_id: z.int(),
  organisation: z.nullable(z.string()),
  /** Jobs with this person on the team that are not closed. */
  jobs: z.int(),
  /** Job seekers whose latest journal entry is by this person. Zero outside partner teams. */
  seekers: z.int(),
  /** Scorecards and offer approvals that wait for this person; in partner teams, the next steps they wrote that are due. */
  tasks: z.int(),
  /** Null outside the help desk. */
  agent: z.nullable(Agent),
  /** Last activity in any session. */
  last_active: z.nullable(Moment),
  joined_at: Moment,
});
export type TeamMember = z.infer<typeof TeamMember>;

export const TeamFilter = z.object({
  /** Matches name, email and organization. */
  words: z.optional(line(100)),
  cursor: z.optional(z.string().check(z.maxLength(500), z.regex(/^[\w-]*$/))),
});
export type TeamFilter = z.infer<typeof TeamFilter>;

export const TeamPage = z.object({ members: z.array(TeamMember), next: z.nullable(z.string()), total: z.int() });
export type TeamPage = z.infer<typeof TeamPage>;

/** The role ids of each team, lead first. */
export const teamRoles = { hiring: [1, 4], partner: [2, 5], concierge: [6] } as const;
export type TeamKind = keyof typeof teamRoles;
export const teamKinds = ['hiring', 'partner', 'concierge'] as const satisfies readonly TeamKind[];

export const teamsApi = {
  hiring: endpoint({
    method: 'GET',
    path: '/api/v1/teams/hiring',
    access: { permission: 'team.hiring' },
    query: TeamFilter,
    response: TeamPage,
  }),
  partner: endpoint({
    method: 'GET',
    path: '/api/v1/teams/partner',
    access: { permission: 'team.partner' },
    query: TeamFilter,
    response: TeamPage,
  }),
  concierge: endpoint({
    method: 'GET',
    path: '/api/v1/teams/concierge',
    access: { permission: 'team.concierge' },
    query: TeamFilter,
    response: TeamPage,
  }),
};
