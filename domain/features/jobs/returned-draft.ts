import * as z from 'zod/mini';
import { paragraph } from '#domain/lib/fields.ts';

/** A draft that goes back to whoever asked to publish it. */
export const ReturnedDraft = z.object({
  /** The version that was read. */
  version: z.int(),
  /** Told to whoever asked: what to change. */
  reason: paragraph(2000, 1),
});
export type ReturnedDraft = z.infer<typeof ReturnedDraft>;
