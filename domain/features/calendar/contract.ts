import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Moment } from '#domain/lib/fields.ts';

const own = { permission: 'calendar.own' } as const;

/** The caller's interviews as a calendar that other programs subscribe to. */
export const calendarApi = {
  /** Whether there is an address. The address itself is shown once, when it is created. */
  read: endpoint({
    method: 'GET',
    path: '/api/v1/me/calendar-feed',
    access: own,
    response: z.object({ created_at: z.nullable(Moment) }),
  }),
  /** Creates the address, or replaces it: the old one stops working. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/me/calendar-feed',
    access: own,
    response: z.object({ path: z.string(), created_at: Moment }),
    perMinute: 10,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/me/calendar-feed',
    access: own,
    response: z.object({ is_removed: z.boolean() }),
  }),
  /** The calendar file (RFC 5545). The secret in its address is the authorization. */
  feed: endpoint({
    method: 'GET',
    path: '/api/v1/calendar/:secret',
    access: 'public',
    params: z.object({ secret: z.string().check(z.regex(/^[\w-]{43}\.ics$/)) }),
    response: z.object({
      bytes: z.instanceof(Uint8Array<ArrayBufferLike>),
      file_name: z.string(),
      media_type: z.literal('text/calendar; charset=utf-8'),
    }),
    binary: true,
    perMinute: 30,
  }),
};
