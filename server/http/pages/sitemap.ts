import type { FastifyRequest } from 'fastify';
import type { Services } from '#server/context.ts';
import { listedJobs } from '#server/features/jobs/service.ts';
import { findTenant } from '#server/features/tenants/service.ts';
import type { App } from '#server/http/app-type.ts';
import { hostNameOf } from '#server/http/host-name.ts';
import { publicOrigin } from '#server/lib/public-origin.ts';
import { escapeHtml } from './escape-html.ts';

/** Addresses that one sitemap may have; further jobs are in further files. */
const mostAddresses = 45_000;

const publicPages = ['/', '/searchJobs', '/about', '/pricing', '/faq', '/contact-us', '/news', '/globallocations'];

/** Tells search engines which pages there are: /robots.txt, /sitemap.xml and the files it names. */
export function serveSitemap(app: App, services: Services): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    const { origin } = await siteOf(services, request);
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
  });
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const { origin, tenantId } = await siteOf(services, request);
    const jobs = await listedJobs(services, tenantId);
    const files = Math.max(1, Math.ceil(jobs.length / mostAddresses));
    const sitemaps = Array.from(
      { length: files },
      (_empty, at) => `<sitemap><loc>${origin}/sitemap-${at + 1}.xml</loc></sitemap>`,
    );
    return reply.type('application/xml').send(documentOf('sitemapindex', sitemaps));
  });
  app.get('/sitemap-:file.xml', { schema: { hide: true } }, async (request, reply) => {
    const file = Number((request.params as { file: string }).file);
    const { origin, tenantId } = await siteOf(services, request);
    const jobs = (await listedJobs(services, tenantId)).slice((file - 1) * mostAddresses, file * mostAddresses);
    if (!(file === 1 || jobs.length > 0)) return reply.callNotFound();
    const pages = file === 1 ? publicPages.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`) : [];
    const postings = jobs.map(
      ({ id, publishedAt }) =>
        `<url><loc>${origin}/jobs/${id}</loc><lastmod>${new Date(publishedAt).toISOString().slice(0, 10)}</lastmod></url>`,
    );
    return reply.type('application/xml').send(documentOf('urlset', [...pages, ...postings]));
  });
}

async function siteOf(services: Services, { headers }: FastifyRequest): Promise<{ origin: string; tenantId: number }> {
  const { id, host } = await findTenant(services, hostNameOf(headers));
  return { origin: publicOrigin(services.publicUrl, host), tenantId: id };
}

function documentOf(kind: 'urlset' | 'sitemapindex', parts: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${parts.join('')}</${kind}>\n`;
}
