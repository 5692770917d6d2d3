import * as z from 'zod/mini';
import { roles } from '#domain/access/roles.ts';
import { Download } from '#domain/features/files/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, intInQuery, Moment, paragraph } from '#domain/lib/fields.ts';
import { feedbackTypes, maxDescriptionLength } from './contract.ts';
import { feedbackStatuses } from './lifecycle.ts';

export const maxAnswerLength = maxDescriptionLength;

const ReceivedFeedback = z.object({
  id: Id,
  status: z.enum(feedbackStatuses),
  feedback_type: z.enum(feedbackTypes),
  description: z.string(),
  /** The path of the page the person was on. */
  page: z.string(),
  at: Moment,
  person: z.object({ name: z.string(), role: z.nullable(z.enum(roles)) }),
  /** The address that a sender of the contact form left; null for the feedback form. */
  contact_email: z.nullable(z.string()),
  answer: z.nullable(z.object({ text: z.string(), at: Moment, name: z.string() })),
});
export type ReceivedFeedback = z.infer<typeof ReceivedFeedback>;

const access = { permission: 'feedback.read' } as const;

export const feedbackStaffApi = {
  /** Newest first. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/feedback',
    access,
    query: z.object({
      filter: z.optional(z.enum(feedbackStatuses)),
      type: z.optional(z.enum(feedbackTypes)),
      /** Continues after this id. */
      before: z.optional(intInQuery(1, 999_999_999)),
    }),
    response: z.object({
      feedback: z.array(ReceivedFeedback),
      next: z.nullable(Id),
      counts: z.record(z.enum(feedbackStatuses), z.int()),
    }),
  }),
  /** The feedback of a filter as a file, newest first. */
  download: endpoint({
    method: 'GET',
    path: '/api/v1/feedback/csv',
    access,
    query: z.object({ filter: z.optional(z.enum(feedbackStatuses)), type: z.optional(z.enum(feedbackTypes)) }),
    binary: true,
    response: Download,
    perMinute: 20,
  }),
  /** Answers once; the person gets it as a notification, a visitor by email. */
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/feedback/:id/answer',
    access,
    params: z.object({ id: IdFromText }),
    body: z.object({ text: paragraph(maxAnswerLength, 1) }),
    response: ReceivedFeedback,
    status: 201,
    perMinute: 60,
  }),
  /** Closes feedback that needs no answer, or no further one. */
  close: endpoint({
    method: 'POST',
    path: '/api/v1/feedback/:id/close',
    access,
    params: z.object({ id: IdFromText }),
    response: ReceivedFeedback,
    perMinute: 60,
  }),
};
