import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportRecord, StatusDuration } from '#domain/features/bulk-imports/import-record.ts';
import type { ItemDecision, ItemOutcome } from '#domain/features/bulk-imports/lifecycle.ts';
import type { InvitationFilter } from '#domain/features/bulk-imports/people/limits.ts';
import type { ImportedPersonFields } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import type { browserSkipReasons } from '#domain/features/bulk-imports/resumes/reasons.ts';
import { importedPeopleApi, resumeImportsApi } from '#web/lib/api/imports/resume-imports.ts';
import { call, callForFile } from '#web/lib/call.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { getCurrentLanguage } from '#web/lib/texts/i18n.ts';

const root = 'resume-imports';
const peopleRoot = 'imported-people';
const at = (token: string) => ({ params: { token } });

/** How often an import in the background is read again. */
const refreshIntervalMs = 1000;

export function isInBackground({ state }: ImportRecord): boolean {
  return state === 'reading' || state === 'importing';
}

export const importHistory = infiniteQueryOptions({
  queryKey: [root, 'history'],
  queryFn: ({ pageParam, signal }) =>
    call(resumeImportsApi.list, { query: pageParam === null ? {} : { before: String(pageParam) } }, { signal }),
  initialPageParam: null as number | null,
  getNextPageParam: (last) => last.next,
});

export const importOf = (token: string) =>
  queryOptions({
    queryKey: [root, 'one', token],
    queryFn: ({ signal }) => call(resumeImportsApi.read, at(token), { signal }),
    refetchInterval: ({ state }) => (state.data && isInBackground(state.data) ? refreshIntervalMs : false),
  });

export const importItems = (token: string, outcome: ItemOutcome) =>
  infiniteQueryOptions({
    queryKey: [root, 'items', token, outcome],
    queryFn: ({ pageParam, signal }) => {
      const after = pageParam === null ? {} : { after: String(pageParam) };
      return call(resumeImportsApi.items, { ...at(token), query: { outcome, ...after } }, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
  });

/** What the status call is about: one import, or those of a duration. */
export type StatusFilter = { readonly token: string } | { readonly duration: StatusDuration };

/** Read again every second while `isRunning`. */
export const importStatus = (filter: StatusFilter, isRunning: boolean) =>
  queryOptions({
    queryKey: [root, 'status', filter],
    queryFn: ({ signal }) => call(resumeImportsApi.status, { query: filter }, { signal }),
    refetchInterval: isRunning ? refreshIntervalMs : false,
  });

export async function downloadStatus(filter: StatusFilter): Promise<void> {
  const query = { ...filter, lang: getCurrentLanguage() };
  saveFile(await callForFile(resumeImportsApi.download, { query }), 'resume-import.csv');
}

export async function startImport(): Promise<ImportRecord> {
  return call(resumeImportsApi.start, { body: {} });
}

export async function listArrivedFiles(token: string) {
  return (await call(resumeImportsApi.files, at(token))).files;
}

export function sendFile(token: string, file: File, signal: AbortSignal) {
  return call(resumeImportsApi.addFile, { ...at(token), body: {}, files: { file } }, { signal });
}

export function sendSkipped(token: string, name: string, reason: (typeof browserSkipReasons)[number]) {
  return call(resumeImportsApi.addSkipped, { ...at(token), body: { name, reason } });
}

type Move = 'finishUpload' | 'confirm' | 'cancel' | 'undo';

/** Moves an import to its next state. */
export function useMoveImport(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (move: Move) => call(resumeImportsApi[move], at(token)),
    onSuccess: (record) => {
      client.setQueryData(importOf(token).queryKey, record);
      void client.invalidateQueries({ queryKey: [peopleRoot] });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [root] }),
  });
}

export function useDecide(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, decision }: { readonly id: number; readonly decision: ItemDecision | null }) =>
      call(resumeImportsApi.decide, { params: { token, id: String(id) }, body: { decision } }),
    onSettled: () => client.invalidateQueries({ queryKey: [root] }),
  });
}

interface PeopleFilter {
  readonly search: string;
  readonly invitation: InvitationFilter | null;
}

export const importedPeople = ({ search, invitation }: PeopleFilter) =>
  infiniteQueryOptions({
    queryKey: [peopleRoot, 'list', search, invitation],
    queryFn: ({ pageParam, signal }) => {
      const before = pageParam === null ? {} : { before: String(pageParam) };
      const filter = { ...(search ? { search } : {}), ...(invitation ? { invitation } : {}) };
      return call(importedPeopleApi.list, { query: { ...before, ...filter } }, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
  });

export const importedPerson = (id: number) =>
  queryOptions({
    queryKey: [peopleRoot, 'one', id],
    queryFn: ({ signal }) => call(importedPeopleApi.read, { params: { id: String(id) } }, { signal }),
  });

export function useSavePerson(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly person: ImportedPersonFields; readonly version: number }) =>
      call(importedPeopleApi.save, { params: { id: String(id) }, body }),
    onSuccess: (person) => client.setQueryData(importedPerson(id).queryKey, person),
    onSettled: () => client.invalidateQueries({ queryKey: [peopleRoot, 'list'] }),
  });
}

export function useRemovePerson(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(importedPeopleApi.remove, { params: { id: String(id) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [peopleRoot, 'list'] }),
  });
}
