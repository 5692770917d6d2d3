import * as z from 'zod/mini';
import { JobCard } from '#domain/features/jobs/job.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, Moment } from '#domain/lib/fields.ts';

/** Saved jobs per person. */
export const maxSavedJobs = 500;

/** A saved job in its current state; closed jobs stay on the list. */
export const SavedJob = z.object({ saved_at: Moment, job: JobCard });
export type SavedJob = z.infer<typeof SavedJob>;

const own = { permission: 'job.save' } as const;
const params = z.object({ id: IdFromText });
const response = z.object({ is_saved: z.boolean() });

export const savedJobsApi = {
  /** Newest first. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/saved-jobs',
    access: own,
    query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200), z.regex(/^[\w-]*$/))) }),
    response: z.object({ jobs: z.array(SavedJob), next: z.nullable(z.string()) }),
  }),
  /** All ids, to mark saved jobs in other lists. */
  ids: endpoint({
    method: 'GET',
    path: '/api/v1/saved-jobs/ids',
    access: own,
    response: z.object({ ids: z.array(Id) }),
  }),
  save: endpoint({ method: 'PUT', path: '/api/v1/saved-jobs/:id', access: own, params, response }),
  remove: endpoint({ method: 'DELETE', path: '/api/v1/saved-jobs/:id', access: own, params, response }),
};
