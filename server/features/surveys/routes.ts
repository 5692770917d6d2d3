import { surveysApi } from '#domain/features/surveys/contract.ts';
import { surveyReportsApi } from '#domain/features/surveys/report-contract.ts';
import { surveysStaffApi } from '#domain/features/surveys/staff-contract.ts';
import { route } from '#server/http/serve.ts';
import { surveyHandlers } from './handlers.ts';
import { surveyReportHandlers } from './report-handlers.ts';
import { surveyStaffHandlers } from './staff-handlers.ts';

export const surveyRoutes = [
  route(surveysApi, surveyHandlers),
  route(surveysStaffApi, surveyStaffHandlers),
  route(surveyReportsApi, surveyReportHandlers),
];
