import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, Moment } from '#domain/lib/fields.ts';

/** The most things a start page asks for at once. */
export const needsLimit = 7;

const JobNeed = z.object({
  job_id: Id,
  title: z.string(),
  company: z.string(),
});

/** One thing that needs a person today, the most urgent kind first. */
export const Need = z.discriminatedUnion('kind', [
  /** Somebody has waited longer for a first answer than the job promises. */
  z.object({
    ...JobNeed.shape,
    kind: z.literal('late_reply'),
    application_id: Id,
    name: z.string(),
    waiting_since: Moment,
    due: Moment,
  }),
  /** Somebody asked for an adjustment; what it is about is said only where it is opened. */
  z.object({
    ...JobNeed.shape,
    kind: z.literal('adjustment'),
    application_id: Id,
    name: z.string(),
    waiting_since: Moment,
    due: Moment,
  }),
  /** People applied and nobody has looked yet. */
  z.object({ ...JobNeed.shape, kind: z.literal('new_applicants'), count: z.int(), waiting_since: Moment }),
  /** An offer is out and the job seeker has not answered. */
  z.object({
    ...JobNeed.shape,
    kind: z.literal('open_offer'),
    application_id: Id,
    name: z.string(),
    waiting_since: Moment,
  }),
  /** A job was begun and is not published. */
  z.object({ ...JobNeed.shape, kind: z.literal('draft'), updated_at: Moment }),
]);
export type Need = z.infer<typeof Need>;

/** Counts over what the caller may see. */
export const Numbers = z.object({
  active_jobs: z.int(),
  /** Applied, and nobody has answered yet. */
  waiting: z.int(),
  /** In screening, interview or offer. */
  in_process: z.int(),
  /** Applications of the last seven days. */
  applied_week: z.int(),
  /** People hired in the last thirty days. */
  hired_month: z.int(),
  /** First answers of the last ninety days, and how many of them came within the promised days. */
  answered: z.int(),
  answered_in_time: z.int(),
});
export type Numbers = z.infer<typeof Numbers>;

export const overviewApi = {
  homepage: endpoint({
    method: 'GET',
    path: '/api/v1/homepage',
    access: { permission: 'homepage.read' },
    response: z.object({ needs: z.array(Need), numbers: Numbers }),
  }),
  numbers: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard/numbers',
    access: { permission: 'dashboard.read' },
    response: Numbers,
  }),
};
