import type * as contract from '#domain/features/matching/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const matchingApi: Routes<typeof contract.matchingApi> = {
  ofJob: { method: 'GET', path: '/api/v1/jobs/:id/match' },
  suggestTerms: { method: 'GET', path: '/api/v1/terms' },
  suggestPlaces: { method: 'GET', path: '/api/v1/places' },
};
