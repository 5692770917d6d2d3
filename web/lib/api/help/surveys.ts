import type * as contract from '#domain/features/surveys/contract.ts';
import type * as reports from '#domain/features/surveys/report-contract.ts';
import type * as staff from '#domain/features/surveys/staff-contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const surveysApi: Routes<typeof contract.surveysApi> = {
  open: { method: 'POST', path: '/api/v1/survey' },
  openShared: { method: 'POST', path: '/api/v1/survey/shared' },
  start: { method: 'POST', path: '/api/v1/survey/start' },
  save: { method: 'PUT', path: '/api/v1/survey/answers' },
  finish: { method: 'POST', path: '/api/v1/survey/finish' },
};

export const surveysStaffApi: Routes<typeof staff.surveysStaffApi> = {
  list: { method: 'GET', path: '/api/v1/surveys' },
  create: { method: 'POST', path: '/api/v1/surveys' },
  read: { method: 'GET', path: '/api/v1/surveys/:id' },
  update: { method: 'PUT', path: '/api/v1/surveys/:id' },
  remove: { method: 'DELETE', path: '/api/v1/surveys/:id' },
  move: { method: 'POST', path: '/api/v1/surveys/:id/status' },
  send: { method: 'POST', path: '/api/v1/surveys/:id/invitations' },
};

export const surveyReportsApi: Routes<typeof reports.surveyReportsApi> = {
  list: { method: 'GET', path: '/api/v1/survey-reports' },
  read: { method: 'GET', path: '/api/v1/survey-reports/:id' },
  download: { method: 'GET', path: '/api/v1/survey-reports/:id/csv' },
  summary: { method: 'GET', path: '/api/v1/survey-summary' },
  addAction: { method: 'POST', path: '/api/v1/surveys/:id/actions' },
};
