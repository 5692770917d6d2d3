import type * as contact from '#domain/features/feedback/contact-contract.ts';
import type * as contract from '#domain/features/feedback/contract.ts';
import type * as ratings from '#domain/features/feedback/ratings-contract.ts';
import type * as staff from '#domain/features/feedback/staff-contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const feedbackApi: Routes<typeof contract.feedbackApi> = {
  send: { method: 'POST', path: '/api/v1/feedback', form: { files: [] } },
  rate: { method: 'POST', path: '/api/v1/nsat_feedback', form: { files: [] } },
};

export const contactApi: Routes<typeof contact.contactApi> = {
  send: { method: 'POST', path: '/api/v1/contact' },
};

export const feedbackStaffApi: Routes<typeof staff.feedbackStaffApi> = {
  list: { method: 'GET', path: '/api/v1/feedback' },
  download: { method: 'GET', path: '/api/v1/feedback/csv' },
  answer: { method: 'POST', path: '/api/v1/feedback/:id/answer' },
  close: { method: 'POST', path: '/api/v1/feedback/:id/close' },
};

export const ratingsApi: Routes<typeof ratings.ratingsApi> = {
  list: { method: 'GET', path: '/api/v1/ratings' },
  trend: { method: 'GET', path: '/api/v1/ratings/trend' },
  download: { method: 'GET', path: '/api/v1/ratings/csv' },
};
