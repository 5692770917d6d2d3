import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Services } from '#server/context.ts';
import { findTenant, tenantTheme } from '#server/features/tenants/service.ts';
import { remember } from '#server/remember.ts';
import type { App } from './app-type.ts';
import { brandPage } from './brand-page.ts';
import { hostNameOf } from './host-name.ts';
import { serveTexts } from './texts.ts';
import { serveThemeSheet } from './theme-sheet.ts';

/** Names with a hash never change; everything else is asked for again. */
const forever = 'public, max-age=31536000, immutable';

/** Serves the texts, the built web side, and the page itself, in the tenant's brand, for every address that is no file. */
export async function serveWeb(app: App, services: Services, folder: string | null): Promise<void> {
  serveTexts(app, services);
  serveThemeSheet(app, services);
  if (folder === null) return;
  const page = await readFile(join(folder, 'index.html'), 'utf8');
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
  const branded = remember<string, string>(async (own, host) => {
    return brandPage(page, await tenantTheme(own, (await findTenant(own, host)).id));
  });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/')) return reply.callNotFound();
    // Without a database the page comes in the standard brand, and says itself what does not work.
    const html = await branded(services, hostNameOf(request.headers)).catch(() => page);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  });
}
