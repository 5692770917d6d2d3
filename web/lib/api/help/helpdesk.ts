import type * as contract from '#domain/features/chat/helpdesk-contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const helpdeskApi: Routes<typeof contract.helpdeskApi> = {
  list: { method: 'GET', path: '/api/v1/helpdesk/chats' },
  thread: { method: 'GET', path: '/api/v1/helpdesk/chats/:id' },
  send: { method: 'POST', path: '/api/v1/helpdesk/chats/:id/messages' },
  addNote: { method: 'POST', path: '/api/v1/helpdesk/chats/:id/notes' },
  read: { method: 'PUT', path: '/api/v1/helpdesk/chats/:id/read' },
  assign: { method: 'PUT', path: '/api/v1/helpdesk/chats/:id/assignee' },
  setStatus: { method: 'PUT', path: '/api/v1/helpdesk/chats/:id/status' },
  agents: { method: 'GET', path: '/api/v1/helpdesk/agents' },
  setState: { method: 'PUT', path: '/api/v1/helpdesk/presence' },
  saveHours: { method: 'PUT', path: '/api/v1/helpdesk/hours' },
  replies: { method: 'GET', path: '/api/v1/helpdesk/replies' },
  addReply: { method: 'POST', path: '/api/v1/helpdesk/replies' },
  changeReply: { method: 'PUT', path: '/api/v1/helpdesk/replies/:id' },
  deleteReply: { method: 'DELETE', path: '/api/v1/helpdesk/replies/:id' },
};
