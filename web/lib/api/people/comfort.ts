import type * as contract from '#domain/features/comfort/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const comfortApi: Routes<typeof contract.comfortApi> = {
  read: { method: 'GET', path: '/api/v1/me/comfort' },
  save: { method: 'PUT', path: '/api/v1/me/comfort' },
};
