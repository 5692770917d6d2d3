import { queryOptions } from '@tanstack/react-query';
import { type Need, type Numbers, overviewApi } from '#domain/features/overview/contract.ts';
import { call } from '#web/lib/call.ts';

/** What needs the person today, and the numbers under it. */
export const homepage = (userId: number | null) =>
  queryOptions({
    queryKey: ['overview', 'homepage', userId],
    queryFn: ({ signal }): Promise<{ needs: Need[]; numbers: Numbers }> => call(overviewApi.homepage, {}, { signal }),
  });

export const dashboardNumbers = (userId: number | null) =>
  queryOptions({
    queryKey: ['overview', 'numbers', userId],
    queryFn: ({ signal }): Promise<Numbers> => call(overviewApi.numbers, {}, { signal }),
  });
