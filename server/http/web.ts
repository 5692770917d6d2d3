import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isLanguage, phrasesOf } from '#server/phrases.ts';
import type { App } from './app-type.ts';

/** Names with a hash never change; everything else is asked for again. */
const forever = 'public, max-age=31536000, immutable';

/** Serves the texts, the built web side, and the page itself for every address that is no file. */
export async function serveWeb(app: App, folder: string | null): Promise<void> {
  app.get<{ Params: { namespace: string } }>(
    '/assets/translations/:namespace',
    { schema: { hide: true } },
    async (request, reply) => {
      const { namespace } = request.params;
      if (!isLanguage(namespace)) return reply.callNotFound();
      return reply
        .header('cache-control', 'no-cache')
        .header('access-control-allow-origin', '*')
        .send(phrasesOf(namespace));
    },
  );
  if (folder === null) return;
  const page = await readFile(join(folder, 'index.html'));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? forever : 'no-cache');
    },
  });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/')) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
}
