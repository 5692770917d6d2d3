import type * as contract from '#domain/features/mail/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const mailApi: Routes<typeof contract.mailApi> = {
  outbox: { method: 'GET', path: '/api/v1/outbox' },
  read: { method: 'GET', path: '/api/v1/outbox/:id' },
  retry: { method: 'POST', path: '/api/v1/outbox/:id/retry' },
  subscription: { method: 'POST', path: '/api/v1/mail/subscription' },
  setSubscription: { method: 'PUT', path: '/api/v1/mail/subscription' },
};
