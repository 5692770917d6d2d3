import type { applicationStatesApi } from '#domain/features/applications/bulk/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { listApplicationStates } from './states.ts';

export const applicationStateHandlers = {
  list: (ctx, { query }) => listApplicationStates(ctx, query.id),
} satisfies Handlers<typeof applicationStatesApi>;
