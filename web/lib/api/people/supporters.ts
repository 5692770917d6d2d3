import type * as contract from '#domain/features/supporters/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const supportersApi: Routes<typeof contract.supportersApi> = {
  list: { method: 'GET', path: '/api/v1/supporters' },
  invite: { method: 'POST', path: '/api/v1/supporters' },
  change: { method: 'PUT', path: '/api/v1/supporters/:id' },
  end: { method: 'DELETE', path: '/api/v1/supporters/:id' },
  invitation: { method: 'POST', path: '/api/v1/supporting/invitation' },
  accept: { method: 'POST', path: '/api/v1/supporting' },
  helped: { method: 'GET', path: '/api/v1/supporting' },
  stop: { method: 'DELETE', path: '/api/v1/supporting/:id' },
  applications: { method: 'GET', path: '/api/v1/supporting/:id/applications' },
  profile: { method: 'GET', path: '/api/v1/supporting/:id/profile' },
  saveProfile: { method: 'PUT', path: '/api/v1/supporting/:id/profile' },
  openNeeds: { method: 'POST', path: '/api/v1/supporting/:id/working-needs/open' },
};
