import type { delegationsApi } from '#domain/features/approvals/delegation/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { delegate, endDelegation, readDelegation } from './service.ts';

export const delegationHandlers = {
  read: (ctx) => readDelegation(ctx),
  save: (ctx, { body }) => delegate(ctx, body),
  remove: (ctx) => endDelegation(ctx),
} satisfies Handlers<typeof delegationsApi>;
