import { hiringReportsApi, partnerReportsApi } from '#domain/features/reports/contract.ts';
import { route } from '#server/http/serve.ts';
import { hiringReportHandlers, partnerReportHandlers } from './handlers.ts';

export const reportRoutes = [
  route(hiringReportsApi, hiringReportHandlers),
  route(partnerReportsApi, partnerReportHandlers),
];
