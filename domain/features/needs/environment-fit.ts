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
  readonly words: string;
}

/** What the fit looks at. It is shown beside a job and never part of the score. */
export type JobSurroundings = Pick<Inclusion, keyof Inclusion> & {
  readonly work_mode: 'on_site' | 'hybrid' | 'remote';
};

/** How a job's surroundings answer the needs, in the order of the needs. Own words are left to the person. */
export function environmentFit(needs: readonly Need[], job: JobSurroundings): readonly EnvironmentFit[] {
  return needs.flatMap(({ choice }) => {
    const judge = judges[choice as NeedChoice];
    return judge ? [{ choice: choice as NeedChoice, ...judge(job) }] : [];
  });
}

type Judge = (job: JobSurroundings) => Omit<EnvironmentFit, 'choice'>;

type TextFact = { [K in keyof Inclusion]: Inclusion[K] extends string ? K : never }[keyof Inclusion];

const wordsOf =
  (...facts: readonly TextFact[]): Judge =>
  (job) => {
    const words = facts.map((fact) => job[fact]).filter(Boolean);
    return { verdict: words.length > 0 ? 'stated' : 'not_stated', words: words.join(' ') };
  };

const promise =
  (fact: 'questions_ahead' | 'buddy'): Judge =>
  (job) => ({ verdict: job[fact] ? 'fits' : 'not_stated', words: '' });

/** Meetings a week that count as few. */
const fewMeetings = 3;

const meetings: Judge = ({ meetings_per_week: words }) => {
  const count = /\d+/.exec(words)?.[0];
  if (count === undefined) return { verdict: words ? 'stated' : 'not_stated', words };
  return { verdict: Number(count) <= fewMeetings ? 'fits' : 'differs', words };
};

const judges: Readonly<Partial<Record<NeedChoice, Judge>>> = {
  quiet_place: wordsOf('noise'),
  headphones: wordsOf('noise'),
  soft_light: wordsOf('lighting'),
  no_scents: wordsOf('sensory_environment'),
  own_desk: wordsOf('sensory_environment'),
  few_people: wordsOf('sensory_environment'),
  remote_days: ({ work_mode: mode }) => ({ verdict: mode === 'on_site' ? 'differs' : 'fits', words: '' }),
  steady_hours: wordsOf('schedule'),
  flexible_hours: wordsOf('schedule'),
  few_meetings: meetings,
  written_first: wordsOf('communication'),
  no_phone: wordsOf('communication'),
  questions_before: promise('questions_ahead'),
  camera_off: wordsOf('interview_format'),
  text_chat: wordsOf('interview_format'),
  one_interviewer: wordsOf('interview_format'),
  job_coach: promise('buddy'),
};
