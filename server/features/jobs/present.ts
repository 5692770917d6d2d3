import * as z from 'zod/mini';
import {
  Inclusion,
  type Job,
  type JobCard,
  type Salary,
  type SalaryPeriod,
  StagePlan,
} from '#domain/features/jobs/job.ts';
import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import type { JobFacts } from '#domain/features/jobs/policy.ts';
import { emptyInclusion } from '#domain/features/jobs/posting/empty-inclusion.ts';
import type { FullJobContent } from '#domain/features/jobs/posting/job-content.ts';
import { hideRequirement, ScreeningQuestion } from '#domain/features/jobs/posting/screening-question.ts';
import { getDistanceKm, type Point } from '#domain/features/jobs/search/distance.ts';
import { MATCH_PARTS } from '#domain/features/matching/score/parts.ts';
import { MatchWeights } from '#domain/features/matching/score/weights.ts';
import { storedList } from '#server/db/rows/stored-list.ts';
import type { CardMatch } from '#server/features/matching/service.ts';
import type { LabelledTerm } from '#server/features/terms/service.ts';
import type { FoundJob } from '#server/search/jobs/search-queries.ts';
import type { JobRow } from './queries.ts';

/** @param near the searched location, for the distance */
export function presentJobCard(row: FoundJob, match: CardMatch | null, near: Point | null): JobCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    company: row.company,
    organisation_id: row.organisation_id,
    city: row.city,
    region: row.region,
    country: row.country,
    work_mode: row.work_mode,
    job_type: row.job_type,
    salary: buildSalary(row),
    experience_min: row.experience_min,
    experience_max: row.experience_max,
    published_at: row.published_at.toISOString(),
    is_first_seen: row.is_first_seen,
    status: row.status,
    score: match?.total ?? null,
    band: match?.band ?? null,
    match_parts: match?.parts ?? null,
    distance_km: near && computeDistanceKm(row, near),
  };
}

function computeDistanceKm({ latitude, longitude }: FoundJob, near: Point): number | null {
  if (latitude === null || longitude === null) return null;
  return Math.round(getDistanceKm(near, { latitude, longitude }) * 10) / 10;
}

export function buildJobFacts(row: { status: JobStatus; organisation_id: number; team_user_ids: number[] }): JobFacts {
  return {
    status: row.status,
    organisationId: row.organisation_id,
    teamUserIds: row.team_user_ids.map(Number),
  };
}

type JobTerms = Record<'skills' | 'nice_skills' | 'certifications' | 'titles' | 'industries', LabelledTerm[]>;
type CallerFields = Pick<
  Job,
  'can_edit' | 'next_statuses' | 'publishing' | 'publish_request' | 'own_application_id' | 'is_invited'
>;

/** The job with its labeled terms and what the caller may do with it. */
export function presentJob(row: JobRow, terms: JobTerms, callerFields: CallerFields): Job {
  const content = presentJobContent(row, terms);
  const questions = content.screening_questions;
  return {
    ...content,
    id: row.id,
    slug: row.slug,
    company: row.company,
    organisation: presentOrganisation(row),
    status: row.status,
    screening_questions: callerFields.can_edit ? questions : questions.map(hideRequirement),
    match_weights: callerFields.can_edit ? storedWeights.parse(row.match_weights) : null,
    source_url: row.source_url,
    published_at: row.published_at?.toISOString() ?? null,
    is_first_seen: row.is_first_seen,
    version: row.version,
    ...callerFields,
  };
}

/** What the editor of the job writes. */
export function presentJobContent(row: JobRow, terms: JobTerms): FullJobContent {
  return {
    title: row.title,
    summary: row.summary,
    description: row.description,
    responsibilities: row.responsibilities,
    requirements: row.requirements,
    benefits: row.benefits,
    city: row.city,
    region: row.region,
    country: row.country,
    latitude: row.latitude,
    longitude: row.longitude,
    work_mode: row.work_mode,
    job_type: row.job_type,
    openings: row.openings,
    salary: buildSalary(row),
    experience_min: row.experience_min,
    experience_max: row.experience_max,
    education_level: row.education_level,
    management_level: row.management_level,
    ...terms,
    none_required: MATCH_PARTS.filter((part) => row.none_required.includes(part)),
    match_weights: storedWeights.parse(row.match_weights),
    inclusion: parseInclusion(row.inclusion),
    stage_plan: storedPlan.parse(row.stage_plan),
    screening_questions: parseQuestions(row.screening_questions),
    adjustments_contact: row.adjustments_contact,
    uses_ai_screening: row.uses_ai_screening,
    is_existing_vacancy: row.is_existing_vacancy,
    closes_on: row.closes_on,
  };
}

function presentOrganisation(row: JobRow): Job['organisation'] {
  return {
    id: row.organisation_id,
    name: row.organisation_name,
    description: row.organisation_description,
    website: row.website,
    country: row.organisation_country,
  };
}

/** Stored values that no longer match their schema are dropped, so that the page still works. */
const storedInclusion = z.catch(Inclusion, emptyInclusion);
const storedWeights = z.catch(z.nullable(MatchWeights), null);
const storedPlan = storedList(StagePlan);
const storedQuestions = storedList(ScreeningQuestion);

function toObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

export interface SalaryColumns {
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  readonly salary_currency: string | null;
  readonly salary_period: SalaryPeriod | null;
}

/** The stored inclusion facts; missing ones are empty. */
export function parseInclusion(stored: unknown): Inclusion {
  return storedInclusion.parse({ ...emptyInclusion, ...toObject(stored) });
}

export function parseQuestions(stored: unknown): ScreeningQuestion[] {
  return storedQuestions.parse(stored);
}

export function buildSalary(row: SalaryColumns): Salary | null {
  if (row.salary_currency === null || row.salary_period === null) return null;
  return {
    min: row.salary_min,
    max: row.salary_max,
    currency: row.salary_currency,
    period: row.salary_period,
  };
}
