import type * as contract from '#domain/features/calendar/contract.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const calendarApi: Pick<Routes<typeof contract.calendarApi>, 'read' | 'create' | 'remove'> = {
  read: { method: 'GET', path: '/api/v1/me/calendar-feed' },
  create: { method: 'POST', path: '/api/v1/me/calendar-feed' },
  remove: { method: 'DELETE', path: '/api/v1/me/calendar-feed' },
};
