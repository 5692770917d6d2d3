import type { Inclusion } from '#domain/features/jobs/job.ts';
import type { Need } from './contract.ts';
import type { NeedChoice } from './menu.ts';

/**
 * How a job meets one need. `fits` and `differs` are for facts that can be compared; `stated` shows the employer's text
 * for the person to judge.
 */
export interface EnvironmentFit {
  readonly choice: NeedChoice;
  readonly verdict: 'fits' | 'differs' | 'stated' | 'not_stated';
  /** The employer's text, or empty. */
  readonly text: string;
}

/** The job fields that are compared. The result is never part of the score. */
export type JobEnvironment = Pick<Inclusion, keyof Inclusion> & {
  readonly work_mode: 'on_site' | 'hybrid' | 'remote';
};

/** Compares the needs with the job's environment, in order. Needs in the person's own text are omitted. */
export function getEnvironmentFit(needs: readonly Need[], job: JobEnvironment): readonly EnvironmentFit[] {
  return needs.flatMap(({ choice }) => {
    const compare = comparisons[choice as NeedChoice];
    return compare ? [{ choice: choice as NeedChoice, ...compare(job) }] : [];
  });
}

type Comparison = (job: JobEnvironment) => Omit<EnvironmentFit, 'choice'>;

type TextFact = { [K in keyof Inclusion]: Inclusion[K] extends string ? K : never }[keyof Inclusion];

const stateFacts =
  (...facts: readonly TextFact[]): Comparison =>
  (job) => {
    const texts = facts.map((fact) => job[fact]).filter(Boolean);
    return { verdict: texts.length > 0 ? 'stated' : 'not_stated', text: texts.join(' ') };
  };

const confirmFact =
  (fact: 'questions_ahead' | 'buddy'): Comparison =>
  (job) => ({ verdict: job[fact] ? 'fits' : 'not_stated', text: '' });

/** Meetings per week. */
const maxFewMeetings = 3;

const meetings: Comparison = ({ meetings_per_week: text }) => {
  const count = /\d+/.exec(text)?.[0];
  if (count === undefined) return { verdict: text ? 'stated' : 'not_stated', text };
  return { verdict: Number(count) <= maxFewMeetings ? 'fits' : 'differs', text };
};

const comparisons: Readonly<Partial<Record<NeedChoice, Comparison>>> = {
  quiet_place: stateFacts('noise'),
  headphones: stateFacts('noise'),
  soft_light: stateFacts('lighting'),
  no_scents: stateFacts('sensory_environment'),
  own_desk: stateFacts('sensory_environment'),
  few_people: stateFacts('sensory_environment'),
  remote_days: ({ work_mode: mode }) => ({ verdict: mode === 'on_site' ? 'differs' : 'fits', text: '' }),
  steady_hours: stateFacts('schedule'),
  flexible_hours: stateFacts('schedule'),
  few_meetings: meetings,
  written_first: stateFacts('communication'),
  no_phone: stateFacts('communication'),
  questions_before: confirmFact('questions_ahead'),
  camera_off: stateFacts('interview_format'),
  text_chat: stateFacts('interview_format'),
  one_interviewer: stateFacts('interview_format'),
  job_coach: confirmFact('buddy'),
};
