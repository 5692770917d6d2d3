import type { savedSearchesApi } from '#domain/features/saved-searches/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { listSavedSearches, markSearchSeen, removeSearch, restoreSearch, saveSearch, updateSearch } from './service.ts';

export const savedSearchHandlers = {
  list: (ctx) => listSavedSearches(ctx),
  save: (ctx, { body }) => saveSearch(ctx, body),
  update: (ctx, { params, body }) => updateSearch(ctx, params.id, body),
  markSeen: (ctx, { params }) => markSearchSeen(ctx, params.id),
  remove: async (ctx, { params }) => {
    await removeSearch(ctx, params.id);
    return { is_removed: true };
  },
  restore: (ctx, { params }) => restoreSearch(ctx, params.id),
} satisfies Handlers<typeof savedSearchesApi>;
