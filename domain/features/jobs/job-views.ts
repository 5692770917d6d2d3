import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { IdFromText } from '#domain/lib/fields.ts';

/** Days over which views are counted. */
export const interestDays = 28;

const params = z.object({ id: IdFromText });

/** Anonymous interest in a job. */
export const JobInterest = z.object({
  /** Page views within `interestDays`. */
  views: z.int(),
  /** Job seekers who saved it. */
  saves: z.int(),
});
export type JobInterest = z.infer<typeof JobInterest>;

export const jobInterestApi = {
  /** Records a view of the job's page. */
  view: endpoint({
    method: 'POST',
    path: '/api/v1/jobs/:id/views',
    access: 'public',
    params,
    response: z.object({ is_counted: z.boolean() }),
    perMinute: 60,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/jobs/:id/interest',
    access: { permission: 'job.read_all' },
    params,
    response: JobInterest,
  }),
};
