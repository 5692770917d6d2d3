import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportName } from '#domain/features/reports/names.ts';
import type { PeriodPreset } from '#domain/features/reports/period.ts';
import type { SavedView, ViewPlan } from '#domain/features/reports/saved-view.ts';
import { savedViewsApi } from '#web/lib/api/reports.ts';
import { call } from '#web/lib/call.ts';
import type { FilterAddress } from './use-report-address.ts';

/** The user's saved views of reports, and whether email can be sent. */
export const savedViews = queryOptions({
  queryKey: ['report-views'],
  queryFn: ({ signal }): Promise<{ views: SavedView[]; mail: 'on' | 'off' | 'unconfirmed' }> =>
    call(savedViewsApi.list, {}, { signal }),
});

/** The filters of the address; a named period stays a name, so that it moves with the calendar. */
export type ViewAddress = FilterAddress & { readonly period?: PeriodPreset };

interface NewView extends ViewPlan {
  readonly report: ReportName;
  readonly filter: ViewAddress;
}

/** Mutations of saved views. Each one reloads the list. */
export function useSavedViewActions() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: savedViews.queryKey });
  return {
    save: useMutation({ mutationFn: (body: NewView) => call(savedViewsApi.save, { body }), onSuccess }),
    change: useMutation({
      mutationFn: ({ id, ...body }: ViewPlan & { readonly id: number }) =>
        call(savedViewsApi.change, { params: { id: String(id) }, body }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: number) => call(savedViewsApi.remove, { params: { id: String(id) } }),
      onSuccess,
    }),
  };
}
