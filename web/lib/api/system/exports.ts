import type * as contract from '#domain/features/exports/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const exportsApi: Routes<typeof contract.exportsApi> = {
  list: { method: 'GET', path: '/api/v1/exports' },
  start: { method: 'POST', path: '/api/v1/exports' },
  file: { method: 'GET', path: '/api/v1/exports/:id/file' },
};
