import type * as contract from '#domain/features/impersonation/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const impersonationApi: Routes<typeof contract.impersonationApi> = {
  people: { method: 'GET', path: '/api/v1/impersonation/people' },
  start: { method: 'POST', path: '/api/v1/impersonation/start' },
  end: { method: 'POST', path: '/api/v1/impersonation/end' },
};
