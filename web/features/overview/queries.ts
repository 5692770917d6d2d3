import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ActionItem, ChartPeriod, OverviewCharts, OverviewCounts } from '#domain/features/overview/contract.ts';
import { overviewApi } from '#web/lib/api/hiring/overview.ts';
import { call } from '#web/lib/call.ts';

/** Today's tasks and the overview counts. */
export const homepage = () =>
  queryOptions({
    queryKey: ['overview', 'homepage'],
    queryFn: ({ signal }): Promise<{ needs: ActionItem[]; numbers: OverviewCounts }> =>
      call(overviewApi.homepage, {}, { signal }),
  });

/** Today's tasks. */
export const dashboardTasks = () =>
  queryOptions({
    queryKey: ['overview', 'tasks'],
    queryFn: async ({ signal }): Promise<ActionItem[]> => (await call(overviewApi.tasks, {}, { signal })).needs,
    staleTime: 0,
  });

export const dashboardNumbers = () =>
  queryOptions({
    queryKey: ['overview', 'numbers'],
    queryFn: ({ signal }): Promise<OverviewCounts> => call(overviewApi.numbers, {}, { signal }),
  });

export const dashboardCharts = (weeks: ChartPeriod) =>
  queryOptions({
    queryKey: ['overview', 'charts', weeks],
    queryFn: ({ signal }): Promise<OverviewCharts> => call(overviewApi.charts, { query: { weeks } }, { signal }),
    placeholderData: keepPreviousData,
  });
