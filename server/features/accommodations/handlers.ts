import type { accommodationsApi } from '#domain/features/accommodations/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { answerRequest, openRequest, readWaitingRequests } from './answering.ts';
import { askForAdjustments, readOwnRequests, replyToAnswer } from './asking.ts';

export const adjustmentHandlers = {
  own: async (ctx, { params }) => ({ requests: await readOwnRequests(ctx, params.id) }),
  ask: (ctx, { params, body }) => askForAdjustments(ctx, params.id, body),
  reply: (ctx, { params, body }) => replyToAnswer(ctx, params.id, body),
  listSummaries: async (ctx, { params }) => ({ requests: await readWaitingRequests(ctx, params.id) }),
  open: (ctx, { params }) => openRequest(ctx, params.id),
  answer: (ctx, { params, body }) => answerRequest(ctx, params.id, body),
} satisfies Handlers<typeof accommodationsApi>;
