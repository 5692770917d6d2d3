import * as z from 'zod/mini';
import { getScope } from '#domain/access/actor.ts';
import { getProfileStrength } from '#domain/features/matching/score/profile-strength.ts';
import { hidePersonLocation } from '#domain/features/seekers/employer-profile.ts';
import type { SeekerCard, SeekerFilter, SeekerPage, SeekerView } from '#domain/features/seekers/pool.ts';
import {
  Education,
  Experience,
  type HideableField,
  parseHiddenFields,
} from '#domain/features/seekers/profile-parts.ts';
import { capCount, maxCount } from '#domain/lib/capped-count.ts';
import type { SignedInContext } from '#server/context.ts';
import { storedList } from '#server/db/rows/stored-list.ts';
import type { Reader } from '#server/db/visibility.ts';
import { write } from '#server/db/write.ts';
import { findSupportFacts } from '#server/features/journal/service.ts';
import { buildOfferedTerms } from '#server/features/matching/service.ts';
import { labelAllWrittenTerms } from '#server/features/terms/service.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { buildPeopleQuery } from './people-query.ts';
import { findSeeker, findSeekers, type PoolRow } from './pool-queries.ts';
import { labelProfileTerms } from './present.ts';

const pageLength = 50;
const maxSkills = 5;
/** How long a search waits for the in-memory data right after a start. */
const maxWaitMs = 5000;

const Cursor = z.object({ id: z.int(), updatedAt: z.int(), nameKey: z.string() });

/** A page of the job seekers the caller may see. */
export async function listSeekers(ctx: SignedInContext, filter: SeekerFilter): Promise<SeekerPage> {
  const reader = getReader(ctx);
  const query = await buildPeopleQuery(ctx, reader, filter);
  // An unknown skill or location matches no profile.
  if (!query) return { seekers: [], next: null, total: { count: 0, capped: false } };
  const index = (await ctx.people.ready(maxWaitMs)) ?? refuse('unavailable', { retryAfter: 2 });
  const after = decodeCursor(Cursor, filter.cursor);
  const { sort = 'changed' } = filter;
  const { people, count } = index.search(ctx.tenant.id, query, { sort, after, limit: pageLength + 1, maxCount });
  const page = people.slice(0, pageLength);
  const last = page.at(-1);
  const rows = await findSeekers(
    ctx.db,
    reader,
    page.map(({ id }) => id),
  );
  return {
    seekers: await presentCards(ctx, rows),
    next: people.length > pageLength && last ? encodeCursor(last) : null,
    total: after ? null : capCount(count),
  };
}

/** A profile as staff reads it. The access is audited. */
export async function readSeeker(ctx: SignedInContext, id: number): Promise<SeekerView> {
  const row = (await findSeeker(ctx.db, getReader(ctx), id)) ?? refuse('not_found');
  await write(ctx, (change) => change.audit({ action: 'seeker.read', subject: ['user', id] }));
  const [card] = await presentCards(ctx, [row]);
  if (!card) throw new Error('No card for the row');
  const hidden = parseHiddenFields(row.hidden_fields);
  const parseUnlessHidden = <T extends z.ZodMiniType>(field: HideableField, item: T, value: unknown) =>
    hidden.includes(field) ? [] : storedList(item).parse(value);
  const experience = parseUnlessHidden('experience', Experience, row.experience);
  const terms = await labelProfileTerms(ctx, row, experience);
  const getLabels = (list: readonly { label: string }[]) => list.map((term) => term.label);
  return {
    ...card,
    summary: hidden.includes('summary') ? '' : row.summary,
    skills: getLabels(terms.skills),
    certifications: getLabels(terms.certifications),
    titles: getLabels(terms.titles),
    industries: getLabels(terms.industries),
    languages: parseUnlessHidden('languages', z.string(), row.languages),
    education: parseUnlessHidden('education', Education, row.education),
    experience,
    strength: getProfileStrength(buildOfferedTerms(row)),
  };
}

function getReader(ctx: SignedInContext): Reader {
  const scope = getScope(ctx.actor, 'seeker.read') ?? refuse('forbidden');
  return { tenantId: ctx.tenant.id, actor: ctx.actor, scope };
}

export async function presentCards(ctx: SignedInContext, rows: readonly PoolRow[]): Promise<SeekerCard[]> {
  const terms = await labelAllWrittenTerms(
    ctx,
    rows.map((row) => ({ ids: { skills: row.skill_ids.slice(0, maxSkills) }, written: row.written_terms })),
  );
  const support = await findSupportFacts(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map(
    (
      { skill_ids: _ids, written_terms: _words, sponsor_organisation_id: sponsor, hidden_fields: hidden, ...row },
      index,
    ) => ({
      ...hidePersonLocation(row, parseHiddenFields(hidden)),
      skills: terms[index]?.skills.map((term) => term.label) ?? [],
      support: support.get(row.id) ?? null,
      is_own: sponsor !== null && sponsor === ctx.actor.organisationId,
      updated_at: row.updated_at.toISOString(),
    }),
  );
}
