import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { line, paragraph } from '#domain/lib/fields.ts';
import { isRestrictedEmail } from '#domain/lib/restricted-email.ts';

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

/** Bad, Okay, Good. A multipart form sends them as text. */
export const ratings = ['-1', '0', '1'] as const;
export type Rating = (typeof ratings)[number];

/** Characters of the text that comes with a rating. An emoji counts as one. */
export const maxFeedLength = 150;

export const RatingFeedback = z.object({
  rating: z.enum(ratings),
  feed: paragraph(2 * maxFeedLength).check(
    z.check(({ value, issues }) => {
      if ([...value].length <= maxFeedLength) return;
      issues.push({ code: 'too_big', origin: 'string', maximum: maxFeedLength, inclusive: true, input: value });
    }),
  ),
  /** The URL of the page the person was on. */
  page: line(2000, 1),
  /** Required from visitors; ignored from accounts, whose address is known. */
  user_email: z.optional(
    z.string().check(z.trim(), z.toLowerCase(), z.refine(isRestrictedEmail, { error: 'invalid_email' })),
  ),
});
export type RatingFeedback = z.infer<typeof RatingFeedback>;

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
  rate: endpoint({
    method: 'POST',
    path: '/api/v1/nsat_feedback',
    access: 'public',
    form: { files: [] },
    body: RatingFeedback,
    response: z.object({ status: z.literal('success') }),
    status: 201,
    perMinute: 5,
  }),
};
