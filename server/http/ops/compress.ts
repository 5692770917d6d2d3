import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { App } from '#server/http/app-type.ts';

/** Shorter texts fit into two network packets without compression, too. */
const minLength = 2048;

/** Up to this length, compressing on the main thread takes less time than passing the text to another thread. */
const maxSyncLength = 131_072;

/** The fastest level takes half the time of the default one. Responses get about a tenth longer. */
const options = { level: 1 };

const gzipInThread = promisify(gzip);

/**
 * Compresses texts with gzip for clients that accept it. Streams and bytes are sent unchanged: the files of the web app
 * are compressed at build time, and most other files have compressed formats.
 */
export function compressResponses(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < minLength) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    const accepted = String(request.headers['accept-encoding'] ?? '').toLowerCase();
    if (!negotiate(accepted, ['gzip'])) return payload;
    // The content length was computed from the uncompressed text.
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return payload.length <= maxSyncLength ? gzipSync(payload, options) : gzipInThread(payload, options);
  });
}
