import * as z from 'zod/mini';
import { JobType, Salary, WorkMode } from '#domain/features/jobs/job.ts';
import { FoundPerson } from '#domain/features/seekers/search/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, Moment, paragraph } from '#domain/lib/fields.ts';
import { maxSuggestedPeople, maxSuggestionReason } from './limits.ts';

/**
 * Why a job can't be suggested to a person. `unavailable` covers what the caller may not learn: whether a person whom the
 * caller's organization does not support has applied.
 */
const suggestionBlocks = ['applied', 'suggested', 'declined', 'unavailable', 'not_found'] as const;
export const SuggestionBlock = z.enum(suggestionBlocks);
export type SuggestionBlock = z.infer<typeof SuggestionBlock>;

const People = z.array(Id).check(z.minLength(1), z.maxLength(maxSuggestedPeople));

/** A chosen person; without a block, the job can be suggested to them, or was. */
export const SuggestedPerson = z.object({
  id: Id,
  /** Empty for people whom the caller can't see. */
  name: z.string(),
  block: z.nullable(SuggestionBlock),
});
export type SuggestedPerson = z.infer<typeof SuggestedPerson>;

export const SuggestionPeople = z.object({ people: z.array(SuggestedPerson) });
export type SuggestionPeople = z.infer<typeof SuggestionPeople>;

const suggestionStates = ['waiting', 'accepted', 'declined', 'closed'] as const;

/** A suggestion as the staff of the organization that made it reads it. */
export const SentSuggestion = z.object({
  job: z.object({ id: Id, title: z.string(), company: z.string() }),
  by: z.string(),
  reason: z.string(),
  at: Moment,
  state: z.enum(suggestionStates),
  answered_at: z.nullable(Moment),
  decline_reason: z.string(),
});
export type SentSuggestion = z.infer<typeof SentSuggestion>;

/** The facts of a job that help to decide about it. */
const JobFacts = z.object({
  id: Id,
  title: z.string(),
  company: z.string(),
  city: z.string(),
  region: z.string(),
  work_mode: WorkMode,
  job_type: JobType,
  salary: z.nullable(Salary),
});

/** An open job that the caller can suggest to a person, with the person's match. */
export const FittingJob = z.object({ job: JobFacts, match: FoundPerson.shape.match });
export type FittingJob = z.infer<typeof FittingJob>;

/** A suggestion that waits for the caller. */
export const OwnSuggestion = z.object({
  application_id: Id,
  version: z.int(),
  at: Moment,
  /** Who suggested the job and their organization; empty if unknown. */
  by: z.string(),
  organisation: z.string(),
  reason: z.string(),
  /** Whether the job still takes applications. */
  is_open: z.boolean(),
  job: JobFacts,
});
export type OwnSuggestion = z.infer<typeof OwnSuggestion>;

const access = { permission: 'application.source' } as const;
const params = z.object({ id: IdFromText });

export const sourcingApi = {
  /** To whom of these people the job can be suggested; changes nothing. */
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/jobs/:id/suggestions/preview',
    access,
    params,
    body: z.object({ people: People }),
    response: SuggestionPeople,
  }),
  /** Puts the people forward for the job. Repeating it suggests nothing twice. */
  suggest: endpoint({
    method: 'POST',
    path: '/api/v1/jobs/:id/suggestions',
    access,
    params,
    body: z.object({ people: People, reason: paragraph(maxSuggestionReason, 1) }),
    response: SuggestionPeople,
    status: 201,
  }),
  /** The jobs that the caller's organization suggested to a person, newest first. */
  ofPerson: endpoint({
    method: 'GET',
    path: '/api/v1/seekers/:id/suggestions',
    access,
    params,
    response: z.object({ suggestions: z.array(SentSuggestion) }),
  }),
  /** The open jobs that fit a person, best match first, without those that they know of already. */
  jobsOfPerson: endpoint({
    method: 'GET',
    path: '/api/v1/seekers/:id/jobs',
    access,
    params,
    response: z.object({ jobs: z.array(FittingJob) }),
  }),
  /** The suggestions that wait for the caller, newest first. */
  own: endpoint({
    method: 'GET',
    path: '/api/v1/me/suggestions',
    access: { permission: 'application.apply' },
    response: z.object({ suggestions: z.array(OwnSuggestion) }),
  }),
};
