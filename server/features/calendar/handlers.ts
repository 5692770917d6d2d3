import type { calendarApi } from '#domain/features/calendar/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { findFeed } from './queries.ts';
import { createFeed, readFeed, removeFeed } from './service.ts';

export const calendarHandlers = {
  read: async (ctx) => {
    const feed = await findFeed(ctx.db, { tenantId: ctx.tenant.id, userId: ctx.actor.userId });
    return { created_at: feed?.created_at.toISOString() ?? null };
  },
  create: (ctx) => createFeed(ctx),
  remove: (ctx) => removeFeed(ctx),
  feed: async (ctx, { params }) => ({
    bytes: await readFeed(ctx, params.secret.slice(0, -'.ics'.length)),
    file_name: 'interviews.ics',
    media_type: 'text/calendar; charset=utf-8' as const,
  }),
} satisfies Handlers<typeof calendarApi>;
