import type * as contract from '#domain/features/bulk-imports/sources/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const jobSourcesApi: Routes<typeof contract.jobSourcesApi> = {
  list: { method: 'GET', path: '/api/v1/job-sources' },
  create: { method: 'POST', path: '/api/v1/job-sources' },
  read: { method: 'GET', path: '/api/v1/job-sources/:id' },
  update: { method: 'PUT', path: '/api/v1/job-sources/:id' },
  remove: { method: 'DELETE', path: '/api/v1/job-sources/:id' },
  fetch: { method: 'POST', path: '/api/v1/job-sources/:id/fetch' },
  decide: { method: 'POST', path: '/api/v1/job-sources/:id/missing-jobs' },
  runs: { method: 'GET', path: '/api/v1/job-sources/:id/runs' },
};
