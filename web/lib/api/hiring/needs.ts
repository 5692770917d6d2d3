import type * as contract from '#domain/features/needs/contract.ts';
import type * as privateDrafts from '#domain/features/needs/private-drafts.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const needsApi: Routes<typeof contract.needsApi> = {
  read: { method: 'GET', path: '/api/v1/working-needs' },
  save: { method: 'PUT', path: '/api/v1/working-needs' },
  disclosures: { method: 'GET', path: '/api/v1/disclosures' },
  share: { method: 'POST', path: '/api/v1/disclosures' },
  revoke: { method: 'DELETE', path: '/api/v1/disclosures/:id' },
  countShared: { method: 'GET', path: '/api/v1/seekers/:id/working-needs' },
  openShared: { method: 'POST', path: '/api/v1/seekers/:id/working-needs/open' },
};

export const privateDraftsApi: Routes<typeof privateDrafts.privateDraftsApi> = {
  read: { method: 'GET', path: '/api/v1/private-drafts/:form' },
  save: { method: 'PUT', path: '/api/v1/private-drafts/:form' },
  delete: { method: 'DELETE', path: '/api/v1/private-drafts/:form' },
};
