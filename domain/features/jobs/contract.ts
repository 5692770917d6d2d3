import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, Moment, paragraph } from '#domain/lib/fields.ts';
import { Job, NewJob } from './job.ts';
import { JobStatus } from './lifecycle.ts';
import { JobFilter, JobPage } from './search.ts';

const JobParams = z.object({ id: IdFromText });

/** A job in the employer's list, with what waits on it. */
export const ManagedJob = z.object({
  id: Id,
  title: z.string(),
  company: z.string(),
  city: z.string(),
  region: z.string(),
  status: JobStatus,
  published_at: z.nullable(Moment),
  updated_at: Moment,
  applicants: z.int(),
  new_applicants: z.int(),
});
export type ManagedJob = z.infer<typeof ManagedJob>;

export const ManagedJobFilter = z.object({
  status: z.optional(JobStatus),
  cursor: z.optional(z.string().check(z.maxLength(300), z.regex(/^[\w-]*$/))),
});

export const ManagedJobPage = z.object({
  jobs: z.array(ManagedJob),
  next: z.nullable(z.string()),
  counts: z.record(JobStatus, z.int()),
});

/** A change of status. `version` is the one the caller saw; another one in the database is a conflict. */
export const JobMove = z.object({ to: JobStatus, version: z.int(), note: z._default(paragraph(2000), '') });

export const jobsApi = {
  search: endpoint({ method: 'GET', path: '/api/v1/jobs', access: 'public', query: JobFilter, response: JobPage }),
  read: endpoint({ method: 'GET', path: '/api/v1/jobs/:id', access: 'public', params: JobParams, response: Job }),
  manage: endpoint({
    method: 'GET',
    path: '/api/v1/managed-jobs',
    access: { permission: 'job.read_all' },
    query: ManagedJobFilter,
    response: ManagedJobPage,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/jobs',
    access: { permission: 'job.write' },
    body: NewJob,
    response: Job,
    status: 201,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/jobs/:id',
    access: { permission: 'job.write' },
    params: JobParams,
    body: z.object({ job: NewJob, version: z.int() }),
    response: Job,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/v1/jobs/:id/status',
    access: { permission: 'job.decide' },
    params: JobParams,
    body: JobMove,
    response: Job,
  }),
};
