import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, Moment, paragraph } from '#domain/lib/fields.ts';
import { humanReviewStatuses } from './lifecycle.ts';

/** What a person should look at again. */
export const reviewSubjects = ['score', 'decision'] as const;
export type ReviewSubject = (typeof reviewSubjects)[number];

export const maxReviewTextLength = 2000;

export const NewHumanReview = z.object({
  subject: z.enum(reviewSubjects),
  question: paragraph(maxReviewTextLength, 1),
});
export type NewHumanReview = z.infer<typeof NewHumanReview>;

export const HumanReviewAnswer = z.object({ answer: paragraph(maxReviewTextLength, 1) });
export type HumanReviewAnswer = z.infer<typeof HumanReviewAnswer>;

export const HumanReview = z.object({
  id: Id,
  status: z.enum(humanReviewStatuses),
  subject: z.enum(reviewSubjects),
  question: z.string(),
  asked_at: Moment,
  due_at: Moment,
  is_overdue: z.boolean(),
  /** Empty until a person answered. */
  answer: z.string(),
  answered_at: z.nullable(Moment),
  /** Who answered; null while open, and after the account was deleted. */
  answered_by: z.nullable(z.string()),
});
export type HumanReview = z.infer<typeof HumanReview>;

/** A request in the list of staff. */
const ListedHumanReview = z.object({
  ...HumanReview.shape,
  application_id: Id,
  /** The number of the application while it is masked for the reader. */
  name: z.string(),
  job: z.string(),
  company: z.string(),
});
export type ListedHumanReview = z.infer<typeof ListedHumanReview>;

const ask = { permission: 'human_review.ask' } as const;
const answer = { permission: 'human_review.answer' } as const;
const Params = z.object({ id: IdFromText });

export const humanReviewsApi = {
  /** The caller's requests for one of their applications, newest first. */
  own: endpoint({
    method: 'GET',
    path: '/api/v1/applications/:id/human-reviews',
    access: ask,
    params: Params,
    response: z.object({ reviews: z.array(HumanReview), can_ask: z.boolean() }),
  }),
  /** Asks for a review by a person. An application has at most one open request. */
  ask: endpoint({
    method: 'POST',
    path: '/api/v1/applications/:id/human-reviews',
    access: ask,
    params: Params,
    body: NewHumanReview,
    response: HumanReview,
    status: 201,
    perMinute: 20,
  }),
  /** The requests about an application, for those who answer them. */
  ofApplication: endpoint({
    method: 'GET',
    path: '/api/v1/applications/:id/human-review-requests',
    access: answer,
    params: Params,
    response: z.object({ reviews: z.array(HumanReview) }),
  }),
  /** The open requests that the caller can answer, the earliest due date first. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/human-reviews',
    access: answer,
    query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
    response: z.object({ reviews: z.array(ListedHumanReview), next: z.nullable(z.string()), count: z.int() }),
  }),
  /** Answers once; the applicant reads the text and who wrote it. */
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/human-reviews/:id/answer',
    access: answer,
    params: Params,
    body: HumanReviewAnswer,
    response: HumanReview,
    perMinute: 60,
  }),
};
