import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { parseTextFile, pickVisitorTexts } from '#domain/phrases/visitor-texts.ts';
import type { Services } from '#server/context.ts';
import { findTenant } from '#server/features/tenants/service.ts';
import { getTexts } from '#server/features/texts/service.ts';
import type { App } from '#server/http/app-type.ts';
import { getHostName } from '#server/http/headers/host-name.ts';
import { hasTag } from '#server/http/serve.ts';
import { cachePerTenant } from '#server/lib/cache-per-tenant.ts';
import { getPhrases, isLanguage } from '#server/lib/phrases.ts';

interface TextFile {
  readonly json: string;
  readonly tag: string;
}

/**
 * Serves the phrases of a language with the tenant's custom texts, or without them if the database is unavailable. A browser
 * asks each time, and downloads them only after a change.
 */
export function serveTranslations(app: App, services: Services): void {
  app.get<{ Params: { file: string } }>(
    '/assets/translations/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const { language } = parseTextFile(file);
      if (!isLanguage(language)) return reply.callNotFound();
      const { json, tag } = await findTenant(services, getHostName(request.headers))
        .then((tenant) => getTextFile(services, `${tenant.id}/${file}`))
        .catch(() => buildTextFile(file, getPhrases(language)));
      reply
        .header('cache-control', 'no-cache')
        .header('access-control-allow-origin', '*')
        .header('vary', 'accept-encoding')
        .header('etag', `W/${tag}`);
      if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      reply.type('application/json; charset=utf-8');
      const accepted = String(request.headers['accept-encoding'] ?? '').toLowerCase();
      // The other encoding is that of all responses.
      if (negotiate(accepted, ['br', 'gzip']) !== 'br') return reply.send(json);
      return reply.header('content-encoding', 'br').send(await compress({ json, tag }));
    },
  );
}

/** By the id of the tenant and the name of the file. */
const getTextFile = cachePerTenant<string, TextFile>(async (services, key) => {
  const [tenantId = '', file = ''] = key.split('/');
  const { language } = parseTextFile(file);
  if (!isLanguage(language)) throw new Error(`No texts in ${language}`);
  return buildTextFile(file, await getTexts(services, Number(tenantId), language));
});

function buildTextFile(file: string, texts: Phrases): TextFile {
  const json = JSON.stringify(parseTextFile(file).isForVisitors ? pickVisitorTexts(texts) : texts);
  return { json, tag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
}

/** By tag: tenants without custom texts share theirs. */
const compressed = new Map<string, Promise<Buffer>>();
const maxCompressed = 100;

/** A quarter shorter than with the fast level of other responses, which are compressed each time. */
const options = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const compressInThread = promisify(brotliCompress);

function compress({ json, tag }: TextFile): Promise<Buffer> {
  const known = compressed.get(tag);
  if (known !== undefined) return known;
  if (compressed.size >= maxCompressed) compressed.clear();
  const bytes = compressInThread(json, options);
  compressed.set(tag, bytes);
  bytes.catch(() => compressed.delete(tag));
  return bytes;
}
