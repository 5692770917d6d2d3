import * as z from 'zod/mini';
import { paragraph } from '#domain/lib/fields.ts';

/** Returns a draft to its publish requester. */
export const ReturnedDraft = z.object({
  /** The version that was reviewed. */
  version: z.int(),
  /** What to change; sent to the requester. */
  reason: paragraph(2000, 1),
});
export type ReturnedDraft = z.infer<typeof ReturnedDraft>;
