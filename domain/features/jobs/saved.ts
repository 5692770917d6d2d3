import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, Moment } from '#domain/lib/fields.ts';
import { JobCard } from './job.ts';

/** Jobs that one person keeps at most. */
export const mostSavedJobs = 500;

/** A job that is kept, as it is now: a closed one stays and says so. */
export const SavedJob = z.object({ saved_at: Moment, job: JobCard });
export type SavedJob = z.infer<typeof SavedJob>;

const own = { permission: 'job.save' } as const;
const params = z.object({ id: IdFromText });
const response = z.object({ is_saved: z.boolean() });

export const savedJobsApi = {
  /** The latest first. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/saved-jobs',
    access: own,
    query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200), z.regex(/^[\w-]*$/))) }),
    response: z.object({ jobs: z.array(SavedJob), next: z.nullable(z.string()) }),
  }),
  /** All of them by id, for marking jobs wherever they appear. */
  ids: endpoint({
    method: 'GET',
    path: '/api/v1/saved-jobs/ids',
    access: own,
    response: z.object({ ids: z.array(Id) }),
  }),
  save: endpoint({ method: 'PUT', path: '/api/v1/saved-jobs/:id', access: own, params, response }),
  forget: endpoint({ method: 'DELETE', path: '/api/v1/saved-jobs/:id', access: own, params, response }),
};
