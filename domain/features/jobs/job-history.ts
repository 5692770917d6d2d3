import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, Moment } from '#domain/lib/fields.ts';
import { JobContent } from './posting/job-content.ts';
import { JobChange } from './posting/version-changes.ts';
import { JobStatus } from './status.ts';

/** Name of the person; null for an automatic change. */
const by = z.nullable(z.string());

/** A saved edit, or the content with which the history starts. */
const EditEntry = z.object({
  kind: z.literal('edit'),
  version: z.int(),
  at: Moment,
  by,
  is_first: z.boolean(),
  /** The job has this content now. */
  is_latest: z.boolean(),
  changes: z.array(JobChange),
});

const StatusEntry = z.object({
  kind: z.literal('status'),
  id: Id,
  at: Moment,
  by,
  /** Null when the job was created. */
  from: z.nullable(JobStatus),
  to: JobStatus,
});

export const JobHistoryEntry = z.discriminatedUnion('kind', [EditEntry, StatusEntry]);
export type JobHistoryEntry = z.infer<typeof JobHistoryEntry>;
export type JobEdit = z.infer<typeof EditEntry>;

export const JobHistoryPage = z.object({ entries: z.array(JobHistoryEntry), next: z.nullable(z.string()) });
export type JobHistoryPage = z.infer<typeof JobHistoryPage>;

export const jobHistoryApi = {
  /** Edits since the job was first published, and status changes. Newest first. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/jobs/:id/versions',
    access: { permission: 'job.read_all' },
    params: z.object({ id: IdFromText }),
    query: z.object({ cursor: z.optional(z.string().check(z.maxLength(300), z.regex(/^[\w-]*$/))) }),
    response: JobHistoryPage,
  }),
  /** The content of one version. */
  read: endpoint({
    method: 'GET',
    path: '/api/v1/jobs/:id/versions/:version',
    access: { permission: 'job.read_all' },
    params: z.object({ id: IdFromText, version: IdFromText }),
    response: JobContent,
  }),
};
