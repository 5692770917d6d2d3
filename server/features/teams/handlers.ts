import type { teamsApi } from '#domain/features/teams/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { listTeam } from './service.ts';

export const teamHandlers = {
  hiring: (ctx, { query }) => listTeam(ctx, 'hiring', query),
  partner: (ctx, { query }) => listTeam(ctx, 'partner', query),
  concierge: (ctx, { query }) => listTeam(ctx, 'concierge', query),
} satisfies Handlers<typeof teamsApi>;
