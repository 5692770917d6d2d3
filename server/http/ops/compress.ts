import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { App } from '#server/http/app-type.ts';

/** Shorter answers fit into the same two packets of the network as packed ones. */
const worthPacking = 2048;

/** Up to here packing takes less time than handing the work to another thread and back. */
const packedAtOnce = 65_536;

const packElsewhere = promisify(gzip);

/**
 * Sends texts as gzip to callers that take it. What a route sends as a stream or as bytes travels as it is: files are
 * packed at build time or packed in themselves.
 */
export function packAnswers(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthPacking) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    if (!takesGzip(request.headers['accept-encoding'])) return payload;
    // The length that was worked out before is that of the plain text.
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return payload.length <= packedAtOnce ? gzipSync(payload) : packElsewhere(payload);
  });
}

/** Whether an `Accept-Encoding` names gzip and does not forbid it with a weight of 0. */
function takesGzip(accepted: string | string[] = ''): boolean {
  return /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))\s*(;|,|$)/i.test(String(accepted));
}
