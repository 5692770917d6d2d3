import type * as contract from '#domain/features/api-tokens/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const apiTokensApi: Routes<typeof contract.apiTokensApi> = {
  list: { method: 'GET', path: '/api/v1/me/api-tokens' },
  create: { method: 'POST', path: '/api/v1/me/api-tokens' },
  revoke: { method: 'DELETE', path: '/api/v1/me/api-tokens/:id' },
};
