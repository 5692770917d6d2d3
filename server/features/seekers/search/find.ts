import * as z from 'zod/mini';
import { getScope } from '#domain/access/actor.ts';
import { isJobInScope } from '#domain/features/jobs/policy.ts';
import type { FoundPeople, FoundPerson } from '#domain/features/seekers/search/contract.ts';
import type { PeopleFilter } from '#domain/features/seekers/search/filter.ts';
import { capCount } from '#domain/lib/capped-count.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import type { Reader } from '#server/db/visibility.ts';
import { findReadableJobFacts } from '#server/features/jobs/service.ts';
import { createPersonReader } from '#server/features/seekers/listed-person.ts';
import { findListedSeekers } from '#server/features/seekers/listed-queries.ts';
import { presentCards } from '#server/features/seekers/pool.ts';
import { findSeekers } from '#server/features/seekers/pool-queries.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import type { AdvancedPeopleQuery } from '#server/search/people/advanced-query.ts';
import { type BuiltQuery, buildAdvancedQuery } from './build-query.ts';
import { findApplicantIds } from './queries.ts';
import { pageInOrder, type RankedPerson, rankByJob } from './rank.ts';
import { explainPerson } from './reasons.ts';

const pageLength = 25;
/** How long a search waits for the in-memory data right after a start. */
const maxWaitMs = 5000;

const Cursor = z.object({ order: z.int(), id: z.int() });

/** The people of a search, in order, with the applications through which employers see them. */
interface Found {
  readonly built: BuiltQuery;
  readonly ids: readonly number[];
  readonly applicationIds: ReadonlyMap<number, number> | null;
}

/** A page of the people who meet a filter: by match with the chosen job, else last changed first. */
export async function findPeople(
  ctx: SignedInContext,
  { cursor, ...filter }: PeopleFilter & { cursor?: string | undefined },
): Promise<FoundPeople> {
  const reader = getSearchReader(ctx);
  if (filter.job !== undefined) await checkJob(ctx, filter.job);
  const found = await findIds(ctx, reader, filter);
  const after = decodeCursor(Cursor, cursor) ?? undefined;
  const position = { after, limit: pageLength + 1 };
  const ranked =
    filter.job === undefined ? pageInOrder(found.ids, position) : await rankByJob(ctx, filter.job, found.ids, position);
  const page = ranked.slice(0, pageLength);
  const last = page.at(-1);
  return {
    people: await presentPeople(ctx, reader, filter, { ...found, page }),
    next: ranked.length > pageLength && last ? encodeCursor({ order: last.order, id: last.id }) : null,
    total: capCount(found.ids.length),
    unknown: [...found.built.unknown],
  };
}

/** Everyone whom a search finds, last changed first. */
export async function findIds(ctx: Context, reader: Reader, filter: PeopleFilter): Promise<Found> {
  const applicationIds =
    reader.scope === 'organisation' || reader.scope === 'assigned' ? await findApplicantIds(ctx.db, reader) : null;
  const built = await buildAdvancedQuery(ctx, filter);
  const index = (await ctx.people.ready(maxWaitMs)) ?? refuse('unavailable', { retryAfter: 2 });
  const audience = getAudience(reader, applicationIds);
  return { built, applicationIds, ids: index.findAll(ctx.tenant.id, { ...built.query, audience }) };
}

function getSearchReader(ctx: SignedInContext): Reader {
  const scope = getScope(ctx.actor, 'seeker.search') ?? refuse('forbidden');
  return { tenantId: ctx.tenant.id, actor: ctx.actor, scope };
}

/** No profile has this sponsor. */
const noOrganization = -1;

function getAudience(
  { scope, actor }: Reader,
  applicationIds: ReadonlyMap<number, number> | null,
): AdvancedPeopleQuery['audience'] {
  if (applicationIds) return { ids: new Set(applicationIds.keys()) };
  if (scope === 'tenant') return 'all';
  return scope === 'sponsored' ? { sponsorId: actor.organisationId ?? noOrganization } : refuse('forbidden');
}

async function checkJob(ctx: SignedInContext, id: number): Promise<void> {
  const facts = (await findReadableJobFacts(ctx, id)) ?? refuseField('query.job', 'invalid_value');
  // Partners also rank for the open jobs of others.
  const isPartner = getScope(ctx.actor, 'seeker.search') === 'sponsored';
  if (isPartner ? facts.status !== 'active' : !isJobInScope(ctx.actor, 'job.read_all', facts))
    refuseField('query.job', 'invalid_value');
}

async function presentPeople(
  ctx: SignedInContext,
  reader: Reader,
  filter: PeopleFilter,
  { page, built, applicationIds }: Found & { readonly page: readonly RankedPerson[] },
): Promise<FoundPerson[]> {
  const ids = page.map(({ id }) => id);
  const rows = await findSeekers(ctx.db, reader, ids);
  const readPerson = createPersonReader(ctx);
  const listed = new Map((await findListedSeekers(ctx.db, ctx.tenant.id, ids)).map((row) => [row.user_id, row]));
  const matches = new Map(page.map(({ id, match }) => [id, match]));
  return (await presentCards(ctx, rows)).flatMap((card) => {
    const row = listed.get(card.id);
    if (!row) return [];
    return [
      {
        ...card,
        application_id: applicationIds?.get(card.id) ?? null,
        match: matches.get(card.id) ?? null,
        reasons: explainPerson(ctx, filter, built, readPerson(row)),
      },
    ];
  });
}
