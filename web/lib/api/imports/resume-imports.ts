import type * as invitations from '#domain/features/bulk-imports/people/invitation-contract.ts';
import type * as contract from '#domain/features/bulk-imports/resumes/contract.ts';
import type * as people from '#domain/features/bulk-imports/resumes/people-contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const resumeImportsApi: Routes<typeof contract.resumeImportsApi> = {
  status: { method: 'GET', path: '/api/v1/recruiter/bulk/resume/dataprocess/status' },
  download: { method: 'GET', path: '/api/v1/recruiter/bulk/resume/dataprocess/csv' },
  list: { method: 'GET', path: '/api/v1/bulk-imports/resumes' },
  start: { method: 'POST', path: '/api/v1/bulk-imports/resumes' },
  read: { method: 'GET', path: '/api/v1/bulk-imports/resumes/:token' },
  files: { method: 'GET', path: '/api/v1/bulk-imports/resumes/:token/files' },
  addFile: { method: 'POST', path: '/api/v1/bulk-imports/resumes/:token/files', form: { files: ['file'] } },
  addSkipped: { method: 'POST', path: '/api/v1/bulk-imports/resumes/:token/skipped' },
  finishUpload: { method: 'POST', path: '/api/v1/bulk-imports/resumes/:token/sent' },
  items: { method: 'GET', path: '/api/v1/bulk-imports/resumes/:token/items' },
  decide: { method: 'PUT', path: '/api/v1/bulk-imports/resumes/:token/items/:id' },
  confirm: { method: 'POST', path: '/api/v1/bulk-imports/resumes/:token/import' },
  cancel: { method: 'POST', path: '/api/v1/bulk-imports/resumes/:token/cancel' },
  undo: { method: 'POST', path: '/api/v1/bulk-imports/resumes/:token/undo' },
};

export const importedPeopleApi: Routes<typeof people.importedPeopleApi> = {
  list: { method: 'GET', path: '/api/v1/imported-people' },
  read: { method: 'GET', path: '/api/v1/imported-people/:id' },
  save: { method: 'PUT', path: '/api/v1/imported-people/:id' },
  remove: { method: 'DELETE', path: '/api/v1/imported-people/:id' },
};

export const personInvitationsApi: Routes<typeof invitations.personInvitationsApi> = {
  preview: { method: 'POST', path: '/api/v1/imported-people/invitations/preview' },
  send: { method: 'POST', path: '/api/v1/imported-people/invitations' },
  cancel: { method: 'DELETE', path: '/api/v1/imported-people/:id/invitation' },
};

export const joinAsSeekerApi: Routes<typeof invitations.joinAsSeekerApi> = {
  invitation: { method: 'POST', path: '/api/v1/person-invitations/read' },
  join: { method: 'POST', path: '/api/v1/person-invitations/join' },
  accept: { method: 'POST', path: '/api/v1/person-invitations/accept' },
  decline: { method: 'POST', path: '/api/v1/person-invitations/decline' },
};
