import type { statusApi } from '#domain/features/status/contract.ts';
import type { Handlers } from '#server/http/serve.ts';

export const statusHandlers = {
  // The request itself has read the tenant: without the database it would not have come this far.
  read: async (ctx) => ({ status: 'ok' as const, checked_at: ctx.clock().toISOString() }),
} satisfies Handlers<typeof statusApi>;
