import type * as contract from '#domain/features/messages/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const messagesApi: Routes<typeof contract.messagesApi> = {
  list: { method: 'GET', path: '/api/v1/messages' },
  thread: { method: 'GET', path: '/api/v1/messages/:id' },
  send: { method: 'POST', path: '/api/v1/messages/:id', form: { files: ['file'] } },
  sendMany: { method: 'POST', path: '/api/v1/messages' },
  read: { method: 'PUT', path: '/api/v1/messages/:id/read' },
  unread: { method: 'GET', path: '/api/v1/recruiter/applicants/messages' },
};
