import type { statusApi } from '#domain/features/status/contract.ts';
import type { Handlers } from '#server/http/serve.ts';

export const statusHandlers = {
  // The tenant was read for this request, so the database is reachable.
  read: async (ctx) => ({ status: 'ok' as const, checked_at: ctx.clock().toISOString() }),
} satisfies Handlers<typeof statusApi>;
