import * as z from 'zod/mini';
import { needChoices } from '#domain/features/needs/menu.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Day, Id, IdFromText, Moment, paragraph } from '#domain/lib/fields.ts';
import { accommodationStatuses, employerAnswers, seekerReplies } from './lifecycle.ts';

export const accommodationStages = ['application', 'interview', 'task', 'first_day'] as const;
export type AccommodationStage = (typeof accommodationStages)[number];

const Status = z.enum(accommodationStatuses);

/** A request: menu choices, the applicant's own text, and when it is needed. */
export const NewAccommodation = z
  .object({
    stage: z.enum(accommodationStages),
    needed_on: z.nullable(Day),
    choices: z.array(z.enum([...needChoices])).check(z.maxLength(40)),
    words: paragraph(2000),
  })
  .check(z.refine(({ choices, words }) => choices.length > 0 || words !== '', { path: ['words'], error: 'required' }));
export type NewAccommodation = z.infer<typeof NewAccommodation>;

/** One step of the request: who set which status, with their text. */
export const AccommodationTurn = z.object({
  id: Id,
  at: Moment,
  by: z.enum(['you', 'employer', 'applicant']),
  status: Status,
  words: z.string(),
});
export type AccommodationTurn = z.infer<typeof AccommodationTurn>;

/** A request and its deadline, without its contents. */
export const AccommodationSummary = z.object({
  id: Id,
  status: Status,
  /** The employer's deadline; null while the request waits for the applicant. */
  due_at: z.nullable(Moment),
  is_overdue: z.boolean(),
  created_at: Moment,
});
export type AccommodationSummary = z.infer<typeof AccommodationSummary>;

export const Accommodation = z.object({
  ...AccommodationSummary.shape,
  application_id: Id,
  stage: z.enum(accommodationStages),
  needed_on: z.nullable(Day),
  choices: z.array(z.string()),
  words: z.string(),
  version: z.int(),
  turns: z.array(AccommodationTurn),
});
export type Accommodation = z.infer<typeof Accommodation>;

const ask = { permission: 'adjustment.ask' } as const;
const answer = { permission: 'adjustment.answer' } as const;
const Params = z.object({ id: IdFromText });
const turn = { version: z.int(), words: z._default(paragraph(2000), '') };

export const accommodationsApi = {
  /** The caller's requests for one of their applications. */
  own: endpoint({
    method: 'GET',
    path: '/api/v1/applications/:id/adjustments',
    access: ask,
    params: Params,
    response: z.object({ requests: z.array(Accommodation) }),
  }),
  /** Sends a request. The employer sees it, but none of the person's other needs. */
  ask: endpoint({
    method: 'POST',
    path: '/api/v1/applications/:id/adjustments',
    access: ask,
    params: Params,
    body: NewAccommodation,
    response: Accommodation,
    status: 201,
    perMinute: 20,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/v1/adjustments/:id/reply',
    access: ask,
    params: Params,
    body: z.object({ to: z.enum(seekerReplies), ...turn }),
    response: Accommodation,
  }),
  /** Requests for an application to the caller's employer, without their contents. */
  listSummaries: endpoint({
    method: 'GET',
    path: '/api/v1/applications/:id/adjustment-requests',
    access: answer,
    params: Params,
    response: z.object({ requests: z.array(AccommodationSummary) }),
  }),
  /** The contents of a request. Each access is logged and visible to the applicant. */
  open: endpoint({
    method: 'POST',
    path: '/api/v1/adjustments/:id/open',
    access: answer,
    params: Params,
    response: Accommodation,
  }),
  /** `alternative` and `question` require text. */
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/adjustments/:id/answer',
    access: answer,
    params: Params,
    body: z.object({ to: z.enum(employerAnswers), ...turn }),
    response: Accommodation,
  }),
};
