import * as z from 'zod/mini';
import { Day, Id, line, Moment, paragraph } from '#domain/lib/fields.ts';
import { JobStatus } from './lifecycle.ts';

export const workModes = ['on_site', 'hybrid', 'remote'] as const;
export const WorkMode = z.enum(workModes);
export type WorkMode = z.infer<typeof WorkMode>;

export const jobTypes = [
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'apprenticeship',
  'volunteer',
] as const;
export const JobType = z.enum(jobTypes);
export type JobType = z.infer<typeof JobType>;

export const salaryPeriods = ['year', 'month', 'week', 'day', 'hour'] as const;
const SalaryPeriod = z.enum(salaryPeriods);

/** Pay in whole or broken units of `currency` for each `period`. */
export const Salary = z.object({
  min: z.nullable(z.number().check(z.gte(0), z.lte(9_999_999))),
  max: z.nullable(z.number().check(z.gte(0), z.lte(9_999_999))),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  period: SalaryPeriod,
});
export type Salary = z.infer<typeof Salary>;

/** A place in words, with degrees where they are known. */
const Place = z.object({
  city: line(120),
  region: line(60),
  country: line(60),
  latitude: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
  longitude: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
});

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

export const noInclusionFacts: Inclusion = {
  sensory_environment: '',
  noise: '',
  lighting: '',
  meetings_per_week: '',
  communication: '',
  schedule: '',
  interview_format: '',
  questions_ahead: false,
  accommodations: '',
  buddy: false,
};

/** One step of hiring: what happens, who is there, how, and how many days after the step before. */
export const StagePlan = z.object({
  what: line(200, 1),
  who: line(120),
  format: line(120),
  within_days: z.int().check(z.gte(0), z.lte(120)),
});
export type StagePlan = z.infer<typeof StagePlan>;

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

/** A job with everything its page shows. */
export const Job = z.object({
  ...z.omit(JobCard, { distance_km: true, score: true }).shape,
  organisation: z.object({ id: Id, name: z.string(), description: z.string(), website: z.string() }),
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
  /** The caller's own application, when there is one. */
  own_application_id: z.nullable(Id),
});
export type Job = z.infer<typeof Job>;

const terms = z.array(line(100, 1)).check(z.maxLength(40));

/** What an employer writes. Terms are words; the server finds their place in the taxonomy. */
export const NewJob = z
  .object({
    /** Whose job it is, when the writer works for the tenant; an employer's people write for their own organisation. */
    organisation_id: z.optional(Id),
    title: line(200, 3),
    summary: z.array(line(300, 1)).check(z.maxLength(5)),
    description: paragraph(20_000, 20),
    responsibilities: paragraph(20_000),
    requirements: paragraph(20_000),
    benefits: paragraph(10_000),
    place: Place,
    work_mode: WorkMode,
    job_type: JobType,
    openings: z.int().check(z.gte(1), z.lte(1000)),
    salary: z.nullable(Salary.check(z.refine(hasOrderedPay, { path: ['max'], error: 'max_below_min' }))),
    experience_min: z.nullable(z.int().check(z.gte(0), z.lte(60))),
    experience_max: z.nullable(z.int().check(z.gte(0), z.lte(60))),
    education_level: z.nullable(z.int().check(z.gte(0), z.lte(5))),
    management_level: z.nullable(z.int().check(z.gte(1), z.lte(5))),
    skills: terms,
    nice_skills: terms,
    certifications: terms,
    titles: terms,
    industries: terms,
    inclusion: Inclusion,
    stage_plan: z.array(StagePlan).check(z.maxLength(10)),
    screening_questions: z.array(ScreeningQuestion).check(z.maxLength(20)),
    adjustments_contact: line(200),
    closes_on: z.nullable(Day),
  })
  .check(z.refine(hasOrderedExperience, { path: ['experience_max'], error: 'max_below_min' }));
export type NewJob = z.infer<typeof NewJob>;

function hasOrderedPay(salary: z.infer<typeof Salary>): boolean {
  return salary.min === null || salary.max === null || salary.min <= salary.max;
}

function hasOrderedExperience(job: { experience_min: number | null; experience_max: number | null }): boolean {
  return job.experience_min === null || job.experience_max === null || job.experience_min <= job.experience_max;
}
