import type * as contract from '#domain/features/retention/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const retentionApi: Routes<typeof contract.retentionApi> = {
  runs: { method: 'GET', path: '/api/v1/tenant/retention' },
  preview: { method: 'GET', path: '/api/v1/tenant/retention/preview' },
};
