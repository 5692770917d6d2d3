import type { firstAdminApi } from '#domain/features/accounts/first-admin.ts';
import type { Handlers } from '#server/http/serve.ts';
import { makeFirstAdmin, opensFirstAdmin } from './first-admin.ts';

export const firstAdminHandlers = {
  checkLink: async (ctx, { body }) => ({ is_valid: await opensFirstAdmin(ctx, body.token) }),
  create: (ctx, { body, request }) => makeFirstAdmin(ctx, body, request.headers['user-agent'] ?? ''),
} satisfies Handlers<typeof firstAdminApi>;
