import type * as contract from '#domain/features/texts/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const textsApi: Routes<typeof contract.textsApi> = {
  translation: { method: 'GET', path: '/api/v1/language/translation/:lang' },
  find: { method: 'GET', path: '/api/v1/tenant/texts' },
  save: { method: 'PUT', path: '/api/v1/tenant/texts/:language/:key' },
  reset: { method: 'DELETE', path: '/api/v1/tenant/texts/:language/:key' },
};
