import type { applicationDraftsApi } from '#domain/features/applications/draft.ts';
import type { Handlers } from '#server/http/serve.ts';
import { discardDraft, listDrafts, readDraft, saveDraft } from './drafts.ts';

export const applicationDraftHandlers = {
  list: async (ctx) => ({ drafts: await listDrafts(ctx) }),
  read: async (ctx, { params }) => ({ draft: await readDraft(ctx, params.id) }),
  save: async (ctx, { params, body }) => ({ kept_at: await saveDraft(ctx, params.id, body) }),
  delete: async (ctx, { params }) => ({ is_dropped: await discardDraft(ctx, params.id) }),
} satisfies Handlers<typeof applicationDraftsApi>;
