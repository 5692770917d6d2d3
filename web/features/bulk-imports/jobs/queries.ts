import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { StatusDuration } from '#domain/features/bulk-imports/import-record.ts';
import type { ColumnMapping, JobImport } from '#domain/features/bulk-imports/jobs/contract.ts';
import type { PublishChoice } from '#domain/features/bulk-imports/jobs/publish-choices.ts';
import type { ItemOutcome } from '#domain/features/bulk-imports/lifecycle.ts';
import { jobImportsApi } from '#web/lib/api/imports/job-imports.ts';
import { call, callForFile } from '#web/lib/call.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { getCurrentLanguage } from '#web/lib/texts/i18n.ts';

const root = 'job-imports';
const at = (token: string) => ({ params: { token } });

/** How often an import in the background is read again. */
const refreshIntervalMs = 1000;

export function isInBackground({ state }: Pick<JobImport, 'state'>): boolean {
  return state === 'reading' || state === 'importing';
}

export const jobImportHistory = infiniteQueryOptions({
  queryKey: [root, 'history'],
  queryFn: ({ pageParam, signal }) =>
    call(jobImportsApi.list, { query: pageParam === null ? {} : { before: String(pageParam) } }, { signal }),
  initialPageParam: null as number | null,
  getNextPageParam: (last) => last.next,
});

export const jobImportOf = (token: string) =>
  queryOptions({
    queryKey: [root, 'one', token],
    queryFn: ({ signal }) => call(jobImportsApi.read, at(token), { signal }),
    refetchInterval: ({ state }) => (state.data && isInBackground(state.data) ? refreshIntervalMs : false),
  });

/** The items of a group; `state` makes them be read again when the import moves. */
export const jobImportItems = (token: string, outcome: ItemOutcome, state: string) =>
  infiniteQueryOptions({
    queryKey: [root, 'items', token, outcome, state],
    queryFn: ({ pageParam, signal }) => {
      const after = pageParam === null ? {} : { after: String(pageParam) };
      return call(jobImportsApi.items, { ...at(token), query: { outcome, ...after } }, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
  });

/** What the status call is about: one import, or those of a duration. */
export type StatusFilter = { readonly token: string } | { readonly duration: StatusDuration };

export const jobImportStatus = (filter: StatusFilter, isRunning: boolean) =>
  queryOptions({
    queryKey: [root, 'status', filter],
    queryFn: ({ signal }) => call(jobImportsApi.status, { query: filter }, { signal }),
    refetchInterval: isRunning ? refreshIntervalMs : false,
  });

export async function downloadJobStatus(filter: StatusFilter): Promise<void> {
  const query = { ...filter, lang: getCurrentLanguage() };
  saveFile(await callForFile(jobImportsApi.download, { query }), 'job-import.csv');
}

interface Start {
  readonly file: File;
  /** Tenant staff name the employer. */
  readonly organisationId: number | null;
}

export function useStartJobImport() {
  return useMutation({
    mutationFn: ({ file, organisationId }: Start) => {
      const body = organisationId === null ? {} : { organisation_id: String(organisationId) };
      return call(jobImportsApi.start, { body, files: { file } });
    },
  });
}

type Move =
  | { readonly to: 'cancel' | 'undo' }
  | { readonly to: 'confirm'; readonly publish: PublishChoice }
  | { readonly to: 'map'; readonly mapping: ColumnMapping };

/** Moves an import to its next state. */
export function useMoveJobImport(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (move: Move) => {
      if (move.to === 'confirm') return call(jobImportsApi.confirm, { ...at(token), body: { publish: move.publish } });
      if (move.to === 'map') return call(jobImportsApi.map, { ...at(token), body: { mapping: move.mapping } });
      return call(jobImportsApi[move.to], at(token));
    },
    onSuccess: (record) => {
      client.setQueryData(jobImportOf(token).queryKey, record);
      void client.invalidateQueries({ queryKey: ['jobs'] });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [root] }),
  });
}
