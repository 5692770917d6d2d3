import * as z from 'zod/mini';
import { Id, Moment } from '#domain/lib/fields.ts';
import { ImportState, importKinds } from './lifecycle.ts';

/** The durations of the status calls in minutes, as the specification names them. */
export const statusDurations = ['all', '15', '30', '45', '60', '90', '120'] as const;
export type StatusDuration = (typeof statusDurations)[number];

const Token = z.string().check(z.regex(/^[\w-]{1,100}$/));

/** A status call names one import by its token, or the imports that ended within a duration; without both, all. */
export const StatusQuery = z.object({ token: z.optional(Token), duration: z.optional(z.enum(statusDurations)) });
export type StatusQuery = z.infer<typeof StatusQuery>;

export const ImportParams = z.object({ token: Token });

/** Numbers of items by group. `waiting` items are not read yet; `read` ones are read and not final. */
export const ImportCounts = z.object({
  total: z.int(),
  waiting: z.int(),
  read: z.int(),
  new: z.int(),
  existing: z.int(),
  skipped: z.int(),
  failed: z.int(),
  undone: z.int(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** An import in the history. */
export const ImportRecord = z.object({
  id: Id,
  token: z.string(),
  kind: z.enum(importKinds),
  state: ImportState,
  file_name: z.string(),
  user_name: z.string(),
  counts: ImportCounts,
  created_at: Moment,
  finished_at: z.nullable(Moment),
  undo_until: z.nullable(Moment),
  can_undo: z.boolean(),
  undo_counts: z.nullable(z.object({ removed: z.int(), kept: z.int() })),
});
export type ImportRecord = z.infer<typeof ImportRecord>;
