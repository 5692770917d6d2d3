import type { RawData } from 'ws';
import { type output, safeParse, type ZodMiniType } from 'zod/mini';

/** The JSON of a frame in the given shape, or null. */
export function parseFrame<S extends ZodMiniType>(schema: S, data: RawData): output<S> | null {
  const parsed = safeParse(schema, parseJson(data));
  return parsed.success ? parsed.data : null;
}

/** The `client_id` of a frame that may be invalid otherwise, so that the sender knows which message was refused. */
export function readClientId(data: RawData): string | null {
  const frame = parseJson(data);
  const id = typeof frame === 'object' && frame !== null && 'client_id' in frame ? frame.client_id : null;
  return typeof id === 'string' && id.length <= 100 ? id : null;
}

function parseJson(data: RawData): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
