import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { FeedFormat, FeedJob, FeedLabels, FeedSite } from '#domain/features/job-feeds/feed-job.ts';
import { feedFormats } from '#domain/features/job-feeds/formats.ts';
import { getEarliestDay } from '#domain/features/jobs/posting/closing-day.ts';
import { formatHtml } from '#domain/features/jobs/posting/posting-html.ts';
import { IdFromText } from '#domain/lib/fields.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { getLanguage } from '#domain/phrases/phrases.ts';
import type { Services } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { findTenant, getTenantTheme } from '#server/features/tenants/service.ts';
import { getTexts } from '#server/features/texts/service.ts';
import type { App } from '#server/http/app-type.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { getHostName } from '#server/http/headers/host-name.ts';
import { publicOrigin } from '#server/lib/network/public-origin.ts';
import { type FeedFilter, type FeedPosition, findFeedOrganisation, findFeedState, listFeedJobs } from './queries.ts';

const Params = z.object({ file: z.string() });
const Query = z.object({
  organization: z.optional(IdFromText),
  /** The language of the labels, as browsers name it. */
  lang: z.optional(z.string().check(z.maxLength(35))),
});

/** Clients may show a feed of this age without asking again. */
const maxAgeSeconds = 300;

/** Serves the open jobs of a tenant, or of one organization, to job boards, feed readers and the sites of employers. */
export function serveJobFeeds(app: App, services: Services): void {
  app.get('/feeds/:file', { schema: { hide: true, params: Params, querystring: Query } }, async (request, reply) => {
    const format = feedFormats.get(request.params.file) ?? refuse('not_found');
    const tenant = await findTenant(services, getHostName(request.headers));
    const db = services.database.forTenant(tenant.id);
    const filter = {
      tenantId: tenant.id,
      organisationId: request.query.organization,
      today: getEarliestDay(services.clock()),
    };
    const state = await findFeedState(db, filter);
    const origin = publicOrigin(services.publicUrl, tenant.host);
    const site: FeedSite = {
      name: await findName(services, db, filter),
      origin,
      url: `${origin}${request.url}`,
      updatedAt: state.updated_at ?? new Date(0),
      labels: pickLabels(await getTexts(services, tenant.id, getLanguage(request.query.lang ?? 'en'))),
    };
    const tag = buildTag([site, filter.today, state.count, state.versions]);
    addCaching(reply, tag);
    if (request.headers['if-none-match']?.split(/,\s*/).includes(tag)) return reply.code(304).send();
    return reply.type(format.mediaType).send(Readable.from(writeFeed(db, filter, format, site), { objectMode: false }));
  });
}

async function findName(services: Services, db: Db, { tenantId, organisationId }: FeedFilter): Promise<string> {
  if (organisationId === undefined) return (await getTenantTheme(services, tenantId)).title;
  return (await findFeedOrganisation(db, tenantId, organisationId)) ?? refuse('not_found');
}

function pickLabels({ jobFeeds, jobs }: Phrases): FeedLabels {
  const { modes, types } = jobs.detail;
  return { ...jobFeeds.board, modes, types };
}

/** Weak, because the same jobs may be sent compressed or not. */
function buildTag(values: readonly unknown[]): string {
  return `W/"${createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22)}"`;
}

/** Every site may read a feed: it is public, and the same for all. */
function addCaching(reply: FastifyReply, tag: string): void {
  reply
    .header('etag', tag)
    .header('cache-control', `public, max-age=${maxAgeSeconds}`)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
}

const pageSize = 200;

/** Page by page, as fast as the client reads. */
async function* writeFeed(db: Db, filter: FeedFilter, format: FeedFormat, site: FeedSite): AsyncGenerator<string> {
  yield format.start(site);
  let after: FeedPosition | null = null;
  let count = 0;
  while (count < format.maxJobs) {
    const rows: FeedRow[] = await listFeedJobs(db, filter, after, Math.min(pageSize, format.maxJobs - count));
    const items = rows.map((row) => format.item(presentFeedJob(row, site.origin)));
    if (items.length > 0) yield `${count > 0 ? format.separator : ''}${items.join(format.separator)}`;
    count += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) break;
    after = { moment: last.moment, id: last.id };
  }
  yield format.end;
}

type FeedRow = Awaited<ReturnType<typeof listFeedJobs>>[number];

function presentFeedJob(row: FeedRow, origin: string): FeedJob {
  return {
    id: row.id,
    url: `${origin}/jobs/${row.id}`,
    title: row.title,
    company: row.company,
    city: row.city,
    region: row.region,
    country: row.country,
    workMode: row.work_mode,
    jobType: row.job_type,
    salary:
      row.salary_currency && row.salary_period
        ? { min: row.salary_min, max: row.salary_max, currency: row.salary_currency, period: row.salary_period }
        : null,
    html: formatHtml([row.description, row.responsibilities, row.requirements, row.benefits]),
    publishedAt: row.published_at ?? row.updated_at,
    updatedAt: row.updated_at,
    closesOn: row.closes_on,
  };
}
