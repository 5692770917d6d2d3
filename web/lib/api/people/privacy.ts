import type * as contract from '#domain/features/privacy/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const privacyApi: Routes<typeof contract.privacyApi> = {
  consents: { method: 'GET', path: '/api/v1/me/consents' },
  setDiscoverable: { method: 'PUT', path: '/api/v1/me/discoverable' },
  exports: { method: 'GET', path: '/api/v1/me/exports' },
  startExport: { method: 'POST', path: '/api/v1/me/exports' },
  exportFile: { method: 'GET', path: '/api/v1/me/exports/:id/file' },
  deleteAccount: { method: 'POST', path: '/api/v1/me/deletion' },
};
