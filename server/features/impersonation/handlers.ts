import type { impersonationApi } from '#domain/features/impersonation/contract.ts';
import { getBearerToken } from '#server/http/headers/bearer.ts';
import type { Handlers } from '#server/http/serve.ts';
import { endImpersonation, listPeople, startImpersonation } from './service.ts';

export const impersonationHandlers = {
  people: (ctx, { query }) => listPeople(ctx, query.words),
  start: (ctx, { body, request }) => startImpersonation(ctx, body, request.headers['user-agent'] ?? ''),
  end: async (ctx, { request }) => {
    await endImpersonation(ctx, getBearerToken(request));
    return { status: 'success' };
  },
} satisfies Handlers<typeof impersonationApi>;
