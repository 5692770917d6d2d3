import type { overviewApi } from '#domain/features/overview/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { listActionItems } from './action-items.ts';
import { countOverview, readCharts } from './service.ts';

export const overviewHandlers = {
  homepage: async (ctx) => {
    const [needs, numbers] = await Promise.all([listActionItems(ctx), countOverview(ctx)]);
    return { needs, numbers };
  },
  tasks: async (ctx) => ({ needs: await listActionItems(ctx) }),
  numbers: (ctx) => countOverview(ctx),
  charts: (ctx, { query }) => readCharts(ctx, query.weeks),
} satisfies Handlers<typeof overviewApi>;
