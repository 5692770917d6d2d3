import type { overviewApi } from '#domain/features/overview/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { findNeeds, numbersFor } from './service.ts';

export const overviewHandlers = {
  homepage: async (ctx) => {
    const [needs, numbers] = await Promise.all([findNeeds(ctx), numbersFor(ctx)]);
    return { needs, numbers };
  },
  numbers: (ctx) => numbersFor(ctx),
} satisfies Handlers<typeof overviewApi>;
