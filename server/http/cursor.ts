import { type output, safeParse, type ZodMiniType } from 'zod/mini';
import { refuseField } from './errors/refusal.ts';

/** Encodes the position of the last row of a page for use in a URL. */
export function encodeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Refuses a cursor that `encodeCursor` did not create. */
export function decodeCursor<S extends ZodMiniType>(schema: S, cursor: string | undefined): output<S> | null {
  if (!cursor) return null;
  const parsed = safeParse(schema, parseCursor(cursor));
  return parsed.success ? parsed.data : refuseField('query.cursor', 'invalid_value');
}

function parseCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
