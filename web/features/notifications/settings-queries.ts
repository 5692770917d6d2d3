import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NotificationSettings } from '#domain/features/notifications/settings.ts';
import { notificationSettingsApi } from '#web/lib/api/help/notifications.ts';
import { call } from '#web/lib/call.ts';

export const ownNotificationSettings = () =>
  queryOptions({
    queryKey: ['notification-settings'],
    queryFn: ({ signal }): Promise<NotificationSettings> => call(notificationSettingsApi.read, {}, { signal }),
  });

/** Each change applies immediately and is rolled back if the server rejects it. */
export function useSaveNotificationSettings() {
  const client = useQueryClient();
  const { queryKey } = ownNotificationSettings();
  return useMutation({
    mutationFn: (body: NotificationSettings) => call(notificationSettingsApi.save, { body }),
    onMutate: (next) => client.setQueryData(queryKey, next),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
