import type * as contract from '#domain/features/overview/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const overviewApi: Routes<typeof contract.overviewApi> = {
  homepage: { method: 'GET', path: '/api/v1/homepage' },
  tasks: { method: 'GET', path: '/api/v1/dashboard/tasks' },
  numbers: { method: 'GET', path: '/api/v1/dashboard/numbers' },
  charts: { method: 'GET', path: '/api/v1/dashboard/charts' },
};
