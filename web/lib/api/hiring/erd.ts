import type * as contract from '#domain/features/erd/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const erdApi: Routes<typeof contract.erdApi> = {
  preview: { method: 'GET', path: '/api/v1/erd' },
  download: { method: 'GET', path: '/api/v1/admin_csv' },
};
