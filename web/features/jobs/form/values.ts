import type { Control, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { emptyContent } from '#domain/features/jobs/posting/empty-content.ts';
import { buildDraft } from '#domain/features/jobs/posting/job-draft.ts';
import { NewJob } from '#domain/features/jobs/posting/new-job.ts';
import { hasChoices, yesNo } from '#domain/features/jobs/posting/screening-question.ts';
import { type MatchWeights, mapWeights, type WrittenWeights } from '#domain/features/matching/score/weights.ts';

type Written = z.input<typeof NewJob>;

/** The form values; unset ones are empty or null. */
export type JobFormValues = Omit<
  Written,
  | 'organisation_id'
  | 'summary'
  | 'salary'
  | 'openings'
  | 'education_level'
  | 'management_level'
  | 'match_weights'
  | 'closes_on'
> & {
  organisation_id: string;
  /** One item per line. */
  summary: string;
  salary: NonNullable<Written['salary']>;
  openings: number | null;
  /** A level as text, or empty for any. */
  education_level: string;
  management_level: string;
  /** Null for the tenant's weights; a weight is null while its field is empty. */
  match_weights: WrittenWeights | null;
  closes_on: string;
};

export type JobControl = Control<JobFormValues, unknown, NewJob>;
export type JobFormOf = UseFormReturn<JobFormValues, unknown, NewJob>;

/** Validates the form with the schema of the job. */
export const JobForm = z.pipe(z.transform(writtenJob), NewJob);

/** The pay of a job that states none. */
const emptySalary: JobFormValues['salary'] = { min: null, max: null, currency: 'USD', period: 'year' };

export const emptyJob: JobFormValues = getValues(buildDraft(emptyContent));

export function getValues(job: NewJob): JobFormValues {
  return {
    ...job,
    organisation_id: job.organisation_id ? String(job.organisation_id) : '',
    summary: job.summary.join('\n'),
    salary: job.salary ?? emptySalary,
    education_level: rankText(job.education_level),
    management_level: rankText(job.management_level),
    match_weights: job.match_weights ?? null,
    closes_on: job.closes_on ?? '',
  };
}

/** The job as entered, not yet validated. */
export function writtenJob(values: JobFormValues): Written {
  const { salary, organisation_id } = values;
  return {
    ...values,
    organisation_id: organisation_id === '' ? undefined : Number(organisation_id),
    summary: values.summary
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    salary: salary.min === null && salary.max === null ? null : salary,
    openings: values.openings ?? Number.NaN,
    screening_questions: values.screening_questions.map(tidyQuestion),
    education_level: getRank(values.education_level),
    management_level: getRank(values.management_level),
    match_weights: values.match_weights && parseWeights(values.match_weights),
    closes_on: values.closes_on || null,
  };
}

/** An empty weight is not a number, so that it is refused. */
function parseWeights(weights: WrittenWeights): MatchWeights {
  return mapWeights((part) => weights[part] ?? Number.NaN);
}

/** Without empty lines, and without settings of another kind of question. */
function tidyQuestion(question: Written['screening_questions'][number]): Written['screening_questions'][number] {
  const { kind = 'long_text', choices = [], wanted = [], min = null } = question;
  const listed = hasChoices(kind) ? [...new Set(choices.map((text) => text.trim()).filter(Boolean))] : [];
  const possible: readonly string[] = kind === 'yes_no' ? yesNo : listed;
  return {
    ...question,
    kind,
    choices: listed,
    wanted: wanted.filter((answer) => possible.includes(answer)),
    min: kind === 'number' ? min : null,
  };
}

function rankText(rank: number | null): string {
  return rank === null ? '' : String(rank);
}

function getRank(text: string): number | null {
  return text === '' ? null : Number(text);
}
