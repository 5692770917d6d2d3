import type { sourcingApi } from '#domain/features/applications/sourcing/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { listFittingJobs } from './fitting-jobs.ts';
import { listOwnSuggestions, listSentSuggestions } from './read.ts';
import { previewSuggestions, suggestJob } from './suggest.ts';

export const sourcingHandlers = {
  preview: (ctx, { params, body }) => previewSuggestions(ctx, params.id, body.people),
  suggest: (ctx, { params, body }) => suggestJob(ctx, params.id, body),
  ofPerson: async (ctx, { params }) => ({ suggestions: await listSentSuggestions(ctx, params.id) }),
  jobsOfPerson: async (ctx, { params }) => ({ jobs: await listFittingJobs(ctx, params.id) }),
  own: async (ctx) => ({ suggestions: await listOwnSuggestions(ctx) }),
} satisfies Handlers<typeof sourcingApi>;
