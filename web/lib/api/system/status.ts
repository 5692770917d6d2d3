import type * as contract from '#domain/features/status/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const statusApi: Routes<typeof contract.statusApi> = {
  read: { method: 'GET', path: '/api/v1/status' },
};
