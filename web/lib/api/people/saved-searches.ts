import type * as contract from '#domain/features/saved-searches/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const savedSearchesApi: Routes<typeof contract.savedSearchesApi> = {
  list: { method: 'GET', path: '/api/v1/saved-searches' },
  save: { method: 'POST', path: '/api/v1/saved-searches' },
  update: { method: 'PUT', path: '/api/v1/saved-searches/:id' },
  markSeen: { method: 'POST', path: '/api/v1/saved-searches/:id/seen' },
  remove: { method: 'DELETE', path: '/api/v1/saved-searches/:id' },
  restore: { method: 'POST', path: '/api/v1/saved-searches/:id/restoration' },
};
