import type { surveyReportsApi } from '#domain/features/surveys/report-contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import {
  addSurveyAction,
  downloadSurveyReport,
  listReportedSurveys,
  readSurveyReport,
  readSurveySummary,
} from './report.ts';

export const surveyReportHandlers = {
  list: async (ctx) => ({ surveys: await listReportedSurveys(ctx) }),
  read: (ctx, { params, query }) => readSurveyReport(ctx, params.id, query),
  download: (ctx, { params, query }) => downloadSurveyReport(ctx, params.id, query),
  summary: async (ctx, { query }) => ({ surveys: await readSurveySummary(ctx, query) }),
  addAction: (ctx, { params, body }) => addSurveyAction(ctx, params.id, body.text),
} satisfies Handlers<typeof surveyReportsApi>;
