import * as z from 'zod/mini';
import { Download } from '#domain/features/files/contract.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Day, line, listInQuery, Moment } from '#domain/lib/fields.ts';

/** Columns of the employment results data, one row per application. It contains ids, no names. */
export const erdColumns = [
  'application_id',
  'job_id',
  'job_title',
  'organisation',
  'partner',
  'source',
  'status',
  'applied_at',
  'screening_at',
  'interview_at',
  'offered_at',
  'outcome',
  'outcome_at',
] as const;
export type ErdColumn = (typeof erdColumns)[number];

/** Days are inclusive; without them the period is unlimited. */
const Period = { from: z.optional(Day), to: z.optional(Day) };
export const ErdPeriod = z.object(Period);
export type ErdPeriod = z.infer<typeof ErdPeriod>;

export const ErdRequest = z.object({
  ...Period,
  columns: z.optional(listInQuery(z.enum(erdColumns), erdColumns.length)),
  /** Why the data is needed; logged with the download. */
  purpose: z.optional(line(300)),
});
export type ErdRequest = z.infer<typeof ErdRequest>;

export const ErdPreview = z.object({
  rows: z.array(z.record(z.enum(erdColumns), z.string())),
  total: z.int(),
  /** The latest downloads by anyone. */
  downloads: z.array(z.object({ at: Moment, by: z.nullable(z.string()), rows: z.int(), purpose: z.string() })),
});
export type ErdPreview = z.infer<typeof ErdPreview>;

export const erdApi = {
  preview: endpoint({
    method: 'GET',
    path: '/api/v1/erd',
    access: { permission: 'erd.read' },
    query: ErdPeriod,
    response: ErdPreview,
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/v1/admin_csv',
    access: { permission: 'erd.read' },
    query: ErdRequest,
    binary: true,
    response: Download,
    perMinute: 10,
  }),
};
