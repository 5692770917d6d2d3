import * as z from 'zod/mini';
import { ApprovalStatus } from '#domain/features/approvals/lifecycle.ts';
import { MatchBand } from '#domain/features/matching/explanation/evidence.ts';
import { MATCH_PARTS } from '#domain/features/matching/score/parts.ts';
import { MatchWeights } from '#domain/features/matching/score/weights.ts';
import { Day, Id, line, Moment } from '#domain/lib/fields.ts';
import { jobTypes, salaryPeriods, workModes } from './choices.ts';
import { publishingOptions } from './lifecycle.ts';
import { ScreeningQuestion } from './posting/screening-question.ts';
import { JobStatus } from './status.ts';

export const WorkMode = z.enum(workModes);
export type WorkMode = z.infer<typeof WorkMode>;

export const JobType = z.enum(jobTypes);
export type JobType = z.infer<typeof JobType>;

const SalaryPeriod = z.enum(salaryPeriods);
export type SalaryPeriod = z.infer<typeof SalaryPeriod>;

/** Pay in units of `currency` per `period`; fractions are allowed. */
export const Salary = z.object({
  min: z.nullable(z.number().check(z.gte(0), z.lte(9_999_999))),
  max: z.nullable(z.number().check(z.gte(0), z.lte(9_999_999))),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  period: SalaryPeriod,
});
export type Salary = z.infer<typeof Salary>;

/** A taxonomy term with its display label. */
export const TermLabel = z.object({ id: Id, label: z.string() });
export type TermLabel = z.infer<typeof TermLabel>;

/** The work environment. An empty text means not stated. */
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

/** One hiring step; `within_days` counts from the previous step. */
export const StagePlan = z.object({
  what: line(200, 1),
  who: line(120),
  format: line(120),
  within_days: z.int().check(z.gte(0), z.lte(120)),
});
export type StagePlan = z.infer<typeof StagePlan>;

/** A job on a list. */
const Fraction = z.nullable(z.int());

const MatchFractions = z.object({
  Skills: Fraction,
  Certifications: Fraction,
  Education: Fraction,
  JobTitles: Fraction,
  Industries: Fraction,
  ManagementLevel: Fraction,
});
export type MatchFractions = z.infer<typeof MatchFractions>;

export const JobCard = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  /** Empty if the employer of an imported posting is unknown. */
  company: z.string(),
  organisation_id: Id,
  city: z.string(),
  region: z.string(),
  country: z.string(),
  work_mode: WorkMode,
  job_type: JobType,
  salary: z.nullable(Salary),
  experience_min: z.nullable(z.int()),
  experience_max: z.nullable(z.int()),
  published_at: z.nullable(Moment),
  /** `published_at` is when an imported posting was first seen; when it was posted is unknown. */
  is_first_seen: z.boolean(),
  status: JobStatus,
  /** Match score with the caller's profile; null unless the caller is a job seeker and there is a number. */
  score: z.nullable(z.int()),
  /** The label of the score. */
  band: z.nullable(MatchBand),
  /** Percentage of the requirements that the profile meets, by part; null for unknown parts. Null without a number. */
  match_parts: z.nullable(MatchFractions),
  /** Kilometers from the searched location, if any. */
  distance_km: z.nullable(z.number()),
});
export type JobCard = z.infer<typeof JobCard>;

/** A request to publish a draft. `reason` says what to change if it was rejected. */
const PublishRequest = z.object({
  status: ApprovalStatus,
  asked_by: z.string(),
  asked_at: Moment,
  decided_at: z.nullable(Moment),
  reason: z.string(),
});
export type PublishRequest = z.infer<typeof PublishRequest>;

export const Job = z.object({
  ...z.omit(JobCard, {
    organisation_id: true,
    distance_km: true,
    score: true,
    band: true,
    match_parts: true,
  }).shape,
  organisation: z.object({
    id: Id,
    name: z.string(),
    description: z.string(),
    website: z.string(),
    /** Country code, or empty if unknown. */
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
  /** Parts of the match for which the employer says that nothing is required. */
  none_required: z.array(z.enum(MATCH_PARTS)),
  /** The job's own weights. Null for the tenant's, and for people who can't edit the job. */
  match_weights: z.nullable(MatchWeights),
  inclusion: Inclusion,
  stage_plan: z.array(StagePlan),
  /** Without their requirements for people who can't edit the job. */
  screening_questions: z.array(ScreeningQuestion),
  adjustments_contact: z.string(),
  /** Whether software with AI screens applicants; null if not stated. */
  uses_ai_screening: z.nullable(z.boolean()),
  /** Whether the job is for an existing vacancy; null if not stated. */
  is_existing_vacancy: z.nullable(z.boolean()),
  source_url: z.string(),
  closes_on: z.nullable(Day),
  version: z.int(),
  /** Whether the caller can edit the job. `next_statuses` are those the caller can set. */
  can_edit: z.boolean(),
  next_statuses: z.array(JobStatus),
  /** How the caller can publish the draft. */
  publishing: z.enum(publishingOptions),
  /** The latest publish request; null for callers who cannot edit the draft. */
  publish_request: z.nullable(PublishRequest),
  /** The caller's own application, if any. */
  own_application_id: z.nullable(Id),
  /** Staff put the caller forward (`sourced`), and the caller has not replied yet. */
  is_invited: z.boolean(),
});
export type Job = z.infer<typeof Job>;
