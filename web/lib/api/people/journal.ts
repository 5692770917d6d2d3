import type * as contract from '#domain/features/journal/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const journalApi: Routes<typeof contract.journalApi> = {
  ofPerson: { method: 'GET', path: '/api/v1/seekers/:id/journal' },
  add: { method: 'POST', path: '/api/v1/seekers/:id/journal' },
  saveTags: { method: 'PUT', path: '/api/v1/seekers/:id/tags' },
  complete: { method: 'POST', path: '/api/v1/journal/:id/done' },
  caseload: { method: 'GET', path: '/api/v1/caseload' },
  ownPartner: { method: 'GET', path: '/api/v1/me/partner' },
  endSupport: { method: 'DELETE', path: '/api/v1/me/partner' },
};
