import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RetentionCounts, RetentionRun } from '#domain/features/retention/contract.ts';
import type { RetentionPeriods } from '#domain/features/retention/periods.ts';
import { retentionApi } from '#web/lib/api/system/retention.ts';
import { call } from '#web/lib/call.ts';

/** What the runs of the last nights deleted or made anonymous. */
export const retentionRuns = queryOptions({
  queryKey: ['tenant', 'retention', 'runs'],
  queryFn: ({ signal }): Promise<{ runs: RetentionRun[]; time_zone: string }> =>
    call(retentionApi.runs, {}, { signal }),
  staleTime: 0,
});

/** What a run would delete or make anonymous now with these periods. */
export const retentionPreview = (periods: RetentionPeriods) =>
  queryOptions({
    queryKey: ['tenant', 'retention', 'preview', periods],
    queryFn: async ({ signal }): Promise<RetentionCounts> => {
      const limits = Object.entries(periods).filter(([, months]) => months !== null);
      const query = Object.fromEntries(limits.map(([kind, months]) => [kind, String(months)]));
      return (await call(retentionApi.preview, { query }, { signal })).counts;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
