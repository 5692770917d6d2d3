import * as z from 'zod/mini';
import { ImportParams, ImportRecord, StatusQuery } from '#domain/features/bulk-imports/import-record.ts';
import { itemOutcomes } from '#domain/features/bulk-imports/lifecycle.ts';
import { Download } from '#domain/features/files/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, intInQuery } from '#domain/lib/fields.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { mappedFields } from './mapping.ts';
import { publishChoices } from './publish-choices.ts';

/** One row or file in the answer of the status call. `job_file` is the file with the number of the row, if it has rows. */
const StatusFile = z.object({
  job_file: z.string(),
  title: z.string(),
  row: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  job_id: z.nullable(Id),
});
export type JobStatusFile = z.infer<typeof StatusFile>;

export const JobSummary = z.object({
  success_files: z.array(StatusFile),
  failed_files: z.array(StatusFile),
  success_count: z.int(),
  failed_count: z.int(),
});
export type JobSummary = z.infer<typeof JobSummary>;

/** A row or document in the review and in the result. */
export const JobItem = z.object({
  id: Id,
  position: z.int(),
  title: z.string(),
  place: z.string(),
  row: z.nullable(z.int()),
  outcome: z.nullable(z.enum(itemOutcomes)),
  reason: z.nullable(z.string()),
  /** Null until the job is created, and after undo. */
  job_id: z.nullable(Id),
  kept_reason: z.nullable(z.string()),
});
export type JobItem = z.infer<typeof JobItem>;

/** The column of each field, for a file with columns. */
export const ColumnMapping = z.partialRecord(z.enum(mappedFields), z.string().check(z.maxLength(200)));
export type ColumnMapping = z.infer<typeof ColumnMapping>;

export const JobImport = z.extend(ImportRecord, {
  /** The columns of a CSV file, each with the first values; null for other formats. */
  columns: z.nullable(z.array(z.object({ name: z.string(), samples: z.array(z.string()) }))),
  mapping: ColumnMapping,
  /** Whether publishing sends the jobs for approval. */
  needs_approval: z.boolean(),
});
export type JobImport = z.infer<typeof JobImport>;

const access = { permission: 'job.import' } as const;
const root = '/api/v1/bulk-imports/jobs';
const one = '/api/v1/bulk-imports/jobs/:token';

export const jobImportsApi = {
  /** The status call of the specification: by token, or all imports that ended within the duration. */
  status: endpoint({
    method: 'GET',
    path: '/api/v1/jobs/bulk/dataprocess/status',
    access,
    query: StatusQuery,
    response: JobSummary,
  }),
  /** The same as a CSV file. */
  download: endpoint({
    method: 'GET',
    path: '/api/v1/jobs/bulk/dataprocess/csv',
    access,
    query: z.extend(StatusQuery, { lang: z.optional(z.enum(languages)) }),
    response: Download,
    binary: true,
  }),
  list: endpoint({
    method: 'GET',
    path: root,
    access,
    query: z.object({ before: z.optional(intInQuery(1, 999_999_999)) }),
    response: z.object({ imports: z.array(ImportRecord), next: z.nullable(Id) }),
  }),
  /** Sends the file, which is read in the background. Tenant staff name the employer. */
  start: endpoint({
    method: 'POST',
    path: root,
    access,
    form: { files: ['file'] },
    body: z.object({ organisation_id: z.optional(IdFromText) }),
    response: JobImport,
    status: 201,
  }),
  read: endpoint({ method: 'GET', path: one, access, params: ImportParams, response: JobImport }),
  items: endpoint({
    method: 'GET',
    path: `${one}/items`,
    access,
    params: ImportParams,
    query: z.object({ after: z.optional(intInQuery(0, 1_000_000)), outcome: z.optional(z.enum(itemOutcomes)) }),
    response: z.object({ items: z.array(JobItem), next: z.nullable(z.int()) }),
  }),
  /** Reads the file again with other columns, which are remembered for files with the same header. */
  map: endpoint({
    method: 'PUT',
    path: `${one}/mapping`,
    access,
    params: ImportParams,
    body: z.object({ mapping: ColumnMapping }),
    response: JobImport,
  }),
  /** Starts the import of everything in review. */
  confirm: endpoint({
    method: 'POST',
    path: `${one}/import`,
    access,
    params: ImportParams,
    body: z.object({ publish: z.enum(publishChoices) }),
    response: JobImport,
  }),
  cancel: endpoint({ method: 'POST', path: `${one}/cancel`, access, params: ImportParams, response: JobImport }),
  undo: endpoint({ method: 'POST', path: `${one}/undo`, access, params: ImportParams, response: JobImport }),
};
