import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, Moment } from '#domain/lib/fields.ts';
import { outcomeDays, outcomeHelp } from './form.ts';

const Days = z.literal(outcomeDays);

/** Skipped questions are null or empty. */
export const OutcomeAnswers = z.object({
  is_employed: z.nullable(z.boolean()),
  has_changed: z.nullable(z.boolean()),
  change: z.string(),
  help: z.array(z.enum(outcomeHelp)),
  need: z.string(),
});
export type OutcomeAnswers = z.infer<typeof OutcomeAnswers>;

/** One of the days after the hire. */
const Outcome = z.object({
  day: Days,
  due_at: Moment,
  /** The partner's form: not sent yet, or not anymore; waiting for an answer; answered. */
  state: z.enum(['not_asked', 'due', 'answered']),
  /** Opens the form while it is due. */
  token: z.nullable(z.string()),
  /** What the partner answered. */
  partner: z.nullable(OutcomeAnswers),
  /** What the person answered and shares; null otherwise, also if they answered without sharing. */
  person: z.nullable(OutcomeAnswers),
});
export type Outcome = z.infer<typeof Outcome>;

/** A hire of a person whom the caller's organization supports. */
export const Placement = z.object({
  application_id: Id,
  person: z.object({ id: Id, name: z.string() }),
  job: z.string(),
  company: z.string(),
  hired_at: Moment,
  outcomes: z.array(Outcome),
});
export type Placement = z.infer<typeof Placement>;

/** What is known about the people asked about on one day. The person's shared answer counts before the partner's. */
const OutcomeCount = z.object({ day: Days, asked: z.int(), known: z.int(), employed: z.int() });
export type OutcomeCount = z.infer<typeof OutcomeCount>;

/** The latest hires first; at most the latest 500. */
export const Outcomes = z.object({ placements: z.array(Placement), counts: z.array(OutcomeCount) });
export type Outcomes = z.infer<typeof Outcomes>;

/** A form that the caller was asked to fill in. */
export const OwnOutcome = z.object({
  /** Of the invitation. */
  id: z.uuid(),
  day: Days,
  job: z.string(),
  company: z.string(),
  /** Opens the form; null once it is answered. */
  token: z.nullable(z.string()),
  /** The partner that may read the answers if the caller shares them; null once the support has ended. */
  partner: z.nullable(z.string()),
  is_shared: z.boolean(),
});
export type OwnOutcome = z.infer<typeof OwnOutcome>;

const access = { permission: 'journal.write' } as const;
const own = { permission: 'journal.own' } as const;
const OwnOutcomes = z.object({ outcomes: z.array(OwnOutcome) });

export const outcomesApi = {
  list: endpoint({ method: 'GET', path: '/api/v1/outcomes', access, response: Outcomes }),
  ofPerson: endpoint({
    method: 'GET',
    path: '/api/v1/seekers/:id/outcomes',
    access,
    params: z.object({ id: IdFromText }),
    response: z.object({ placements: z.array(Placement) }),
  }),
  /** The caller's forms, latest first: those that wait, and those that were answered. */
  own: endpoint({ method: 'GET', path: '/api/v1/me/outcomes', access: own, response: OwnOutcomes }),
  /** Lets the partner read the answers to a form, or no longer. Repeating it changes nothing. */
  share: endpoint({
    method: 'PUT',
    path: '/api/v1/me/outcomes/:id/sharing',
    access: own,
    params: z.object({ id: z.uuid() }),
    body: z.object({ is_shared: z.boolean() }),
    response: OwnOutcomes,
  }),
};
