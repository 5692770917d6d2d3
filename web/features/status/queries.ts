import { queryOptions } from '@tanstack/react-query';
import { statusApi } from '#web/lib/api/system/status.ts';
import { call } from '#web/lib/call.ts';

/** The service status, never cached. */
export const serviceStatus = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => call(statusApi.read, {}, { signal }),
  staleTime: 0,
  retry: false,
});
