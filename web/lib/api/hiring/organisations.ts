import type * as contract from '#domain/features/organisations/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const organisationsApi: Routes<typeof contract.organisationsApi> = {
  sponsors: { method: 'GET', path: '/api/v1/sponsors' },
  employers: { method: 'GET', path: '/api/v1/employers' },
  partners: { method: 'GET', path: '/api/v1/partners' },
  employer: { method: 'GET', path: '/api/v1/employers/:id' },
  own: { method: 'GET', path: '/api/v1/organisation' },
  saveOwn: { method: 'PUT', path: '/api/v1/organisation' },
};
