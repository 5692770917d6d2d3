import type { erdApi } from '#domain/features/erd/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { downloadResults, previewResults } from './service.ts';

export const erdHandlers = {
  preview: (ctx, { query }) => previewResults(ctx, query),
  download: (ctx, { query }) => downloadResults(ctx, query),
} satisfies Handlers<typeof erdApi>;
