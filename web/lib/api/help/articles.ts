import type * as contract from '#domain/features/help/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const helpApi: Routes<typeof contract.helpApi> = {
  edited: { method: 'GET', path: '/api/v1/help/articles/:lang' },
  versions: { method: 'GET', path: '/api/v1/help/articles/:lang/:article/versions' },
  save: { method: 'PUT', path: '/api/v1/help/articles/:lang/:article' },
};
