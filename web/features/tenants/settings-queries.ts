import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PictureKind, TenantSettings } from '#domain/features/tenants/admin-contract.ts';
import { tenantAdminApi } from '#web/lib/api/system/tenant-admin.ts';
import { call } from '#web/lib/call.ts';

const settingsKey = ['tenant', 'settings'];

/** All tenant settings. */
export const tenantSettings = queryOptions({
  queryKey: settingsKey,
  queryFn: ({ signal }): Promise<TenantSettings> => call(tenantAdminApi.read, {}, { signal }),
});

/** Applies the response of a save to the forms and the current theme. */
export function useAdoptSettings(): (saved: TenantSettings) => void {
  const queries = useQueryClient();
  return useCallback(
    (saved) => {
      queries.setQueryData(settingsKey, saved);
      const { weights: _weights, time_zone: _timeZone, retention: _retention, version: _version, ...theme } = saved;
      queries.setQueryData(['tenant', 'theme'], theme);
    },
    [queries],
  );
}

export function sendPicture(kind: PictureKind, picture: File): Promise<TenantSettings> {
  return call(tenantAdminApi.savePicture, { body: { kind }, files: { picture } });
}

export function removePicture(kind: PictureKind): Promise<TenantSettings> {
  return call(tenantAdminApi.removePicture, { params: { kind } });
}
