import * as z from 'zod/mini';
import { Job } from '#domain/features/jobs/job.ts';

/** The fields of a template. Openings and the closing day belong to one job. */
const templateFields = {
  title: true,
  summary: true,
  description: true,
  responsibilities: true,
  requirements: true,
  benefits: true,
  city: true,
  region: true,
  country: true,
  latitude: true,
  longitude: true,
  work_mode: true,
  job_type: true,
  salary: true,
  experience_min: true,
  experience_max: true,
  education_level: true,
  management_level: true,
  skills: true,
  nice_skills: true,
  certifications: true,
  titles: true,
  industries: true,
  none_required: true,
  match_weights: true,
  inclusion: true,
  stage_plan: true,
  screening_questions: true,
  adjustments_contact: true,
  uses_ai_screening: true,
  is_existing_vacancy: true,
} as const;

/** The fields of a job that its editor writes. */
const contentFields = { ...templateFields, openings: true, closes_on: true } as const;

/** The content of a job now. */
export type FullJobContent = Pick<Job, keyof typeof contentFields>;

/** The content of a stored version. Fields that the product got later are missing. */
export const JobContent = z.partial(z.pick(Job, contentFields));
export type JobContent = z.infer<typeof JobContent>;

/** What a template stores of a job. */
export const TemplateContent = z.pick(Job, templateFields);
export type TemplateContent = z.infer<typeof TemplateContent>;
