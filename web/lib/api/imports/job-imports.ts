import type * as contract from '#domain/features/bulk-imports/jobs/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const jobImportsApi: Routes<typeof contract.jobImportsApi> = {
  status: { method: 'GET', path: '/api/v1/jobs/bulk/dataprocess/status' },
  download: { method: 'GET', path: '/api/v1/jobs/bulk/dataprocess/csv' },
  list: { method: 'GET', path: '/api/v1/bulk-imports/jobs' },
  start: { method: 'POST', path: '/api/v1/bulk-imports/jobs', form: { files: ['file'] } },
  read: { method: 'GET', path: '/api/v1/bulk-imports/jobs/:token' },
  items: { method: 'GET', path: '/api/v1/bulk-imports/jobs/:token/items' },
  map: { method: 'PUT', path: '/api/v1/bulk-imports/jobs/:token/mapping' },
  confirm: { method: 'POST', path: '/api/v1/bulk-imports/jobs/:token/import' },
  cancel: { method: 'POST', path: '/api/v1/bulk-imports/jobs/:token/cancel' },
  undo: { method: 'POST', path: '/api/v1/bulk-imports/jobs/:token/undo' },
};
