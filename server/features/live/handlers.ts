import type { liveApi } from '#domain/features/live/contract.ts';
import { checkAccess } from '#server/http/access.ts';
import type { Handlers } from '#server/http/serve.ts';
import { getRoomPermission, issueTicket } from './service.ts';

export const liveHandlers = {
  ticket: (ctx, { body, request }) => {
    checkAccess({ access: { permission: getRoomPermission(body.room) }, method: 'POST' }, ctx.actor);
    return issueTicket(ctx, body.room, request.headers);
  },
} satisfies Handlers<typeof liveApi>;
