import type * as contract from '#domain/features/outcomes/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const outcomesApi: Routes<typeof contract.outcomesApi> = {
  list: { method: 'GET', path: '/api/v1/outcomes' },
  ofPerson: { method: 'GET', path: '/api/v1/seekers/:id/outcomes' },
  own: { method: 'GET', path: '/api/v1/me/outcomes' },
  share: { method: 'PUT', path: '/api/v1/me/outcomes/:id/sharing' },
};
