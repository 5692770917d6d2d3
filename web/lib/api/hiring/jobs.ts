import type * as contract from '#domain/features/jobs/contract.ts';
import type * as history from '#domain/features/jobs/job-history.ts';
import type * as jobTeam from '#domain/features/jobs/job-team.ts';
import type * as jobViews from '#domain/features/jobs/job-views.ts';
import type * as matchPreview from '#domain/features/jobs/match-preview.ts';
import type * as saved from '#domain/features/jobs/search/saved.ts';
import type * as templates from '#domain/features/jobs/templates/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const jobsApi: Routes<typeof contract.jobsApi> = {
  search: { method: 'GET', path: '/api/v1/jobs' },
  facets: { method: 'GET', path: '/api/v1/jobs/facets' },
  suggest: { method: 'GET', path: '/api/v1/jobs/suggestions' },
  read: { method: 'GET', path: '/api/v1/jobs/:id' },
  similar: { method: 'GET', path: '/api/v1/jobs/:id/similar' },
  manage: { method: 'GET', path: '/api/v1/managed-jobs' },
  create: { method: 'POST', path: '/api/v1/jobs' },
  duplicate: { method: 'POST', path: '/api/v1/jobs/:id/duplicate' },
  edit: { method: 'PUT', path: '/api/v1/jobs/:id' },
  askToPublish: { method: 'POST', path: '/api/v1/jobs/:id/publish-request' },
  returnDraft: { method: 'POST', path: '/api/v1/jobs/:id/publish-request/return' },
  move: { method: 'POST', path: '/api/v1/jobs/:id/status' },
};

export const jobInterestApi: Routes<typeof jobViews.jobInterestApi> = {
  view: { method: 'POST', path: '/api/v1/jobs/:id/views' },
  read: { method: 'GET', path: '/api/v1/jobs/:id/interest' },
};

export const jobHistoryApi: Routes<typeof history.jobHistoryApi> = {
  list: { method: 'GET', path: '/api/v1/jobs/:id/versions' },
  read: { method: 'GET', path: '/api/v1/jobs/:id/versions/:version' },
};

export const jobTeamApi: Routes<typeof jobTeam.jobTeamApi> = {
  read: { method: 'GET', path: '/api/v1/jobs/:id/team' },
  save: { method: 'PUT', path: '/api/v1/jobs/:id/team' },
};

export const matchPreviewApi: Routes<typeof matchPreview.matchPreviewApi> = {
  preview: { method: 'POST', path: '/api/v1/jobs/match-preview' },
};

export const savedJobsApi: Routes<typeof saved.savedJobsApi> = {
  list: { method: 'GET', path: '/api/v1/saved-jobs' },
  ids: { method: 'GET', path: '/api/v1/saved-jobs/ids' },
  save: { method: 'PUT', path: '/api/v1/saved-jobs/:id' },
  remove: { method: 'DELETE', path: '/api/v1/saved-jobs/:id' },
};

export const jobTemplatesApi: Routes<typeof templates.jobTemplatesApi> = {
  list: { method: 'GET', path: '/api/v1/job-templates' },
  read: { method: 'GET', path: '/api/v1/job-templates/:id' },
  create: { method: 'POST', path: '/api/v1/job-templates' },
  rename: { method: 'PUT', path: '/api/v1/job-templates/:id' },
  remove: { method: 'DELETE', path: '/api/v1/job-templates/:id' },
};
