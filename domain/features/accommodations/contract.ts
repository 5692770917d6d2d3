import * as z from 'zod/mini';
import { needChoices } from '#domain/features/needs/menu.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Day, Id, IdFromText, Moment, paragraph } from '#domain/lib/fields.ts';
import { accommodationStatuses, employerAnswers, seekerReplies } from './lifecycle.ts';

export const accommodationStages = ['application', 'interview', 'task', 'first_day'] as const;

const Status = z.enum(accommodationStatuses);

/** What somebody asks for: choices of the menu, words of their own, and when it is needed. */
export const NewAccommodation = z
  .object({
    stage: z.enum(accommodationStages),
    needed_on: z.nullable(Day),
    choices: z.array(z.enum([...needChoices])).check(z.maxLength(40)),
    words: paragraph(2000),
  })
  .check(z.refine(({ choices, words }) => choices.length > 0 || words !== '', { path: ['words'], error: 'required' }));
export type NewAccommodation = z.infer<typeof NewAccommodation>;

/** One turn: who set which status, and what they wrote. */
export const AccommodationTurn = z.object({
  id: Id,
  at: Moment,
  by: z.enum(['you', 'employer', 'applicant']),
  status: Status,
  words: z.string(),
});
export type AccommodationTurn = z.infer<typeof AccommodationTurn>;

/** That there is a request, and its clock; nothing of what it asks. */
export const AccommodationSummary = z.object({
  id: Id,
  status: Status,
  /** By when the employer answers; null while it is not their turn. */
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
  /** The caller's own requests about one application of theirs. */
  own: endpoint({
    method: 'GET',
    path: '/api/v1/applications/:id/adjustments',
    access: ask,
    params: Params,
    response: z.object({ requests: z.array(Accommodation) }),
  }),
  /** Asks the employer, who sees this request and nothing else of the person's needs. */
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
  /** The requests about an application whose employer the caller works for: that they are there, and their clocks. */
  listSummaries: endpoint({
    method: 'GET',
    path: '/api/v1/applications/:id/adjustment-requests',
    access: answer,
    params: Params,
    response: z.object({ requests: z.array(AccommodationSummary) }),
  }),
  /** What a request says. Each opening is written down and seen by the person. */
  open: endpoint({
    method: 'POST',
    path: '/api/v1/adjustments/:id/open',
    access: answer,
    params: Params,
    response: Accommodation,
  }),
  /** Offering something else and asking back need words. */
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/adjustments/:id/answer',
    access: answer,
    params: Params,
    body: z.object({ to: z.enum(employerAnswers), ...turn }),
    response: Accommodation,
  }),
};
