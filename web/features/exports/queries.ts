import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewTenantExport, TenantExport } from '#domain/features/exports/contract.ts';
import { exportsApi } from '#web/lib/api/system/exports.ts';
import { call, callForFile } from '#web/lib/call.ts';
import { saveFile } from '#web/lib/save-file.ts';

/** Polling interval of a pending export, in milliseconds. */
const pollMs = 1500;

/** The user's exports of what the role may see, polled while one is pending. */
export const tenantExports = () =>
  queryOptions({
    queryKey: ['tenant-exports'],
    queryFn: async ({ signal }): Promise<TenantExport[]> => (await call(exportsApi.list, {}, { signal })).exports,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'waiting') ? pollMs : false),
  });

export function useStartTenantExport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewTenantExport) => (await call(exportsApi.start, { body })).exports,
    onSuccess: (exports) => queries.setQueryData(tenantExports().queryKey, exports),
  });
}

export function useSaveTenantExport() {
  return useMutation({
    mutationFn: async ({ id, created_at: made }: TenantExport) => {
      const file = await callForFile(exportsApi.file, { params: { id: String(id) } });
      saveFile(file, `export-${made.slice(0, 10)}.zip`);
    },
  });
}
