import type * as contract from '#domain/features/reports/contract.ts';
import type * as savedView from '#domain/features/reports/saved-view.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const hiringReportsApi: Routes<typeof contract.hiringReportsApi> = {
  read: { method: 'GET', path: '/api/v1/reports/:name' },
  summary: { method: 'GET', path: '/api/v1/reports/:name/summary' },
  table: { method: 'GET', path: '/api/v1/reports/:name/table' },
  rows: { method: 'GET', path: '/api/v1/reports/:name/rows' },
  download: { method: 'GET', path: '/api/v1/reports/:name/csv' },
  filters: { method: 'GET', path: '/api/v1/reports/filters' },
};

export const partnerReportsApi: Routes<typeof contract.partnerReportsApi> = {
  read: { method: 'GET', path: '/api/v1/partner-reports/:name' },
  summary: { method: 'GET', path: '/api/v1/partner-reports/:name/summary' },
  table: { method: 'GET', path: '/api/v1/partner-reports/:name/table' },
  rows: { method: 'GET', path: '/api/v1/partner-reports/:name/rows' },
  download: { method: 'GET', path: '/api/v1/partner-reports/:name/csv' },
  filters: { method: 'GET', path: '/api/v1/partner-reports/filters' },
};

export const savedViewsApi: Routes<typeof savedView.savedViewsApi> = {
  list: { method: 'GET', path: '/api/v1/report-views' },
  save: { method: 'POST', path: '/api/v1/report-views' },
  change: { method: 'PUT', path: '/api/v1/report-views/:id' },
  remove: { method: 'DELETE', path: '/api/v1/report-views/:id' },
};
