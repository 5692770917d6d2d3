import * as z from 'zod/mini';
import { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, line, Moment, paragraph } from '#domain/lib/fields.ts';
import { Job, JobCard } from './job.ts';
import { publishingOptions } from './lifecycle.ts';
import { NewJob } from './posting/new-job.ts';
import { ReturnedDraft } from './posting/returned-draft.ts';
import { JobFacets, JobFilter, JobPage, JobSuggestion } from './search/search.ts';
import { JobStatus } from './status.ts';

export const maxSimilarJobs = 3;

const JobParams = z.object({ id: IdFromText });

/** A job in the employer's list. Counts include only applications the caller can see. */
export const ManagedJob = z.object({
  id: Id,
  title: z.string(),
  organisation_id: Id,
  company: z.string(),
  city: z.string(),
  region: z.string(),
  status: JobStatus,
  openings: z.int(),
  /** The job owner, if assigned. */
  owner: z.nullable(z.string()),
  published_at: z.nullable(Moment),
  updated_at: Moment,
  applicants: z.int(),
  new_applicants: z.int(),
  /** Applications by stage; empty stages are omitted. */
  stages: z.partialRecord(ApplicationStatus, z.int()),
  /** When the longest-waiting applicant without a first reply applied. */
  waiting_since: z.nullable(Moment),
  version: z.int(),
  can_edit: z.boolean(),
  next_statuses: z.array(JobStatus),
  publishing: z.enum(publishingOptions),
  /** A publish request for the draft is pending. */
  is_asked: z.boolean(),
});
export type ManagedJob = z.infer<typeof ManagedJob>;

export const managedJobSorts = ['changed', 'waiting'] as const;

export const ManagedJobFilter = z.object({
  status: z.optional(JobStatus),
  /** Matches the title and the employer's name. */
  words: z.optional(line(100)),
  organisation: z.optional(IdFromText),
  sort: z.optional(z.enum(managedJobSorts)),
  cursor: z.optional(z.string().check(z.maxLength(300), z.regex(/^[\w-]*$/))),
});

export const ManagedJobPage = z.object({
  jobs: z.array(ManagedJob),
  next: z.nullable(z.string()),
  /** Number of jobs by status, at most `maxCount` + 1, which means any higher number; on the first page only. */
  counts: z.nullable(z.record(JobStatus, z.int())),
});
export type ManagedJobPage = z.infer<typeof ManagedJobPage>;

/** What happens to open applications when a job closes. */
export const closingChoices = ['keep', 'hold', 'reject'] as const;

/** A status change. It fails with a conflict if `version` is not the current one. */
export const JobMove = z.object({
  to: JobStatus,
  version: z.int(),
  note: z._default(paragraph(2000), ''),
  /** When a job closes: keep open applications, put them on hold, or reject them with the message. */
  open_applications: z._default(z.enum(closingChoices), 'keep'),
  /** Sent to the job seekers; required for `reject`. */
  message: z._default(paragraph(2000), ''),
});

const atVersion = z.object({ version: z.int() });

export const jobsApi = {
  search: endpoint({
    method: 'GET',
    path: '/api/v1/jobs',
    access: 'public',
    scope: 'jobs:read',
    query: JobFilter,
    response: JobPage,
  }),
  facets: endpoint({
    method: 'GET',
    path: '/api/v1/jobs/facets',
    access: 'public',
    query: z.omit(JobFilter, { sort: true, cursor: true, limit: true }),
    response: JobFacets,
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/api/v1/jobs/suggestions',
    access: 'public',
    query: z.object({ words: line(100) }),
    response: z.object({ suggestions: z.array(JobSuggestion) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/jobs/:id',
    access: 'public',
    scope: 'jobs:read',
    params: JobParams,
    response: Job,
  }),
  similar: endpoint({
    method: 'GET',
    path: '/api/v1/jobs/:id/similar',
    access: 'public',
    params: JobParams,
    response: z.object({ jobs: z.array(JobCard) }),
  }),
  manage: endpoint({
    method: 'GET',
    path: '/api/v1/managed-jobs',
    access: { permission: 'job.read_all' },
    scope: 'jobs:read',
    query: ManagedJobFilter,
    takesTurns: true,
    response: ManagedJobPage,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/jobs',
    access: { permission: 'job.write' },
    scope: 'jobs:write',
    body: NewJob,
    response: Job,
    status: 201,
  }),
  /** Creates a draft with the content of a job, without its closing day. */
  duplicate: endpoint({
    method: 'POST',
    path: '/api/v1/jobs/:id/duplicate',
    access: { permission: 'job.write' },
    scope: 'jobs:write',
    params: JobParams,
    response: Job,
    status: 201,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/jobs/:id',
    access: { permission: 'job.write' },
    scope: 'jobs:write',
    params: JobParams,
    body: z.object({ job: NewJob, version: z.int() }),
    response: Job,
  }),
  /** Requests that the draft be published. */
  askToPublish: endpoint({
    method: 'POST',
    path: '/api/v1/jobs/:id/publish-request',
    access: { permission: 'job.write' },
    scope: 'jobs:write',
    params: JobParams,
    body: atVersion,
    response: Job,
    perMinute: 30,
  }),
  /** Returns a draft to its publish requester. */
  returnDraft: endpoint({
    method: 'POST',
    path: '/api/v1/jobs/:id/publish-request/return',
    access: { permission: 'job.decide' },
    params: JobParams,
    body: ReturnedDraft,
    response: Job,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/v1/jobs/:id/status',
    access: { permission: 'job.decide' },
    scope: 'jobs:write',
    params: JobParams,
    body: JobMove,
    response: Job,
  }),
};
