import { hiringReportsApi, partnerReportsApi } from '#domain/features/reports/contract.ts';
import { savedViewsApi } from '#domain/features/reports/saved-view.ts';
import { route } from '#server/http/serve.ts';
import { hiringReportHandlers, partnerReportHandlers } from './handlers.ts';
import { savedViewHandlers } from './views/view-handlers.ts';

export const reportRoutes = [
  route(hiringReportsApi, hiringReportHandlers),
  route(partnerReportsApi, partnerReportHandlers),
  route(savedViewsApi, savedViewHandlers),
];
