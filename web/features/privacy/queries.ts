import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DataExport } from '#domain/features/privacy/contract.ts';
import { privacyApi } from '#web/lib/api/people/privacy.ts';
import { call, callForFile } from '#web/lib/call.ts';
import { saveFile } from '#web/lib/save-file.ts';

export const ownConsents = () =>
  queryOptions({
    queryKey: ['consents'],
    queryFn: ({ signal }) => call(privacyApi.consents, {}, { signal }),
  });

export function useDiscoverable() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isDiscoverable: boolean) =>
      call(privacyApi.setDiscoverable, { body: { is_discoverable: isDiscoverable } }),
    onSuccess: (consents) => queries.setQueryData(ownConsents().queryKey, consents),
  });
}

/** Polling interval of a pending export, in milliseconds. */
const lookEvery = 1500;

/** The user's data exports, polled while one is pending. */
export const ownExports = () =>
  queryOptions({
    queryKey: ['exports'],
    queryFn: async ({ signal }): Promise<DataExport[]> => (await call(privacyApi.exports, {}, { signal })).exports,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'waiting') ? lookEvery : false),
  });

export function useStartExport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(privacyApi.startExport, {})).exports,
    onSuccess: (exports) => queries.setQueryData(ownExports().queryKey, exports),
  });
}

export function useSaveExport() {
  return useMutation({
    mutationFn: async ({ id, created_at: made }: DataExport) => {
      const file = await callForFile(privacyApi.exportFile, { params: { id: String(id) } });
      saveFile(file, `my-data-${made.slice(0, 10)}.zip`);
    },
  });
}

/** Deletes the account permanently. */
export function deleteAccount(password: string): Promise<unknown> {
  return call(privacyApi.deleteAccount, { body: { password } });
}
