import type * as contract from '#domain/features/approvals/contract.ts';
import type * as delegation from '#domain/features/approvals/delegation/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const approvalsApi: Routes<typeof contract.approvalsApi> = {
  list: { method: 'GET', path: '/api/v1/approvals' },
  decide: { method: 'POST', path: '/api/v1/approvals/:id/decision' },
  readByLink: { method: 'POST', path: '/api/v1/approvals/link' },
  decideByLink: { method: 'POST', path: '/api/v1/approvals/link/decision' },
  own: { method: 'GET', path: '/api/v1/approval' },
  ownByLink: { method: 'POST', path: '/api/v1/approval/link' },
};

export const delegationsApi: Routes<typeof delegation.delegationsApi> = {
  read: { method: 'GET', path: '/api/v1/me/approval-delegation' },
  save: { method: 'PUT', path: '/api/v1/me/approval-delegation' },
  remove: { method: 'DELETE', path: '/api/v1/me/approval-delegation' },
};
