import type * as contract from '#domain/features/reports/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const hiringReportsApi: Routes<typeof contract.hiringReportsApi> = {
  read: { method: 'GET', path: '/api/v1/reports/:name' },
  rows: { method: 'GET', path: '/api/v1/reports/:name/rows' },
  download: { method: 'GET', path: '/api/v1/reports/:name/csv' },
  filters: { method: 'GET', path: '/api/v1/reports/filters' },
};

export const partnerReportsApi: Routes<typeof contract.partnerReportsApi> = {
  read: { method: 'GET', path: '/api/v1/partner-reports/:name' },
  rows: { method: 'GET', path: '/api/v1/partner-reports/:name/rows' },
  download: { method: 'GET', path: '/api/v1/partner-reports/:name/csv' },
  filters: { method: 'GET', path: '/api/v1/partner-reports/filters' },
};
