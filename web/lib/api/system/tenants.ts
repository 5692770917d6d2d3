import type * as contract from '#domain/features/tenants/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const tenantsApi: Routes<typeof contract.tenantsApi> = {
  theme: { method: 'GET', path: '/api/v1/tenant/theme' },
  picture: { method: 'GET', path: '/api/v1/tenant/pictures/:sha256' },
};
