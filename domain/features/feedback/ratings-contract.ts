import * as z from 'zod/mini';
import { Download } from '#domain/features/files/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, intInQuery, Moment } from '#domain/lib/fields.ts';
import { ratings } from './contract.ts';

/** Months that the trend shows, the present one included. */
export const trendMonths = 12;

const ReceivedRating = z.object({
  id: Id,
  rating: z.enum(ratings),
  text: z.string(),
  /** The path of the page the person was on. */
  page: z.string(),
  at: Moment,
  /** The account or the address that a visitor left; null after it was deleted. */
  person: z.nullable(z.string()),
});
export type ReceivedRating = z.infer<typeof ReceivedRating>;

const Counts = z.record(z.enum(ratings), z.int());

/** The ratings of a calendar month in the tenant's time zone: `2026-03`. */
const RatingMonth = z.object({ month: z.string(), counts: Counts });
export type RatingMonth = z.infer<typeof RatingMonth>;

const access = { permission: 'feedback.read' } as const;
const filter = { rating: z.optional(z.enum(ratings)) };

export const ratingsApi = {
  /** Newest first. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/ratings',
    access,
    query: z.object({
      ...filter,
      /** Continues after this id. */
      before: z.optional(intInQuery(1, 999_999_999)),
    }),
    response: z.object({ ratings: z.array(ReceivedRating), next: z.nullable(Id), counts: Counts }),
  }),
  /** The last months, the oldest first; months without ratings have zeros. */
  trend: endpoint({
    method: 'GET',
    path: '/api/v1/ratings/trend',
    access,
    response: z.object({ months: z.array(RatingMonth) }),
  }),
  /** The ratings of a filter as a file, newest first. */
  download: endpoint({
    method: 'GET',
    path: '/api/v1/ratings/csv',
    access,
    query: z.object(filter),
    binary: true,
    response: Download,
    perMinute: 20,
  }),
};
