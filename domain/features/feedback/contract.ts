import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { line, paragraph } from '#domain/lib/fields.ts';

/** Stored values. */
export const feedbackTypes = ['Complaints', 'Suggestions', 'Questions', 'Others'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

export const maxDescriptionLength = 2000;

export const TypedFeedback = z.object({
  feedback_type: z.enum(feedbackTypes),
  description: paragraph(maxDescriptionLength, 1),
  /** The URL of the page the person was on. */
  page: line(2000, 1),
});
export type TypedFeedback = z.infer<typeof TypedFeedback>;

export const feedbackApi = {
  send: endpoint({
    method: 'POST',
    path: '/api/v1/feedback',
    access: { permission: 'feedback.send' },
    form: { files: [] },
    body: TypedFeedback,
    response: z.object({ status: z.literal('success') }),
    status: 201,
    perMinute: 5,
  }),
};
