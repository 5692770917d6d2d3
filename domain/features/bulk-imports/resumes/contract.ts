import * as z from 'zod/mini';
import { ImportParams, ImportRecord, StatusQuery } from '#domain/features/bulk-imports/import-record.ts';
import { itemDecisions, itemOutcomes } from '#domain/features/bulk-imports/lifecycle.ts';
import { Download } from '#domain/features/files/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, intInQuery, line } from '#domain/lib/fields.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { ReadPerson } from './person.ts';
import { browserSkipReasons } from './reasons.ts';
import { Duplicate } from './review.ts';

/**
 * One file in the answer of the status call. `resume_file` is the path for `user/file/download`; a file that was skipped is
 * not stored, so its path cannot be downloaded.
 */
const StatusFile = z.object({
  resume_file: z.string(),
  reason: z.nullable(z.string()),
  person_id: z.nullable(Id),
  person_name: z.string(),
});
export type StatusFile = z.infer<typeof StatusFile>;

export const ResumeSummary = z.object({
  already_existing_files: z.array(StatusFile),
  newly_created_files: z.array(StatusFile),
  skipped_files: z.array(StatusFile),
  newly_created_count: z.int(),
  already_existing_count: z.int(),
  skipped_count: z.int(),
});
export type ResumeSummary = z.infer<typeof ResumeSummary>;

/** A file or row in the review and in the result. */
export const ResumeItem = z.object({
  id: Id,
  position: z.int(),
  name: z.string(),
  row_number: z.nullable(z.int()),
  state: z.enum(['waiting', 'read', 'done', 'undone']),
  outcome: z.nullable(z.enum(itemOutcomes)),
  reason: z.nullable(z.string()),
  decision: z.nullable(z.enum(itemDecisions)),
  person: z.nullable(ReadPerson),
  duplicates: z.array(Duplicate),
  person_id: z.nullable(Id),
  kept_reason: z.nullable(z.string()),
});
export type ResumeItem = z.infer<typeof ResumeItem>;

const ItemsQuery = z.object({
  after: z.optional(intInQuery(0, 1_000_000)),
  outcome: z.optional(z.enum(itemOutcomes)),
});

const access = { permission: 'resume.import' } as const;
const root = '/api/v1/bulk-imports/resumes';
const one = '/api/v1/bulk-imports/resumes/:token';

export const resumeImportsApi = {
  /** The status call of the specification: by token, or all imports that ended within the duration. */
  status: endpoint({
    method: 'GET',
    path: '/api/v1/recruiter/bulk/resume/dataprocess/status',
    access,
    query: StatusQuery,
    response: ResumeSummary,
  }),
  /** The same as a CSV file. */
  download: endpoint({
    method: 'GET',
    path: '/api/v1/recruiter/bulk/resume/dataprocess/csv',
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
  start: endpoint({ method: 'POST', path: root, access, body: z.object({}), response: ImportRecord, status: 201 }),
  read: endpoint({ method: 'GET', path: one, access, params: ImportParams, response: ImportRecord }),
  /** The files that arrived, so that a continued upload sends only the others. */
  files: endpoint({
    method: 'GET',
    path: `${one}/files`,
    access,
    params: ImportParams,
    response: z.object({ files: z.array(z.object({ name: z.string(), sha256: z.nullable(z.string()) })) }),
  }),
  /** One file a request. Sending the same file under the same name again changes nothing. */
  addFile: endpoint({
    method: 'POST',
    path: `${one}/files`,
    access,
    params: ImportParams,
    form: { files: ['file'] },
    body: z.object({}),
    response: z.object({ is_new: z.boolean() }),
    status: 201,
  }),
  /** Records a file that the browser could not send, so that it is in the result with its reason. */
  addSkipped: endpoint({
    method: 'POST',
    path: `${one}/skipped`,
    access,
    params: ImportParams,
    body: z.object({ name: line(255, 1), reason: z.enum(browserSkipReasons) }),
    response: z.object({ is_new: z.boolean() }),
    status: 201,
  }),
  /** All files are sent. */
  finishUpload: endpoint({ method: 'POST', path: `${one}/sent`, access, params: ImportParams, response: ImportRecord }),
  items: endpoint({
    method: 'GET',
    path: `${one}/items`,
    access,
    params: ImportParams,
    query: ItemsQuery,
    response: z.object({ items: z.array(ResumeItem), next: z.nullable(z.int()) }),
  }),
  decide: endpoint({
    method: 'PUT',
    path: `${one}/items/:id`,
    access,
    params: z.extend(ImportParams, { id: IdFromText }),
    body: z.object({ decision: z.nullable(z.enum(itemDecisions)) }),
    response: ResumeItem,
  }),
  /** Starts the import of everything in review. */
  confirm: endpoint({ method: 'POST', path: `${one}/import`, access, params: ImportParams, response: ImportRecord }),
  cancel: endpoint({ method: 'POST', path: `${one}/cancel`, access, params: ImportParams, response: ImportRecord }),
  undo: endpoint({ method: 'POST', path: `${one}/undo`, access, params: ImportParams, response: ImportRecord }),
};
