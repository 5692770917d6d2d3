import { queryOptions } from '@tanstack/react-query';
import type { ActionItem, OverviewCounts } from '#domain/features/overview/contract.ts';
import { overviewApi } from '#web/lib/api/overview.ts';
import { call } from '#web/lib/call.ts';

/** What needs the person today, and the numbers under it. */
export const homepage = (userId: number | null) =>
  queryOptions({
    queryKey: ['overview', 'homepage', userId],
    queryFn: ({ signal }): Promise<{ needs: ActionItem[]; numbers: OverviewCounts }> =>
      call(overviewApi.homepage, {}, { signal }),
  });

export const dashboardNumbers = (userId: number | null) =>
  queryOptions({
    queryKey: ['overview', 'numbers', userId],
    queryFn: ({ signal }): Promise<OverviewCounts> => call(overviewApi.numbers, {}, { signal }),
  });
