import type * as contract from '#domain/features/audit/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const auditApi: Routes<typeof contract.auditApi> = {
  list: { method: 'GET', path: '/api/v1/audit' },
  download: { method: 'GET', path: '/api/v1/audit/csv' },
  check: { method: 'GET', path: '/api/v1/audit/check' },
  startCheck: { method: 'POST', path: '/api/v1/audit/check' },
};
