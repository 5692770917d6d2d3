import * as z from 'zod/mini';
import { getScope } from '#domain/access/actor.ts';
import { maxCount } from '#domain/features/jobs/search.ts';
import { radiusLimits } from '#domain/features/jobs/search-choices.ts';
import { getProfileStrength } from '#domain/features/matching/profile-strength.ts';
import { hidePersonLocation } from '#domain/features/seekers/employer-profile.ts';
import type { SeekerCard, SeekerFilter, SeekerPage, SeekerView } from '#domain/features/seekers/pool.ts';
import {
  Education,
  Experience,
  type HideableField,
  parseHiddenFields,
} from '#domain/features/seekers/profile-parts.ts';
import type { SignedInContext } from '#server/context.ts';
import { storedList } from '#server/db/stored-list.ts';
import type { Reader } from '#server/db/visibility.ts';
import { write } from '#server/db/write.ts';
import { buildOffers } from '#server/features/matching/service.ts';
import { addLabels, findAllTermIds } from '#server/features/terms/service.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { countSeekers, findSeeker, findSeekers, type PoolRequest, type PoolRow } from './pool-queries.ts';

const pageLength = 50;
const maxSkills = 5;
const Cursor = z.object({ by: z.string(), id: z.int() });

/** A page of the job seekers the caller may see. */
export async function listSeekers(ctx: SignedInContext, filter: SeekerFilter): Promise<SeekerPage> {
  const request = await buildRequest(ctx, filter);
  // An unknown skill or location matches no profile.
  if (!request) return { seekers: [], next: null, total: { count: 0, capped: false } };
  const after = decodeCursor(Cursor, filter.cursor);
  const [rows, count] = await Promise.all([
    findSeekers(ctx.db, request, after, pageLength + 1),
    after ? null : countSeekers(ctx.db, request, maxCount),
  ]);
  const page = rows.slice(0, pageLength);
  const last = page.at(-1);
  const by = last && (request.sort === 'name' ? last.name : last.updated_at.toISOString());
  return {
    seekers: await presentCards(ctx, page),
    next: rows.length > pageLength && last && by ? encodeCursor({ by, id: last.id }) : null,
    total: count === null ? null : { count: Math.min(count, maxCount), capped: count > maxCount },
  };
}

/** A profile as staff reads it. The access is audited. */
export async function readSeeker(ctx: SignedInContext, id: number): Promise<SeekerView> {
  const row = (await findSeeker(ctx.db, getReader(ctx), id)) ?? refuse('not_found');
  await write(ctx, (change) => change.audit({ action: 'seeker.read', subject: ['user', id] }));
  const [card] = await presentCards(ctx, [row]);
  if (!card) throw new Error('No card for the row');
  const terms = await addLabels(ctx, {
    skills: row.skill_ids,
    certifications: row.certification_ids,
    titles: row.title_ids,
    industries: row.industry_ids,
  });
  const getLabels = (list: readonly { label: string }[]) => list.map((term) => term.label);
  const hidden = parseHiddenFields(row.hidden_fields);
  const parseUnlessHidden = <T extends z.ZodMiniType>(field: HideableField, item: T, value: unknown) =>
    hidden.includes(field) ? [] : storedList(item).parse(value);
  return {
    ...card,
    summary: hidden.includes('summary') ? '' : row.summary,
    skills: getLabels(terms.skills),
    certifications: getLabels(terms.certifications),
    titles: getLabels(terms.titles),
    industries: getLabels(terms.industries),
    languages: parseUnlessHidden('languages', z.string(), row.languages),
    education: parseUnlessHidden('education', Education, row.education),
    experience: parseUnlessHidden('experience', Experience, row.experience),
    strength: getProfileStrength(buildOffers(row)),
  };
}

async function buildRequest(ctx: SignedInContext, filter: SeekerFilter): Promise<PoolRequest | null> {
  const { words, skill = [], place = '', radius = radiusLimits.default, sort = 'changed' } = filter;
  const skillIds = await findAllTermIds(ctx, 'skill', skill);
  const found = place === '' ? undefined : ctx.locations.find(place);
  if (!skillIds || (place !== '' && !found)) return null;
  const near = found ? { latitude: found.latitude, longitude: found.longitude, radiusKm: radius } : null;
  return { ...getReader(ctx), words, skillIds, near, sort };
}

function getReader(ctx: SignedInContext): Reader {
  const scope = getScope(ctx.actor, 'seeker.read') ?? refuse('forbidden');
  return { tenantId: ctx.tenant.id, actor: ctx.actor, scope };
}

async function presentCards(ctx: SignedInContext, rows: readonly PoolRow[]): Promise<SeekerCard[]> {
  const lists = Object.fromEntries(rows.map((row) => [row.id, row.skill_ids.slice(0, maxSkills)]));
  const labels = await addLabels(ctx, lists);
  return rows.map(({ skill_ids: _skills, sponsor_organisation_id: sponsor, hidden_fields: hidden, ...row }) => ({
    ...hidePersonLocation(row, parseHiddenFields(hidden)),
    skills: labels[row.id]?.map((term) => term.label) ?? [],
    is_own: sponsor !== null && sponsor === ctx.actor.organisationId,
    updated_at: row.updated_at.toISOString(),
  }));
}
