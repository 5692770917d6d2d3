import type * as contract from '#domain/features/notifications/contract.ts';
import type * as settings from '#domain/features/notifications/settings.ts';
import type { Routes } from '#domain/lib/endpoint.ts';

export const notificationsApi: Routes<typeof contract.notificationsApi> = {
  all: { method: 'GET', path: '/api/v1/notifications/all' },
  readAll: { method: 'PUT', path: '/api/v1/notifications/unread' },
  readOne: { method: 'PUT', path: '/api/v1/notification/:id' },
};

export const notificationSettingsApi: Routes<typeof settings.notificationSettingsApi> = {
  read: { method: 'GET', path: '/api/v1/me/notifications' },
  save: { method: 'PUT', path: '/api/v1/me/notifications' },
};
