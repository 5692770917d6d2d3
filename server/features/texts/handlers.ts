import type { textsApi } from '#domain/features/texts/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { findTexts, resetText, saveText } from './custom-texts.ts';
import { getTexts } from './service.ts';

export const textHandlers = {
  translation: async (ctx, { params }) => ({ data: await getTexts(ctx, ctx.tenant.id, params.lang) }),
  find: (ctx, { query }) => findTexts(ctx, query),
  save: (ctx, { params, body }) => saveText(ctx, params, body.text),
  reset: (ctx, { params }) => resetText(ctx, params),
} satisfies Handlers<typeof textsApi>;
