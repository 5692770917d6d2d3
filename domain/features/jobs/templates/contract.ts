import * as z from 'zod/mini';
import { JobType, WorkMode } from '#domain/features/jobs/job.ts';
import { TemplateContent } from '#domain/features/jobs/posting/job-content.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, line, Moment } from '#domain/lib/fields.ts';

/** Templates on the list; a search finds the others. */
export const maxListedTemplates = 50;

/** A template on the list. */
export const JobTemplate = z.object({
  id: Id,
  name: z.string(),
  organisation_id: Id,
  company: z.string(),
  title: z.string(),
  city: z.string(),
  region: z.string(),
  work_mode: WorkMode,
  job_type: JobType,
  created_by: z.string(),
  created_at: Moment,
  /** Whether the caller can rename and delete it. */
  can_change: z.boolean(),
});
export type JobTemplate = z.infer<typeof JobTemplate>;

/** A template with all that a new job takes from it. */
export const FullJobTemplate = z.object({ ...JobTemplate.shape, content: TemplateContent });
export type FullJobTemplate = z.infer<typeof FullJobTemplate>;

export const TemplateName = z.object({ name: line(100, 1) });
export type TemplateName = z.infer<typeof TemplateName>;

const access = { permission: 'job.write' } as const;
const params = z.object({ id: IdFromText });

export const jobTemplatesApi = {
  /** By name. Of the caller's organization, or of all employers for tenant staff. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/job-templates',
    access,
    /** `words` matches the name, the job title, and the employer. */
    query: z.object({ words: z.optional(line(100)) }),
    response: z.object({ templates: z.array(JobTemplate), has_more: z.boolean() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/job-templates/:id',
    access,
    params,
    response: FullJobTemplate,
  }),
  /** Saves the content of a job as a template of its employer. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/job-templates',
    access,
    body: z.object({ ...TemplateName.shape, job_id: Id }),
    response: JobTemplate,
    status: 201,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/v1/job-templates/:id',
    access,
    params,
    body: TemplateName,
    response: JobTemplate,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/job-templates/:id',
    access,
    params,
    response: z.object({ is_removed: z.boolean() }),
  }),
};
