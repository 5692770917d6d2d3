import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText } from '#domain/lib/fields.ts';

/** Members of one job's team. */
const maxJobTeam = 50;

const params = z.object({ id: IdFromText });

export const JobTeam = z.object({
  /** Null if the owner's account is closed, or the job never had one. */
  owner_id: z.nullable(Id),
  /** The team, the owner included. */
  member_ids: z.array(Id),
  /** The team first, then the colleagues whom the caller can add; by name. `role_id` is null for administrators. */
  people: z.array(z.object({ id: Id, name: z.string(), role_id: z.nullable(z.int()) })),
  can_change: z.boolean(),
});
export type JobTeam = z.infer<typeof JobTeam>;

const MemberIds = z.array(Id).check(z.maxLength(maxJobTeam));

export const JobTeamChange = z.object({
  owner_id: Id,
  member_ids: MemberIds,
  /** The team as the caller read it; another one is a conflict. */
  before: MemberIds,
});
export type JobTeamChange = z.infer<typeof JobTeamChange>;

export const jobTeamApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/jobs/:id/team',
    access: { permission: 'job.read_all' },
    params,
    response: JobTeam,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/jobs/:id/team',
    access: { permission: 'job.decide' },
    params,
    body: JobTeamChange,
    response: JobTeam,
  }),
};
