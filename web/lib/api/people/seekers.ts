import type * as contract from '#domain/features/seekers/contract.ts';
import type * as pool from '#domain/features/seekers/pool.ts';
import type * as search from '#domain/features/seekers/search/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const seekersApi: Routes<typeof contract.seekersApi> = {
  profile: { method: 'GET', path: '/api/v1/profile' },
  saveProfile: { method: 'PUT', path: '/api/v1/profile' },
  employerView: { method: 'GET', path: '/api/v1/profile/employer-view' },
  download: { method: 'GET', path: '/api/v1/profile/download' },
  preferences: { method: 'GET', path: '/api/v1/profile/preferences' },
  savePreferences: { method: 'PUT', path: '/api/v1/profile/preferences' },
  preferenceFit: { method: 'GET', path: '/api/v1/jobs/:id/preference-fit' },
  uploadResume: { method: 'POST', path: '/api/v1/resumes', form: { files: ['file'] } },
  resumes: { method: 'GET', path: '/api/v1/resumes' },
};

export const seekerPoolApi: Routes<typeof pool.seekerPoolApi> = {
  list: { method: 'GET', path: '/api/v1/seekers' },
  download: { method: 'GET', path: '/api/v1/seekers/csv' },
  read: { method: 'GET', path: '/api/v1/seekers/:id' },
};

export const peopleSearchApi: Routes<typeof search.peopleSearchApi> = {
  find: { method: 'GET', path: '/api/v1/people-search' },
  list: { method: 'GET', path: '/api/v1/people-searches' },
  save: { method: 'POST', path: '/api/v1/people-searches' },
  update: { method: 'PUT', path: '/api/v1/people-searches/:id' },
  remove: { method: 'DELETE', path: '/api/v1/people-searches/:id' },
};
