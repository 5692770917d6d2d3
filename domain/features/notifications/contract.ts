import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, intInQuery, Moment } from '#domain/lib/fields.ts';

export const pollIntervalMs = 20_500;

/** Characters of a notification shown before "show more". */
export const previewLength = 116;

/** What a list of notifications can be narrowed to. */
export const notificationFilters = ['unread'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];

export const Notification = z.object({
  id: Id,
  message: z.string(),
  is_read: z.boolean(),
  model_type: z.string(),
  created_at: Moment,
  updated_at: Moment,
  token: z.nullable(z.string()),
  feedback: z.object({ application_id: z.nullable(Id) }),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationPage = z.object({
  data: z.array(Notification),
  unread_count: z.int(),
  total_pages: z.int(),
  page_number: z.int(),
});
export type NotificationPage = z.infer<typeof NotificationPage>;

const own = { permission: 'notification.own' } as const;

export const notificationsApi = {
  all: endpoint({
    method: 'GET',
    path: '/api/v1/notifications/all',
    access: own,
    query: z.object({
      page: z.optional(intInQuery(1, 100_000)),
      lang: z.optional(z.string().check(z.maxLength(10))),
      only: z.optional(z.enum(notificationFilters)),
    }),
    response: NotificationPage,
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/api/v1/notifications/unread',
    access: own,
    response: z.object({ unread_count: z.int() }),
  }),
  readOne: endpoint({
    method: 'PUT',
    path: '/api/v1/notification/:id',
    access: own,
    params: z.object({ id: IdFromText }),
    body: z.object({ is_read: z.literal(true) }),
    response: z.object({ unread_count: z.int() }),
  }),
};
