import type { liveApi } from '#domain/features/live/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { issueTicket } from './tickets.ts';

export const liveHandlers = {
  ticket: (ctx, { body, request }) => issueTicket(ctx, body.room, request.headers),
} satisfies Handlers<typeof liveApi>;
