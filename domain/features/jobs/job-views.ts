import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { IdFromText } from '#domain/lib/fields.ts';

/** Days that the number of views looks back. */
export const interestDays = 28;

const params = z.object({ id: IdFromText });

/** How much a job is looked at. Nothing of it says by whom. */
export const JobInterest = z.object({
  /** Openings of its page within `interestDays`. */
  views: z.int(),
  /** Job seekers who keep it. */
  saves: z.int(),
});
export type JobInterest = z.infer<typeof JobInterest>;

export const interestApi = {
  /** Tells that somebody has opened the page of a job. */
  view: endpoint({
    method: 'POST',
    path: '/api/v1/jobs/:id/views',
    access: 'public',
    params,
    response: z.object({ is_counted: z.boolean() }),
    perMinute: 60,
  }),
  /** For the people who work on the job. */
  read: endpoint({
    method: 'GET',
    path: '/api/v1/jobs/:id/interest',
    access: { permission: 'job.read_all' },
    params,
    response: JobInterest,
  }),
};
