import type * as contract from '#domain/features/cohorts/contract.ts';
import type * as own from '#domain/features/cohorts/own-contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const cohortsApi: Routes<typeof contract.cohortsApi> = {
  programs: { method: 'GET', path: '/api/v1/programs' },
  addProgram: { method: 'POST', path: '/api/v1/programs' },
  saveProgram: { method: 'PUT', path: '/api/v1/programs/:id' },
  list: { method: 'GET', path: '/api/v1/cohorts' },
  add: { method: 'POST', path: '/api/v1/cohorts' },
  read: { method: 'GET', path: '/api/v1/cohorts/:id' },
  save: { method: 'PUT', path: '/api/v1/cohorts/:id' },
  move: { method: 'POST', path: '/api/v1/cohorts/:id/status' },
  people: { method: 'GET', path: '/api/v1/cohorts/:id/people' },
  addMembers: { method: 'POST', path: '/api/v1/cohorts/:id/members' },
  removeMembers: { method: 'POST', path: '/api/v1/cohorts/:id/members/remove' },
  issue: { method: 'POST', path: '/api/v1/cohorts/:id/certificates' },
  withdraw: { method: 'DELETE', path: '/api/v1/certificates/:id' },
};

export const ownTrainingApi: Routes<typeof own.ownTrainingApi> = {
  read: { method: 'GET', path: '/api/v1/me/training' },
  answerClass: { method: 'POST', path: '/api/v1/me/training/classes/:id/answer' },
  leaveClass: { method: 'DELETE', path: '/api/v1/me/training/classes/:id' },
  answerCertificate: { method: 'POST', path: '/api/v1/me/training/certificates/:id/answer' },
};
