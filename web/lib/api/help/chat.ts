import type * as contract from '#domain/features/chat/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const chatApi: Routes<typeof contract.chatApi> = {
  list: { method: 'GET', path: '/api/v1/user/chat/session' },
  unread: { method: 'GET', path: '/api/v1/session' },
  history: { method: 'POST', path: '/api/v1/session/chat', form: { files: [] } },
  checkEmail: { method: 'POST', path: '/api/v1/checkemail', form: { files: [] } },
  helpdesk: { method: 'GET', path: '/api/v1/helpdesk/status' },
};
