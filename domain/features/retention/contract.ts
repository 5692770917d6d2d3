import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Day, Id, intInQuery, Moment } from '#domain/lib/fields.ts';
import { maxRetentionMonths, minRetentionMonths, type RetentionKind, retentionKinds } from './periods.ts';

/** Records by kind of data; kinds without a limit are not listed. */
const Counts = z.partialRecord(z.enum(retentionKinds), z.int());
export type RetentionCounts = z.infer<typeof Counts>;

const Run = z.object({
  id: Id,
  day: Day,
  started_at: Moment,
  /** Null while it is running, or if it was interrupted. */
  finished_at: z.nullable(Moment),
  counts: Counts,
});
export type RetentionRun = z.infer<typeof Run>;

function months(kind: RetentionKind) {
  return z.optional(intInQuery(minRetentionMonths[kind], maxRetentionMonths));
}

const edit = { permission: 'tenant.edit' } as const;

export const retentionApi = {
  /** What was deleted or made anonymous, newest first. */
  runs: endpoint({
    method: 'GET',
    path: '/api/v1/tenant/retention',
    access: edit,
    response: z.object({ runs: z.array(Run), time_zone: z.string() }),
  }),
  /** What the next run would delete or make anonymous with these months. */
  preview: endpoint({
    method: 'GET',
    path: '/api/v1/tenant/retention/preview',
    access: edit,
    query: z.object({
      applications: months('applications'),
      messages: months('messages'),
      chats: months('chats'),
      notifications: months('notifications'),
      imported_people: months('imported_people'),
      feedback: months('feedback'),
      ratings: months('ratings'),
      audit: months('audit'),
    }),
    response: z.object({ counts: Counts }),
  }),
};
