import type { firstAdminApi } from '#domain/features/accounts/first-admin.ts';
import type { Handlers } from '#server/http/serve.ts';
import { createFirstAdmin, isFirstAdminLinkValid } from './first-admin.ts';

export const firstAdminHandlers = {
  checkLink: async (ctx, { body }) => ({ is_valid: await isFirstAdminLinkValid(ctx, body.token) }),
  create: (ctx, { body, request }) => createFirstAdmin(ctx, body, request.headers['user-agent'] ?? ''),
} satisfies Handlers<typeof firstAdminApi>;
