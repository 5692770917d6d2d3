import type { App } from '#server/http/app-type.ts';
import { sendMalformedUrl } from '#server/http/errors/raw-responses.ts';

/**
 * Refuses request targets that browsers and HTTP clients do not send to an origin server: the absolute form
 * (`POST http://host/path`), and percent-encoded characters that need no encoding. The router accepts both as further
 * spellings of a path, which a proxy, a log or a rule that compares paths would not recognize.
 */
export function refuseOtherSpellings(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isPlainTarget(request.raw.url ?? '')) return sendMalformedUrl(request, reply);
  });
}

function isPlainTarget(target: string): boolean {
  const [path = ''] = target.split(/[?#]/, 1);
  return path.startsWith('/') && !encodedUnreserved.test(path);
}

/** Letters, digits, `-`, `.`, `_` and `~` (RFC 3986, section 2.3). */
const encodedUnreserved = /%(3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae]|2[de])/i;
