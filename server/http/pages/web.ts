import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import { IdFromText } from '#domain/lib/fields.ts';
import type { Services } from '#server/context.ts';
import { findPublicJob } from '#server/features/jobs/service.ts';
import { findTenant, getTenantTheme } from '#server/features/tenants/service.ts';
import { getTexts } from '#server/features/texts/service.ts';
import type { AppOptions } from '#server/http/app-options.ts';
import type { App } from '#server/http/app-type.ts';
import { getHostName } from '#server/http/host-name.ts';
import { cachePerTenant } from '#server/lib/cache-per-tenant.ts';
import { publicOrigin } from '#server/lib/public-origin.ts';
import { addBranding } from './brand-page.ts';
import { addJobHead } from './job-head.ts';
import { readPageAssets } from './page-assets.ts';
import { markNonces } from './page-nonce.ts';
import { addPrerenderedHeading, hasPrerenderedHeading, negotiateLanguage } from './prerendered-heading.ts';
import { sendPage } from './send-page.ts';
import { serveSitemap } from './sitemap.ts';
import { serveTranslations } from './translations.ts';

/** For files with a hash in their name. */
const immutableCaching = 'public, max-age=31536000, immutable';

/** Serves the phrases, the built web app, and its page with the tenant's branding for every path that is not a file. */
export async function serveWeb(app: App, services: Services, options: AppOptions): Promise<void> {
  serveTranslations(app, services);
  serveSitemap(app, services);
  const { webFolder: folder } = options;
  if (folder === null) return;
  const page = markNonces(await readFile(join(folder, 'index.html'), 'utf8'));
  const addPageAssets = await readPageAssets(folder);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    // Parts of pages; index.html would have no nonce.
    globIgnore: ['index.html*', 'page-assets.json*'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? immutableCaching : 'no-cache');
    },
  });
  const getBrandedPage = cachePerTenant<string, string>(async (own, host) => {
    return addBranding(page, await getTenantTheme(own, (await findTenant(own, host)).id));
  });
  // Without a database the page has the default branding, and the app shows the error.
  const buildPage = async (request: FastifyRequest, path: string) => {
    const host = getHostName(request.headers);
    const html = addPageAssets(await getBrandedPage(services, host).catch(() => page), path);
    return hasPrerenderedHeading(path)
      ? prerenderHeading(services, html, path, request.headers).catch(() => html)
      : html;
  };
  for (const path of ['/jobs/:id', '/jobs_view/:id']) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const html = await buildPage(request, path);
      const { id } = request.params as { id: string };
      const page = await addPublicJobHead(services, getHostName(request.headers), id, html).catch(() => html);
      return sendPage(reply, page, options);
    });
  }
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (request.url.startsWith('/assets/')) return reply.callNotFound();
    return sendPage(reply, await buildPage(request, request.url.split('?', 1)[0] ?? ''), options);
  });
}

async function prerenderHeading(services: Services, html: string, path: string, headers: IncomingHttpHeaders) {
  const { id } = await findTenant(services, getHostName(headers));
  const { languages, title } = await getTenantTheme(services, id);
  const language = negotiateLanguage(headers['accept-language'], languages);
  return addPrerenderedHeading(html, path, { texts: await getTexts(services, id, language), language, tenant: title });
}

/** Returns other pages unchanged, such as those of drafts. */
async function addPublicJobHead(services: Services, host: string, id: string, html: string): Promise<string> {
  const tenant = await findTenant(services, host);
  const job = isId(id) ? await findPublicJob(services, tenant, Number(id)) : undefined;
  if (!job) return html;
  return addJobHead(html, job, { origin: publicOrigin(services.publicUrl, tenant.host), now: services.clock() });
}

function isId(text: string): boolean {
  return IdFromText.safeParse(text).success;
}
