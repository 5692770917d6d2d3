import type { applicationStatesApi } from '#domain/features/applications/bulk/contract.ts';
import { moveApplication } from '#server/features/applications/move.ts';
import type { Handlers } from '#server/http/serve.ts';
import { listApplicationStates } from './states.ts';

export const applicationStateHandlers = {
  list: (ctx, { query }) => listApplicationStates(ctx, query.id),
  move: (ctx, { params, body }) => moveApplication(ctx, params.id, body),
} satisfies Handlers<typeof applicationStatesApi>;
