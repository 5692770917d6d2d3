import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DataExport } from '#domain/features/privacy/contract.ts';
import { privacyApi } from '#web/lib/api/privacy.ts';
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

/** Milliseconds between two looks at a download that is being made. */
const lookEvery = 1500;

/** One's downloads; looked at again while one is being made. */
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

/** Deletes the account for good. */
export function deleteAccount(password: string): Promise<unknown> {
  return call(privacyApi.deleteAccount, { body: { password } });
}
