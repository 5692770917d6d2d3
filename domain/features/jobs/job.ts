import * as z from 'zod/mini';
import { ApprovalStatus } from '#domain/features/approvals/lifecycle.ts';
import { Day, Id, line, Moment } from '#domain/lib/fields.ts';
import { jobTypes, salaryPeriods, workModes } from './choices.ts';
import { JobStatus, publishings } from './lifecycle.ts';

export const WorkMode = z.enum(workModes);
export type WorkMode = z.infer<typeof WorkMode>;

export const JobType = z.enum(jobTypes);
export type JobType = z.infer<typeof JobType>;

const SalaryPeriod = z.enum(salaryPeriods);

/** Pay in whole or broken units of `currency` for each `period`. */
export const Salary = z.object({
  min: z.nullable(z.number().check(z.gte(0), z.lte(9_999_999))),
  max: z.nullable(z.number().check(z.gte(0), z.lte(9_999_999))),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  period: SalaryPeriod,
});
export type Salary = z.infer<typeof Salary>;

/** A word of the taxonomy as a person reads it. */
export const TermLabel = z.object({ id: Id, label: z.string() });
export type TermLabel = z.infer<typeof TermLabel>;

/** What the place of work is like. An empty text means the employer has not told. */
export const Inclusion = z.object({
  sensory_environment: line(300),
  noise: line(200),
  lighting: line(200),
  meetings_per_week: line(100),
  communication: line(200),
  schedule: line(200),
  interview_format: line(300),
  questions_ahead: z.boolean(),
  accommodations: line(300),
  buddy: z.boolean(),
});
export type Inclusion = z.infer<typeof Inclusion>;

/** One step of hiring: what happens, who is there, how, and how many days after the step before. */
export const StagePlan = z.object({
  what: line(200, 1),
  who: line(120),
  format: line(120),
  within_days: z.int().check(z.gte(0), z.lte(120)),
});
export type StagePlan = z.infer<typeof StagePlan>;

/** Questions of one job. With the résumé and the note, whoever has a profile gives ten answers at most. */
export const mostQuestions = 8;

export const ScreeningQuestion = z.object({ id: line(40, 1), text: line(300, 1), required: z.boolean() });
export type ScreeningQuestion = z.infer<typeof ScreeningQuestion>;

/** A job on a list. */
export const JobCard = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  company: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  work_mode: WorkMode,
  job_type: JobType,
  salary: z.nullable(Salary),
  experience_min: z.nullable(z.int()),
  experience_max: z.nullable(z.int()),
  published_at: z.nullable(Moment),
  status: JobStatus,
  /** Total of the match with the caller's profile, when the caller is a job seeker. */
  score: z.nullable(z.int()),
  /** Kilometres from the place searched, when one was. */
  distance_km: z.nullable(z.number()),
});
export type JobCard = z.infer<typeof JobCard>;

/** A request to publish a draft. A rejected one tells what to change before the next. */
const PublishRequest = z.object({
  status: ApprovalStatus,
  asked_by: z.string(),
  asked_at: Moment,
  decided_at: z.nullable(Moment),
  reason: z.string(),
});
export type PublishRequest = z.infer<typeof PublishRequest>;

/** A job with everything its page shows. */
export const Job = z.object({
  ...z.omit(JobCard, { distance_km: true, score: true }).shape,
  organisation: z.object({
    id: Id,
    name: z.string(),
    description: z.string(),
    website: z.string(),
    /** Where it is at home: "US", or empty when it has not told. */
    country: z.string(),
  }),
  summary: z.array(z.string()),
  description: z.string(),
  responsibilities: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  openings: z.int(),
  education_level: z.nullable(z.int()),
  management_level: z.nullable(z.int()),
  skills: z.array(TermLabel),
  nice_skills: z.array(TermLabel),
  certifications: z.array(TermLabel),
  titles: z.array(TermLabel),
  industries: z.array(TermLabel),
  inclusion: Inclusion,
  stage_plan: z.array(StagePlan),
  screening_questions: z.array(ScreeningQuestion),
  adjustments_contact: z.string(),
  source_url: z.string(),
  closes_on: z.nullable(Day),
  version: z.int(),
  /** Whether the caller may change the job, and which statuses the caller may give it. */
  can_edit: z.boolean(),
  next_statuses: z.array(JobStatus),
  /** How the caller gets the draft out. */
  publishing: z.enum(publishings),
  /** Who has asked to publish the draft, and what came of it; null for others than its writers. */
  publish_request: z.nullable(PublishRequest),
  /** The caller's own application, when there is one. */
  own_application_id: z.nullable(Id),
  /** Somebody has put the caller forward, and the caller has not answered yet. */
  is_invited: z.boolean(),
});
export type Job = z.infer<typeof Job>;
