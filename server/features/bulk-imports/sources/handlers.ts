import type { jobSourcesApi } from '#domain/features/bulk-imports/sources/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import {
  createSource,
  decideMissing,
  fetchNow,
  listRuns,
  listSources,
  readSource,
  removeSource,
  updateSourceSettings,
} from './manage.ts';

export const jobSourceHandlers = {
  list: (ctx, { query }) => listSources(ctx, query.before),
  create: (ctx, { body }) => createSource(ctx, body),
  read: (ctx, { params }) => readSource(ctx, params.id),
  update: (ctx, { params, body }) => updateSourceSettings(ctx, params.id, body),
  remove: async (ctx, { params }) => {
    await removeSource(ctx, params.id);
    return { is_removed: true };
  },
  fetch: (ctx, { params }) => fetchNow(ctx, params.id),
  decide: (ctx, { params, body }) => decideMissing(ctx, params.id, body.decision),
  runs: (ctx, { params, query }) => listRuns(ctx, params.id, query.before),
} satisfies Handlers<typeof jobSourcesApi>;
