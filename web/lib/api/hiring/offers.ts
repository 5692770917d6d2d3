import type * as contract from '#domain/features/offers/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const offersApi: Routes<typeof contract.offersApi> = {
  list: { method: 'GET', path: '/api/v1/offers' },
  read: { method: 'GET', path: '/api/v1/offers/:id' },
  ofApplication: { method: 'GET', path: '/api/v1/applications/:id/offer' },
  candidates: { method: 'GET', path: '/api/v1/offer-candidates' },
  start: { method: 'GET', path: '/api/v1/applications/:id/offer-start' },
  create: { method: 'POST', path: '/api/v1/applications/:id/offers' },
  edit: { method: 'PUT', path: '/api/v1/offers/:id' },
  submit: { method: 'POST', path: '/api/v1/offers/:id/submit' },
  decide: { method: 'POST', path: '/api/v1/offers/:id/decision' },
  send: { method: 'POST', path: '/api/v1/offers/:id/send' },
  revise: { method: 'POST', path: '/api/v1/offers/:id/revise' },
  withdraw: { method: 'POST', path: '/api/v1/offers/:id/withdraw' },
  view: { method: 'POST', path: '/api/v1/offers/:id/view' },
  accept: { method: 'POST', path: '/api/v1/offers/:id/accept' },
  decline: { method: 'POST', path: '/api/v1/offers/:id/decline' },
  pdf: { method: 'GET', path: '/api/v1/offers/:id/pdf' },
  readByLink: { method: 'POST', path: '/api/v1/offers/link' },
  decideByLink: { method: 'POST', path: '/api/v1/offers/link/decision' },
};
