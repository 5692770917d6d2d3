import type { DeepPartial } from 'react-hook-form';
import type { JobFormValues } from './values.ts';

export const stepNames = ['basics', 'role', 'requirements', 'workplace', 'hiring', 'questions', 'review'] as const;
export type StepName = (typeof stepNames)[number];

/** The fields of each step by the start of their names, in the order of the page. */
const stepFields: Readonly<Record<Exclude<StepName, 'review'>, readonly string[]>> = {
  basics: [
    'organisation_id',
    'title',
    'job_type',
    'openings',
    'closes_on',
    'work_mode',
    'place',
    'salary',
    'is_existing_vacancy',
    'uses_ai_screening',
  ],
  role: ['summary', 'description', 'responsibilities', 'benefits'],
  requirements: [
    ...['skills', 'nice_skills', 'certifications', 'experience_min', 'experience_max', 'education_level'],
    ...['management_level', 'titles', 'industries', 'none_required', 'requirements', 'match_weights'],
  ],
  hiring: ['stage_plan', 'inclusion.interview_format', 'inclusion.questions_ahead'],
  workplace: ['inclusion', 'adjustments_contact'],
  questions: ['screening_questions'],
};

/** The step with a field, such as `stage_plan.0.what`. */
export function findStepOf(field: string): StepName {
  const found = Object.entries(stepFields).find(([, names]) =>
    names.some((name) => field === name || field.startsWith(`${name}.`)),
  );
  return stepNames.find((name) => name === found?.[0]) ?? 'basics';
}

/** A field without which the job can't be saved. */
export type RequiredField = 'employer' | 'title' | 'description';

export interface StepState {
  readonly name: StepName;
  readonly answered: number;
  readonly total: number;
  readonly missing: readonly RequiredField[];
}

type Values = DeepPartial<JobFormValues>;

const minTitle = 3;
const minDescription = 20;

/** How complete each step is. `hasEmployers`: the employer is one of the questions. */
export function readSteps(values: Values, hasEmployers: boolean): readonly StepState[] {
  return stepNames.map((name) => {
    const answers = name === 'review' ? [] : listAnswers[name](values);
    return {
      name,
      answered: answers.filter(Boolean).length,
      total: answers.length,
      missing: listMissing(name, values, hasEmployers),
    };
  });
}

/** Percent of all questions that are answered. */
export function measureCompleteness(steps: readonly StepState[]): number {
  const total = steps.reduce((sum, step) => sum + step.total, 0);
  const answered = steps.reduce((sum, step) => sum + step.answered, 0);
  return Math.floor((100 * answered) / total);
}

const hasText = (text: string | undefined) => (text ?? '').trim() !== '';

/** Whether each question of a step is answered. Those with a preset answer don't count. */
const listAnswers: Readonly<Record<Exclude<StepName, 'review'>, (values: Values) => readonly boolean[]>> = {
  basics: ({ title, place, salary, closes_on: closes }) => [
    hasText(title),
    hasText(place?.city),
    (salary?.min ?? salary?.max ?? null) !== null,
    hasText(closes),
  ],
  role: ({ summary, description, responsibilities, benefits }) =>
    [description, summary, responsibilities, benefits].map(hasText),
  requirements: (values) => [
    ...[values.skills, values.nice_skills, values.titles].map((list) => (list?.length ?? 0) > 0),
    (values.certifications?.length ?? 0) > 0 || (values.none_required?.includes('Certifications') ?? false),
    (values.industries?.length ?? 0) > 0 || (values.none_required?.includes('Industries') ?? false),
    (values.experience_min ?? values.experience_max ?? null) !== null,
    hasText(values.education_level) || (values.none_required?.includes('Education') ?? false),
  ],
  workplace: ({ inclusion, adjustments_contact: contact }) => [
    ...[inclusion?.noise, inclusion?.lighting, inclusion?.meetings_per_week, inclusion?.communication].map(hasText),
    ...[inclusion?.schedule, inclusion?.sensory_environment, inclusion?.accommodations, contact].map(hasText),
  ],
  hiring: ({ stage_plan: plan, inclusion }) => [(plan?.length ?? 0) > 0, hasText(inclusion?.interview_format)],
  questions: () => [],
};

function listMissing(name: StepName, values: Values, hasEmployers: boolean): RequiredField[] {
  const isMissing: readonly (readonly [StepName, RequiredField, boolean])[] = [
    ['basics', 'employer', hasEmployers && !hasText(values.organisation_id)],
    ['basics', 'title', (values.title ?? '').trim().length < minTitle],
    ['role', 'description', (values.description ?? '').trim().length < minDescription],
  ];
  return isMissing
    .filter(([step, , isOpen]) => isOpen && (step === name || name === 'review'))
    .map(([, field]) => field);
}
