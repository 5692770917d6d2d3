import type * as contract from '#domain/features/webhooks/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const webhooksApi: Routes<typeof contract.webhooksApi> = {
  list: { method: 'GET', path: '/api/v1/webhooks' },
  create: { method: 'POST', path: '/api/v1/webhooks' },
  update: { method: 'PUT', path: '/api/v1/webhooks/:id' },
  replaceSecret: { method: 'POST', path: '/api/v1/webhooks/:id/secret' },
  remove: { method: 'DELETE', path: '/api/v1/webhooks/:id' },
  test: { method: 'POST', path: '/api/v1/webhooks/:id/test' },
  deliveries: { method: 'GET', path: '/api/v1/webhooks/:id/deliveries' },
  retry: { method: 'POST', path: '/api/v1/webhooks/:id/deliveries/:delivery/retry' },
};
