import type { Inclusion } from '#domain/features/jobs/job.ts';
import type { Need } from './contract.ts';
import type { NeedChoice } from './menu.ts';

/**
 * What a job tells about one thing that helps somebody. Where the employer wrote a sentence, the sentence is shown and
 * the person judges: `stated`. Only what is a plain fact is judged here: `fits` or `differs`.
 */
export interface EnvironmentFit {
  readonly choice: NeedChoice;
  readonly verdict: 'fits' | 'differs' | 'stated' | 'not_stated';
  /** The employer's own words; empty where there are none. */
  readonly text: string;
}

/** What the fit looks at. It is shown beside a job and never part of the score. */
export type JobEnvironment = Pick<Inclusion, keyof Inclusion> & {
  readonly work_mode: 'on_site' | 'hybrid' | 'remote';
};

/** How a job's surroundings answer the needs, in the order of the needs. Own words are left to the person. */
export function getEnvironmentFit(needs: readonly Need[], job: JobEnvironment): readonly EnvironmentFit[] {
  return needs.flatMap(({ choice }) => {
    const judge = judges[choice as NeedChoice];
    return judge ? [{ choice: choice as NeedChoice, ...judge(job) }] : [];
  });
}

type Judge = (job: JobEnvironment) => Omit<EnvironmentFit, 'choice'>;

type TextFact = { [K in keyof Inclusion]: Inclusion[K] extends string ? K : never }[keyof Inclusion];

const stateFacts =
  (...facts: readonly TextFact[]): Judge =>
  (job) => {
    const words = facts.map((fact) => job[fact]).filter(Boolean);
    return { verdict: words.length > 0 ? 'stated' : 'not_stated', text: words.join(' ') };
  };

const confirmFact =
  (fact: 'questions_ahead' | 'buddy'): Judge =>
  (job) => ({ verdict: job[fact] ? 'fits' : 'not_stated', text: '' });

/** Meetings a week that count as few. */
const maxFewMeetings = 3;

const meetings: Judge = ({ meetings_per_week: words }) => {
  const count = /\d+/.exec(words)?.[0];
  if (count === undefined) return { verdict: words ? 'stated' : 'not_stated', text: words };
  return { verdict: Number(count) <= maxFewMeetings ? 'fits' : 'differs', text: words };
};

const judges: Readonly<Partial<Record<NeedChoice, Judge>>> = {
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
