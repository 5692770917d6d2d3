import type { duplicatesApi } from '#domain/features/bulk-imports/duplicates/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { listDecisions, reviewAgain, setDistinct } from './decisions.ts';
import { mergePair, undoMerge } from './merge.ts';
import { listPairs, readPair } from './pairs.ts';

const done = { status: 'success' } as const;

export const duplicateHandlers = {
  list: (ctx, { query }) => listPairs(ctx, query.after),
  read: (ctx, { params }) => readPair(ctx, params.key),
  merge: (ctx, { params, body }) => mergePair(ctx, params.key, body),
  setDistinct: async (ctx, { params }) => {
    await setDistinct(ctx, params.key);
    return done;
  },
  decisions: (ctx, { query }) => listDecisions(ctx, query.after),
  undoMerge: async (ctx, { params }) => {
    await undoMerge(ctx, params.id);
    return done;
  },
  reviewAgain: async (ctx, { params }) => {
    await reviewAgain(ctx, params.id);
    return done;
  },
} satisfies Handlers<typeof duplicatesApi>;
