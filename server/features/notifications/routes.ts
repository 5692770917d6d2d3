import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { notificationSettingsApi } from '#domain/features/notifications/settings.ts';
import { route } from '#server/http/serve.ts';
import { notificationHandlers, notificationSettingsHandlers } from './handlers.ts';

export const notificationRoutes = [
  route(notificationsApi, notificationHandlers),
  route(notificationSettingsApi, notificationSettingsHandlers),
];
