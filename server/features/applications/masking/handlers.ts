import type { maskingApi } from '#domain/features/applications/masking/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { readMaskedReview, revealApplication, saveMaskedReview } from './service.ts';

export const maskingHandlers = {
  read: (ctx, { params }) => readMaskedReview(ctx, params.id),
  save: (ctx, { params, body }) => saveMaskedReview(ctx, params.id, body),
  reveal: (ctx, { params, body }) => revealApplication(ctx, params.id, body.reason),
} satisfies Handlers<typeof maskingApi>;
