import type * as contract from '#domain/features/human-reviews/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const humanReviewsApi: Routes<typeof contract.humanReviewsApi> = {
  own: { method: 'GET', path: '/api/v1/applications/:id/human-reviews' },
  ask: { method: 'POST', path: '/api/v1/applications/:id/human-reviews' },
  ofApplication: { method: 'GET', path: '/api/v1/applications/:id/human-review-requests' },
  list: { method: 'GET', path: '/api/v1/human-reviews' },
  answer: { method: 'POST', path: '/api/v1/human-reviews/:id/answer' },
};
