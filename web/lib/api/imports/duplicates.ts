import type * as contract from '#domain/features/bulk-imports/duplicates/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const duplicatesApi: Routes<typeof contract.duplicatesApi> = {
  list: { method: 'GET', path: '/api/v1/imported-people/duplicates' },
  read: { method: 'GET', path: '/api/v1/imported-people/duplicates/pairs/:key' },
  merge: { method: 'POST', path: '/api/v1/imported-people/duplicates/pairs/:key/merge' },
  setDistinct: { method: 'POST', path: '/api/v1/imported-people/duplicates/pairs/:key/distinct' },
  decisions: { method: 'GET', path: '/api/v1/imported-people/duplicates/decisions' },
  undoMerge: { method: 'POST', path: '/api/v1/imported-people/duplicates/merges/:id/undo' },
  reviewAgain: { method: 'DELETE', path: '/api/v1/imported-people/duplicates/distinct/:id' },
};
