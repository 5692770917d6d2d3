import type { retentionApi } from '#domain/features/retention/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { previewRun, readRuns } from './service.ts';

export const retentionHandlers = {
  runs: (ctx) => readRuns(ctx),
  preview: (ctx, { query }) => previewRun(ctx, query),
} satisfies Handlers<typeof retentionApi>;
