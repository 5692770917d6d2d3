import type * as bulk from '#domain/features/applications/bulk/contract.ts';
import type * as contract from '#domain/features/applications/contract.ts';
import type * as draft from '#domain/features/applications/draft.ts';
import type * as marks from '#domain/features/applications/marks/contract.ts';
import type * as masking from '#domain/features/applications/masking/contract.ts';
import type * as notes from '#domain/features/applications/notes/contract.ts';
import type * as sourcing from '#domain/features/applications/sourcing/contract.ts';
import type * as views from '#domain/features/applications/views/contract.ts';
import type * as prepared from '#domain/features/prepared-applications/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const applicationsApi: Routes<typeof contract.applicationsApi> = {
  apply: { method: 'POST', path: '/api/v1/jobs/:id/applications' },
  list: { method: 'GET', path: '/api/v1/applications' },
  read: { method: 'GET', path: '/api/v1/applications/:id' },
  ofJob: { method: 'GET', path: '/api/v1/jobs/:id/applications' },
  move: { method: 'POST', path: '/api/v1/applications/:id/status' },
  addNote: { method: 'POST', path: '/api/v1/applications/:id/notes' },
};

export const applicationDraftsApi: Routes<typeof draft.applicationDraftsApi> = {
  list: { method: 'GET', path: '/api/v1/me/application-drafts' },
  read: { method: 'GET', path: '/api/v1/jobs/:id/application-draft' },
  save: { method: 'PUT', path: '/api/v1/jobs/:id/application-draft' },
  delete: { method: 'DELETE', path: '/api/v1/jobs/:id/application-draft' },
};

export const maskingApi: Routes<typeof masking.maskingApi> = {
  read: { method: 'GET', path: '/api/v1/jobs/:id/masked-review' },
  save: { method: 'PUT', path: '/api/v1/jobs/:id/masked-review' },
  reveal: { method: 'POST', path: '/api/v1/applications/:id/reveal' },
};

export const applicationStatesApi: Routes<typeof bulk.applicationStatesApi> = {
  list: { method: 'GET', path: '/api/v1/application-states' },
  move: { method: 'PUT', path: '/api/v1/applications/:id/status' },
};

export const sourcingApi: Routes<typeof sourcing.sourcingApi> = {
  preview: { method: 'POST', path: '/api/v1/jobs/:id/suggestions/preview' },
  suggest: { method: 'POST', path: '/api/v1/jobs/:id/suggestions' },
  ofPerson: { method: 'GET', path: '/api/v1/seekers/:id/suggestions' },
  jobsOfPerson: { method: 'GET', path: '/api/v1/seekers/:id/jobs' },
  own: { method: 'GET', path: '/api/v1/me/suggestions' },
};

export const preparedApplicationsApi: Routes<typeof prepared.preparedApplicationsApi> = {
  ofPerson: { method: 'GET', path: '/api/v1/seekers/:id/prepared-applications' },
  read: { method: 'GET', path: '/api/v1/seekers/:id/prepared-applications/:job' },
  handOver: { method: 'PUT', path: '/api/v1/seekers/:id/prepared-applications/:job' },
  withdraw: { method: 'DELETE', path: '/api/v1/seekers/:id/prepared-applications/:job' },
  own: { method: 'GET', path: '/api/v1/me/prepared-applications' },
  decline: { method: 'POST', path: '/api/v1/me/prepared-applications/:id/decline' },
};

export const applicationMarksApi: Routes<typeof marks.applicationMarksApi> = {
  tags: { method: 'GET', path: '/api/v1/jobs/:id/application-tags' },
  changeTags: { method: 'POST', path: '/api/v1/application-tags' },
  removeTag: { method: 'DELETE', path: '/api/v1/application-tags/:id' },
  rate: { method: 'PUT', path: '/api/v1/applications/:id/rating' },
  rateMany: { method: 'POST', path: '/api/v1/application-ratings' },
  visit: { method: 'PUT', path: '/api/v1/jobs/:id/applicant-visit' },
};

export const applicantViewsApi: Routes<typeof views.applicantViewsApi> = {
  list: { method: 'GET', path: '/api/v1/jobs/:id/applicant-views' },
  save: { method: 'POST', path: '/api/v1/jobs/:id/applicant-views' },
  remove: { method: 'DELETE', path: '/api/v1/applicant-views/:id' },
};

export const applicationNotesApi: Routes<typeof notes.applicationNotesApi> = {
  mentionable: { method: 'GET', path: '/api/v1/applications/:id/mentionable' },
};
