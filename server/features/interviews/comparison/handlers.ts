import type { comparisonApi } from '#domain/features/interviews/comparison.ts';
import type { Handlers } from '#server/http/serve.ts';
import { downloadComparison } from './download.ts';

export const comparisonHandlers = {
  download: (ctx, { query }) => downloadComparison(ctx, { ...query, hasNames: query.names !== 'hidden' }),
} satisfies Handlers<typeof comparisonApi>;
