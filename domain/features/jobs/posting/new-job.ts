import * as z from 'zod/mini';
import { Inclusion, JobType, Salary, StagePlan, WorkMode } from '#domain/features/jobs/job.ts';
import { MATCH_PARTS } from '#domain/features/matching/score/parts.ts';
import { MatchWeights } from '#domain/features/matching/score/weights.ts';
import { Day, Id, line, nameLine, paragraph } from '#domain/lib/fields.ts';
import { maxQuestions, ScreeningQuestion } from './screening-question.ts';

/** A location, with coordinates if known. */
const JobLocation = z.object({
  city: line(120),
  region: line(60),
  country: line(60),
  latitude: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
  longitude: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
});

const terms = z.array(line(100, 1)).check(z.maxLength(40));

/** The job form. Terms are free text; the server maps them to the taxonomy. */
export const NewJob = z
  .object({
    /** The employer, for tenant staff; other callers write for their own organization. */
    organisation_id: z.optional(Id),
    title: nameLine(200, 3),
    summary: z.array(line(300, 1)).check(z.maxLength(5)),
    description: paragraph(20_000, 20),
    responsibilities: paragraph(20_000),
    requirements: paragraph(20_000),
    benefits: paragraph(10_000),
    place: JobLocation,
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
    /** Parts of the match for which nothing is required. Without it, an edit leaves them unchanged. */
    none_required: z.optional(z.array(z.enum(MATCH_PARTS)).check(z.maxLength(MATCH_PARTS.length))),
    /** Null for the tenant's weights. Without it, an edit leaves them unchanged. */
    match_weights: z.optional(z.nullable(MatchWeights)),
    inclusion: Inclusion,
    stage_plan: z.array(StagePlan).check(z.maxLength(10)),
    screening_questions: z.array(ScreeningQuestion).check(z.maxLength(maxQuestions)),
    adjustments_contact: line(200),
    /** Whether software with AI screens applicants; null if not stated. Without it, an edit leaves it unchanged. */
    uses_ai_screening: z.optional(z.nullable(z.boolean())),
    /** Whether the job is for an existing vacancy; null if not stated. Without it, an edit leaves it unchanged. */
    is_existing_vacancy: z.optional(z.nullable(z.boolean())),
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
