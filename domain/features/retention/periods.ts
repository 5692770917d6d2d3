import * as z from 'zod/mini';

/** Kinds of data that a tenant can limit, in the order in which a run works through them. */
export const retentionKinds = [
  'applications',
  'messages',
  'chats',
  'notifications',
  'imported_people',
  'feedback',
  'ratings',
  'audit',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** Months; hiring records and the audit trail are kept for a year or longer, as the law of most states asks. */
export const minRetentionMonths: Readonly<Record<RetentionKind, number>> = {
  applications: 12,
  messages: 12,
  chats: 3,
  notifications: 3,
  imported_people: 6,
  feedback: 6,
  ratings: 6,
  audit: 12,
};
export const maxRetentionMonths = 120;

/** The periods that a form offers; those under the minimum of a kind are left out. */
const offeredMonths = [3, 6, 12, 24, 36, 48, 60, 84, maxRetentionMonths];

export function listOfferedMonths(kind: RetentionKind): number[] {
  return offeredMonths.filter((months) => months >= minRetentionMonths[kind]);
}

function months(kind: RetentionKind) {
  return z.nullable(z.int().check(z.minimum(minRetentionMonths[kind]), z.maximum(maxRetentionMonths)));
}

/** Months after which each kind of data goes; null: it is kept. */
export const RetentionPeriods = z.object({
  applications: months('applications'),
  messages: months('messages'),
  chats: months('chats'),
  notifications: months('notifications'),
  imported_people: months('imported_people'),
  feedback: months('feedback'),
  ratings: months('ratings'),
  audit: months('audit'),
});
export type RetentionPeriods = z.infer<typeof RetentionPeriods>;

/** Reads stored periods. A value that is out of range counts as not set: nothing is deleted by a mistake. */
export function parsePeriods(stored: unknown): RetentionPeriods {
  const given: Record<string, unknown> = Object(stored);
  const entries = retentionKinds.map((kind) => {
    const parsed = months(kind).safeParse(given[kind] ?? null);
    return [kind, parsed.success ? parsed.data : null] as const;
  });
  return Object.fromEntries(entries) as RetentionPeriods;
}

/** The moment before which data is older than the months. The last day of a shorter month counts for its missing days. */
export function subtractMonths(moment: Date, count: number): Date {
  const before = new Date(moment);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - count);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return before;
}
