import type * as adminContract from '#domain/features/tenants/admin-contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

// Apart from the theme, which the first page reads.
export const tenantAdminApi: Routes<typeof adminContract.tenantAdminApi> = {
  read: { method: 'GET', path: '/api/v1/tenant/settings' },
  saveBrand: { method: 'PUT', path: '/api/v1/tenant/brand' },
  saveContact: { method: 'PUT', path: '/api/v1/tenant/contact' },
  saveLanguages: { method: 'PUT', path: '/api/v1/tenant/languages' },
  saveSwitches: { method: 'PUT', path: '/api/v1/tenant/switches' },
  saveWeights: { method: 'PUT', path: '/api/v1/tenant/weights' },
  saveTimeZone: { method: 'PUT', path: '/api/v1/tenant/time-zone' },
  saveRetention: { method: 'PUT', path: '/api/v1/tenant/retention' },
  savePicture: { method: 'POST', path: '/api/v1/tenant/pictures', form: { files: ['picture'] } },
  removePicture: { method: 'DELETE', path: '/api/v1/tenant/pictures/:kind' },
};
