import type * as contract from '#domain/features/accommodations/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const accommodationsApi: Routes<typeof contract.accommodationsApi> = {
  own: { method: 'GET', path: '/api/v1/applications/:id/adjustments' },
  ask: { method: 'POST', path: '/api/v1/applications/:id/adjustments' },
  reply: { method: 'POST', path: '/api/v1/adjustments/:id/reply' },
  listSummaries: { method: 'GET', path: '/api/v1/applications/:id/adjustment-requests' },
  open: { method: 'POST', path: '/api/v1/adjustments/:id/open' },
  answer: { method: 'POST', path: '/api/v1/adjustments/:id/answer' },
};
