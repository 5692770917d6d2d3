import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import type { Services } from '#server/context.ts';
import { hasApplication } from '#server/features/applications/service.ts';
import { findPublicJob, hasJob } from '#server/features/jobs/service.ts';
import { hasEmployer } from '#server/features/organisations/service.ts';
import { findTenant, getTenantTheme } from '#server/features/tenants/service.ts';
import { getTexts } from '#server/features/texts/service.ts';
import type { AppOptions } from '#server/http/app-options.ts';
import type { App } from '#server/http/app-type.ts';
import { getHostName } from '#server/http/headers/host-name.ts';
import { cachePerTenant } from '#server/lib/cache-per-tenant.ts';
import { publicOrigin } from '#server/lib/network/public-origin.ts';
import { addBranding } from './brand-page.ts';
import { addJobHead } from './job-head.ts';
import { readPageAssets } from './page-assets.ts';
import { markNonces } from './page-nonce.ts';
import { type AddressTarget, publicJobPages, readPagePaths } from './page-paths.ts';
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
    globIgnore: ['index.html*', 'page-assets.json*', 'page-paths.json*'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? immutableCaching : 'no-cache');
      // Other sites load these.
      if (path.includes('/embed/')) reply.header('cross-origin-resource-policy', 'cross-origin');
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
  const findTarget = await readPagePaths(folder);
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (path.startsWith('/assets/')) return reply.callNotFound();
    const host = getHostName(request.headers);
    const target = findTarget(path);
    if (!(await isKnown(services, host, target).catch(() => true)))
      return sendPage(reply.code(404), markUnknown(await buildPage(request, path)), options);
    if (target.kind !== 'record' || !publicJobPages.includes(target.pattern))
      return sendPage(reply, await buildPage(request, path), options);
    const html = await buildPage(request, target.pattern);
    return sendPage(reply, await addPublicJobHead(services, host, target.id, html).catch(() => html), options);
  });
}

/** Whether the address names a page and, for pages of jobs, employers and applications, a record of the tenant. */
async function isKnown(services: Services, host: string, target: AddressTarget): Promise<boolean> {
  if (target.kind !== 'record') return target.kind === 'page';
  const { pattern, id } = target;
  if (/^\/jobs(_view)?\//.test(pattern)) return hasJob(services, await findTenant(services, host), id);
  if (pattern.startsWith('/employers/')) return hasEmployer(services, await findTenant(services, host), id);
  if (pattern.startsWith('/applications/')) return hasApplication(services, await findTenant(services, host), id);
  return true;
}

function markUnknown(html: string): string {
  return html.replace('</head>', () => '<meta name="robots" content="noindex"></head>');
}

async function prerenderHeading(services: Services, html: string, path: string, headers: IncomingHttpHeaders) {
  const { id } = await findTenant(services, getHostName(headers));
  const { languages, title } = await getTenantTheme(services, id);
  const language = negotiateLanguage(headers['accept-language'], languages);
  return addPrerenderedHeading(html, path, { texts: await getTexts(services, id, language), language, tenant: title });
}

/** Returns other pages unchanged, such as those of drafts. */
async function addPublicJobHead(services: Services, host: string, id: number, html: string): Promise<string> {
  const tenant = await findTenant(services, host);
  const job = await findPublicJob(services, tenant, id);
  if (!job) return html;
  return addJobHead(html, job, { origin: publicOrigin(services.publicUrl, tenant.host), now: services.clock() });
}
