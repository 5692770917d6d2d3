import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { AuditCheck, AuditPage } from '#domain/features/audit/contract.ts';
import { auditApi } from '#web/lib/api/system/audit.ts';
import { call, callForFile } from '#web/lib/call.ts';
import { saveFile } from '#web/lib/save-file.ts';
import type { AuditQuery } from './use-audit-address.ts';

/** Not refetched in the background: each reading is an entry of its own. */
export const auditEntries = (query: AuditQuery) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'entries', query],
    queryFn: ({ pageParam, signal }): Promise<AuditPage> =>
      call(auditApi.list, { query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Polling interval of a running check, in milliseconds. */
const pollMs = 1500;

/** The last check of the chain, polled while a new one is running. */
export const auditCheck = () =>
  queryOptions({
    queryKey: ['audit', 'check'],
    queryFn: ({ signal }): Promise<AuditCheck> => call(auditApi.check, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.is_running ? pollMs : false),
  });

export function useStartCheck() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(auditApi.startCheck, {}),
    onSuccess: (check) => queries.setQueryData(auditCheck().queryKey, check),
  });
}

/** Downloads all entries that the filters find. */
export async function downloadAudit(query: AuditQuery): Promise<void> {
  saveFile(await callForFile(auditApi.download, { query }), `audit-${new Date().toISOString().slice(0, 10)}.csv`);
}
