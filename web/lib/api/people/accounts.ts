import type * as contract from '#domain/features/accounts/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const accountsApi: Routes<typeof contract.accountsApi> = {
  signIn: { method: 'POST', path: '/api/v1/token' },
  refresh: { method: 'POST', path: '/api/v1/token/refresh' },
  register: { method: 'POST', path: '/api/v1/register', form: { files: [] } },
  signOut: { method: 'POST', path: '/api/v1/logout' },
  me: { method: 'GET', path: '/api/v1/me' },
};
