import type { accommodationsApi } from '#domain/features/accommodations/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { answerRequest, listSharedRequests, openRequest } from './answer-request.ts';
import { readOwnRequests, replyToAnswer, requestAccommodations } from './own-requests.ts';

export const accommodationHandlers = {
  own: async (ctx, { params }) => ({ requests: await readOwnRequests(ctx, params.id) }),
  ask: (ctx, { params, body }) => requestAccommodations(ctx, params.id, body),
  reply: (ctx, { params, body }) => replyToAnswer(ctx, params.id, body),
  listSummaries: async (ctx, { params }) => ({ requests: await listSharedRequests(ctx, params.id) }),
  open: (ctx, { params }) => openRequest(ctx, params.id),
  answer: (ctx, { params, body }) => answerRequest(ctx, params.id, body),
} satisfies Handlers<typeof accommodationsApi>;
