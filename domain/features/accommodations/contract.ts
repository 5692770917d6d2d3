import * as z from 'zod/mini';
import { needChoices } from '#domain/features/needs/menu.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Day, Id, IdFromText, Moment, paragraph } from '#domain/lib/fields.ts';
import { adjustmentStatuses, employerAnswers, seekerReplies } from './lifecycle.ts';

export const adjustmentStages = ['application', 'interview', 'task', 'first_day'] as const;

const Status = z.enum(adjustmentStatuses);

/** What somebody asks for: choices of the menu, words of their own, and when it is needed. */
export const NewAdjustment = z
  .object({
    stage: z.enum(adjustmentStages),
    needed_on: z.nullable(Day),
    choices: z.array(z.enum([...needChoices])).check(z.maxLength(40)),
    words: paragraph(2000),
  })
  .check(z.refine(({ choices, words }) => choices.length > 0 || words !== '', { path: ['words'], error: 'required' }));
export type NewAdjustment = z.infer<typeof NewAdjustment>;

/** One turn: who set which status, and what they wrote. */
export const AdjustmentTurn = z.object({
  id: Id,
  at: Moment,
  by: z.enum(['you', 'employer', 'applicant']),
  status: Status,
  words: z.string(),
});
export type AdjustmentTurn = z.infer<typeof AdjustmentTurn>;

/** That there is a request, and its clock; nothing of what it asks. */
export const AdjustmentClock = z.object({
  id: Id,
  status: Status,
  /** By when the employer answers; null while it is not their turn. */
  due_at: z.nullable(Moment),
  is_overdue: z.boolean(),
  created_at: Moment,
});
export type AdjustmentClock = z.infer<typeof AdjustmentClock>;

export const Adjustment = z.object({
  ...AdjustmentClock.shape,
  application_id: Id,
  stage: z.enum(adjustmentStages),
  needed_on: z.nullable(Day),
  choices: z.array(z.string()),
  words: z.string(),
  version: z.int(),
  turns: z.array(AdjustmentTurn),
});
export type Adjustment = z.infer<typeof Adjustment>;

const ask = { permission: 'adjustment.ask' } as const;
const answer = { permission: 'adjustment.answer' } as const;
const Params = z.object({ id: IdFromText });
const turn = { version: z.int(), words: z._default(paragraph(2000), '') };

export const adjustmentsApi = {
  /** The caller's own requests about one application of theirs. */
  own: endpoint({
    method: 'GET',
    path: '/api/v1/applications/:id/adjustments',
    access: ask,
    params: Params,
    response: z.object({ requests: z.array(Adjustment) }),
  }),
  /** Asks the employer, who sees this request and nothing else of the person's needs. */
  ask: endpoint({
    method: 'POST',
    path: '/api/v1/applications/:id/adjustments',
    access: ask,
    params: Params,
    body: NewAdjustment,
    response: Adjustment,
    status: 201,
    perMinute: 20,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/v1/adjustments/:id/reply',
    access: ask,
    params: Params,
    body: z.object({ to: z.enum(seekerReplies), ...turn }),
    response: Adjustment,
  }),
  /** The requests about an application whose employer the caller works for: that they are there, and their clocks. */
  waiting: endpoint({
    method: 'GET',
    path: '/api/v1/applications/:id/adjustment-requests',
    access: answer,
    params: Params,
    response: z.object({ requests: z.array(AdjustmentClock) }),
  }),
  /** What a request says. Each opening is written down and seen by the person. */
  open: endpoint({
    method: 'POST',
    path: '/api/v1/adjustments/:id/open',
    access: answer,
    params: Params,
    response: Adjustment,
  }),
  /** Offering something else and asking back need words. */
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/adjustments/:id/answer',
    access: answer,
    params: Params,
    body: z.object({ to: z.enum(employerAnswers), ...turn }),
    response: Adjustment,
  }),
};
