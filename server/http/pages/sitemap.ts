import type { FastifyRequest } from 'fastify';
import type { Services } from '#server/context.ts';
import { listActiveJobs } from '#server/features/jobs/service.ts';
import { findTenant } from '#server/features/tenants/service.ts';
import type { App } from '#server/http/app-type.ts';
import { getHostName } from '#server/http/headers/host-name.ts';
import { publicOrigin } from '#server/lib/network/public-origin.ts';
import { escapeHtml } from './escape-html.ts';

/** Sitemaps may list 50,000 URLs (sitemaps.org); further jobs are in further files. */
const maxUrls = 45_000;

const publicPages = ['/', '/searchJobs', '/about', '/pricing', '/faq', '/contact-us', '/news', '/globallocations'];

/** Serves `/robots.txt`, `/sitemap.xml` and the sitemaps listed in it. */
export function serveSitemap(app: App, services: Services): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    const { origin } = await findSite(services, request);
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
  });
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const { origin, tenantId } = await findSite(services, request);
    const jobs = await listActiveJobs(services, tenantId);
    const fileCount = Math.max(1, Math.ceil(jobs.length / maxUrls));
    const sitemaps = Array.from(
      { length: fileCount },
      (_empty, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`,
    );
    return reply.type('application/xml').send(buildDocument('sitemapindex', sitemaps));
  });
  app.get('/sitemap-:file.xml', { schema: { hide: true } }, async (request, reply) => {
    const file = Number((request.params as { file: string }).file);
    const { origin, tenantId } = await findSite(services, request);
    const jobs = (await listActiveJobs(services, tenantId)).slice((file - 1) * maxUrls, file * maxUrls);
    if (!(file === 1 || jobs.length > 0)) return reply.callNotFound();
    const pages = file === 1 ? publicPages.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`) : [];
    const postings = jobs.map(
      ({ id, publishedAt }) =>
        `<url><loc>${origin}/jobs/${id}</loc><lastmod>${new Date(publishedAt).toISOString().slice(0, 10)}</lastmod></url>`,
    );
    return reply.type('application/xml').send(buildDocument('urlset', [...pages, ...postings]));
  });
}

async function findSite(
  services: Services,
  { headers }: FastifyRequest,
): Promise<{ origin: string; tenantId: number }> {
  const { id, host } = await findTenant(services, getHostName(headers));
  return { origin: publicOrigin(services.publicUrl, host), tenantId: id };
}

function buildDocument(kind: 'urlset' | 'sitemapindex', parts: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${parts.join('')}</${kind}>\n`;
}
