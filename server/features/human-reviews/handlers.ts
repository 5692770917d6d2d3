import type { humanReviewsApi } from '#domain/features/human-reviews/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { answerReview, listReviews, readReviewsOfApplication } from './answer.ts';
import { askForReview, readOwnReviews } from './ask.ts';

export const humanReviewHandlers = {
  own: (ctx, { params }) => readOwnReviews(ctx, params.id),
  ask: (ctx, { params, body }) => askForReview(ctx, params.id, body),
  ofApplication: async (ctx, { params }) => ({ reviews: await readReviewsOfApplication(ctx, params.id) }),
  list: (ctx, { query }) => listReviews(ctx, query.cursor),
  answer: (ctx, { params, body }) => answerReview(ctx, params.id, body.answer),
} satisfies Handlers<typeof humanReviewsApi>;
