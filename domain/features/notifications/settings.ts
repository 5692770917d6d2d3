import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { QuarterHour, TimeZone } from '#domain/lib/fields.ts';
import type { NotificationKind } from './kinds.ts';

/** Topics people can turn off. Notifications about the account itself are always sent. */
export const notificationTopics = ['messages', 'applications'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** The topic of a kind; null for account notifications, which cannot be turned off. */
export function getTopic(kind: NotificationKind): NotificationTopic | null {
  if (kind === 'message_received') return 'messages';
  return applicationKinds.test(kind) ? 'applications' : null;
}

const applicationKinds = /^(?:application|review|suggestion|prepared|offer|interview|scorecard)_/;

const Channels = z.strictObject({ product: z.boolean(), mail: z.boolean() });

/** The channels of each topic. */
export const TopicChannels = z.strictObject({ messages: Channels, applications: Channels });
export type TopicChannels = z.infer<typeof TopicChannels>;

export const defaultChannels: TopicChannels = {
  messages: { product: true, mail: true },
  applications: { product: true, mail: true },
};

export const NotificationSettings = z.strictObject({
  channels: TopicChannels,
  quiet: z.nullable(
    z.strictObject({
      from: QuarterHour,
      until: QuarterHour,
      time_zone: TimeZone,
    }),
  ),
  /** False after using an unsubscribe link or turning off all email here. */
  wants_mail: z.boolean(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

const own = { permission: 'account.own' } as const;

export const notificationSettingsApi = {
  read: endpoint({ method: 'GET', path: '/api/v1/me/notifications', access: own, response: NotificationSettings }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/me/notifications',
    access: { permission: 'notification.choose' },
    body: NotificationSettings,
    response: NotificationSettings,
  }),
};
