import type * as comparison from '#domain/features/interviews/comparison.ts';
import type * as contract from '#domain/features/interviews/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const interviewsApi: Routes<typeof contract.interviewsApi> = {
  list: { method: 'GET', path: '/api/v1/interviews' },
  calendar: { method: 'GET', path: '/api/v1/interview-calendar' },
  read: { method: 'GET', path: '/api/v1/interviews/:id' },
  ofApplication: { method: 'GET', path: '/api/v1/applications/:id/interviews' },
  candidates: { method: 'GET', path: '/api/v1/interview-candidates' },
  start: { method: 'GET', path: '/api/v1/applications/:id/interview-start' },
  checkSlots: { method: 'POST', path: '/api/v1/applications/:id/interview-slots' },
  panelCalendar: { method: 'GET', path: '/api/v1/interviews/:id/panel-calendar' },
  create: { method: 'POST', path: '/api/v1/applications/:id/interviews' },
  edit: { method: 'PUT', path: '/api/v1/interviews/:id' },
  propose: { method: 'POST', path: '/api/v1/interviews/:id/proposal' },
  pick: { method: 'POST', path: '/api/v1/interviews/:id/pick' },
  refuseSlots: { method: 'POST', path: '/api/v1/interviews/:id/no-time' },
  cancel: { method: 'POST', path: '/api/v1/interviews/:id/cancel' },
  close: { method: 'POST', path: '/api/v1/interviews/:id/outcome' },
  score: { method: 'POST', path: '/api/v1/interviews/:id/scorecard' },
};

export const comparisonApi: Routes<typeof comparison.comparisonApi> = {
  download: { method: 'GET', path: '/api/v1/application-comparison/csv' },
};
