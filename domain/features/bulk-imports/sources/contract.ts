import * as z from 'zod/mini';
import { publishChoices } from '#domain/features/bulk-imports/jobs/publish-choices.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, intInQuery, line, Moment } from '#domain/lib/fields.ts';
import { frequencies } from './schedule.ts';

/** Sources per employer. */
export const maxJobSources = 10;

/** How a fetch ended. `asking`: so many jobs were missing that a person must decide. */
const runOutcomes = ['applied', 'unchanged', 'asking', 'failed'] as const;

/** Numbers of jobs. `kept`: changed in the source and edited here, so not updated. `missing`: open here, not in the source. */
export const RunCounts = z.object({
  created: z.int(),
  changed: z.int(),
  same: z.int(),
  kept: z.int(),
  missing: z.int(),
  closed: z.int(),
  reopened: z.int(),
  failed: z.int(),
});
export type RunCounts = z.infer<typeof RunCounts>;

/** A posting that could not be imported. */
export const RunFailure = z.object({ title: z.string(), row: z.nullable(z.int()), reason: z.string() });
export type RunFailure = z.infer<typeof RunFailure>;

/** One fetch. */
export const JobSourceRun = z.object({
  id: Id,
  started_at: Moment,
  finished_at: Moment,
  outcome: z.enum(runOutcomes),
  error: z.nullable(z.string()),
  http_status: z.nullable(z.int()),
  counts: RunCounts,
  /** The first fifty. */
  failures: z.array(RunFailure),
});
export type JobSourceRun = z.infer<typeof JobSourceRun>;

/** An address from which the jobs of an employer are fetched on a schedule. */
export const JobSource = z.object({
  id: Id,
  organisation_id: Id,
  organisation_name: z.string(),
  url: z.string(),
  frequency: z.enum(frequencies),
  publish: z.enum(publishChoices),
  is_active: z.boolean(),
  is_running: z.boolean(),
  created_at: Moment,
  created_by_name: z.string(),
  next_run_at: Moment,
  failure_count: z.int(),
  /** Jobs that were missing at the last fetch and wait for an answer; null if there is no question. */
  missing_count: z.nullable(z.int()),
  job_count: z.int(),
  last_run: z.nullable(JobSourceRun),
});
export type JobSource = z.infer<typeof JobSource>;

const url = line(2000, 1).check(z.regex(/^https?:\/\/[^\s/?#@]+([/?][^\s#]*)?$/i, { error: 'invalid_https_url' }));

const settings = { url, frequency: z.enum(frequencies), publish: z.enum(publishChoices) };

/** Tenant staff name the employer. */
export const NewJobSource = z.object({ ...settings, organisation_id: z.optional(Id) });
export type NewJobSource = z.infer<typeof NewJobSource>;

/** A missing field stays unchanged. */
export const JobSourceChange = z.partial(z.object({ ...settings, is_active: z.boolean() }));
export type JobSourceChange = z.infer<typeof JobSourceChange>;

/** What happens to the missing jobs: they close, or they stay open and no longer follow the source. */
export const missingDecisions = ['close', 'keep'] as const;
export type MissingDecision = (typeof missingDecisions)[number];

const access = { permission: 'job.import' } as const;
const params = z.object({ id: IdFromText });
const Before = z.object({ before: z.optional(intInQuery(1, 999_999_999)) });
const root = '/api/v1/job-sources';
const one = '/api/v1/job-sources/:id';

export const jobSourcesApi = {
  list: endpoint({
    method: 'GET',
    path: root,
    access,
    query: Before,
    response: z.object({ sources: z.array(JobSource), next: z.nullable(Id) }),
  }),
  create: endpoint({
    method: 'POST',
    path: root,
    access,
    body: NewJobSource,
    response: JobSource,
    status: 201,
    perMinute: 10,
  }),
  read: endpoint({ method: 'GET', path: one, access, params, response: JobSource }),
  update: endpoint({
    method: 'PUT',
    path: one,
    access,
    params,
    body: JobSourceChange,
    response: JobSource,
    perMinute: 30,
  }),
  /** Removes the source. Its jobs stay. */
  remove: endpoint({
    method: 'DELETE',
    path: one,
    access,
    params,
    response: z.object({ is_removed: z.literal(true) }),
  }),
  /** Fetches the source now, in the background. */
  fetch: endpoint({
    method: 'POST',
    path: `${one}/fetch`,
    access,
    params,
    response: JobSource,
    status: 202,
    perMinute: 10,
  }),
  /** Answers what happens to many missing jobs. */
  decide: endpoint({
    method: 'POST',
    path: `${one}/missing-jobs`,
    access,
    params,
    body: z.object({ decision: z.enum(missingDecisions) }),
    response: JobSource,
  }),
  /** The fetches, latest first. */
  runs: endpoint({
    method: 'GET',
    path: `${one}/runs`,
    access,
    params,
    query: Before,
    response: z.object({ runs: z.array(JobSourceRun), next: z.nullable(Id) }),
  }),
};
