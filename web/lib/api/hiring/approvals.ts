import type * as contract from '#domain/features/approvals/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const approvalsApi: Routes<typeof contract.approvalsApi> = {
  list: { method: 'GET', path: '/api/v1/approvals' },
  decide: { method: 'POST', path: '/api/v1/approvals/:id/decision' },
  readByLink: { method: 'POST', path: '/api/v1/approvals/link' },
  decideByLink: { method: 'POST', path: '/api/v1/approvals/link/decision' },
  own: { method: 'GET', path: '/api/v1/approval' },
  ownByLink: { method: 'POST', path: '/api/v1/approval/link' },
};
