import type { savedSearchesApi } from '#domain/features/saved-searches/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { changeSearch, removeSearch, restoreSearch, savedSearches, saveSearch, seeSearch } from './service.ts';

export const savedSearchHandlers = {
  list: (ctx) => savedSearches(ctx),
  save: (ctx, { body }) => saveSearch(ctx, body),
  update: (ctx, { params, body }) => changeSearch(ctx, params.id, body),
  markSeen: (ctx, { params }) => seeSearch(ctx, params.id),
  remove: async (ctx, { params }) => {
    await removeSearch(ctx, params.id);
    return { is_removed: true };
  },
  restore: (ctx, { params }) => restoreSearch(ctx, params.id),
} satisfies Handlers<typeof savedSearchesApi>;
