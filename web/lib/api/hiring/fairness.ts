import type * as contract from '#domain/features/fairness/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const fairnessApi: Routes<typeof contract.fairnessApi> = {
  own: { method: 'GET', path: '/api/v1/me/self-identification' },
  save: { method: 'PUT', path: '/api/v1/me/self-identification' },
  clear: { method: 'DELETE', path: '/api/v1/me/self-identification' },
  read: { method: 'GET', path: '/api/v1/fairness' },
  download: { method: 'GET', path: '/api/v1/fairness/csv' },
  readPublic: { method: 'GET', path: '/api/v1/public-fairness' },
  publication: { method: 'GET', path: '/api/v1/organisation/fairness' },
  publish: { method: 'PUT', path: '/api/v1/organisation/fairness' },
};
