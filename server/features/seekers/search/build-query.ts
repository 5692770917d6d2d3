import { type ExperienceBucket, experienceBuckets, radiusLimits } from '#domain/features/jobs/search/search-choices.ts';
import type { TermKind } from '#domain/features/matching/taxonomy/terms.ts';
import { mapTerms, parseWords, type SearchTerm } from '#domain/features/seekers/search/boolean-words.ts';
import type { Availability, PeopleFilter } from '#domain/features/seekers/search/filter.ts';
import type { Context } from '#server/context.ts';
import { findAllTermIds } from '#server/features/terms/service.ts';
import type {
  AdvancedPeopleQuery,
  QueryTerm,
  TermCondition,
  TermListName,
} from '#server/search/people/advanced-query.ts';
import { foldText } from '#server/search/people/search-words.ts';

/** A name of the search with its id, to say later what matched. */
export interface NamedTerm {
  readonly list: TermListName;
  readonly id: number;
  readonly name: string;
}

export interface BuiltQuery {
  readonly query: Omit<AdvancedPeopleQuery, 'audience'>;
  /** The names that a person can match; excluded ones are left out. */
  readonly named: readonly NamedTerm[];
  /** Required names and places that are unknown: no profile has them. */
  readonly unknown: readonly string[];
}

interface Condition extends Pick<TermCondition, 'list' | 'mode'> {
  readonly kind: TermKind;
  readonly names: readonly string[];
}

const dayMs = 86_400_000;
const startDays: Readonly<Record<Availability, number>> = { now: 0, '30': 30, '90': 90 };

/** The filter as the in-memory index takes it. */
export async function buildAdvancedQuery(ctx: Context, filter: PeopleFilter): Promise<BuiltQuery> {
  const terms: TermCondition[] = [];
  const named: NamedTerm[] = [];
  const unknown: string[] = [];
  for (const { list, mode, kind, names } of listConditions(filter)) {
    const found = await Promise.all(names.map(async (name) => ({ name, id: await findTermId(ctx, kind, name) })));
    const known = found.flatMap(({ name, id }) => (id === null ? [] : [{ list, id, name }]));
    if (mode !== 'none') {
      named.push(...known);
      unknown.push(...found.filter(({ id }) => id === null).map(({ name }) => name));
    }
    // An unknown name that must be present is on no profile; one of several alternatives is only left out.
    const isImpossible = mode === 'all' && known.length < names.length;
    terms.push(isImpossible ? { list, mode: 'any', ids: [] } : { list, mode, ids: known.map(({ id }) => id) });
  }
  const location = filter.place ? ctx.locations.findCity(filter.place) : undefined;
  if (filter.place && !location) unknown.push(filter.place);
  const near = location
    ? { latitude: location.latitude, longitude: location.longitude, radiusKm: filter.radius ?? radiusLimits.default }
    : nowhere;
  return {
    query: {
      words: buildWords(ctx, filter.words ?? ''),
      terms,
      educationLevel: filter.education ?? null,
      managementLevels: filter.level ?? [],
      experience: (filter.experience ?? []).map(getRange),
      near: filter.place ? near : null,
      startsBy: filter.available ? Math.floor(ctx.clock().getTime() / dayMs) + startDays[filter.available] : null,
    },
    named,
    unknown,
  };
}

/** No one is near an unknown place. */
const nowhere = { latitude: Number.NaN, longitude: Number.NaN, radiusKm: 0 };

function listConditions(filter: PeopleFilter): Condition[] {
  const conditions: Condition[] = [
    { list: 'skills', mode: 'any', kind: 'skill', names: filter.skill_any ?? [] },
    { list: 'skills', mode: 'all', kind: 'skill', names: filter.skill_all ?? [] },
    { list: 'skills', mode: 'none', kind: 'skill', names: filter.skill_not ?? [] },
    { list: 'titles', mode: 'any', kind: 'title', names: filter.title ?? [] },
    { list: 'industries', mode: 'any', kind: 'industry', names: filter.industry ?? [] },
    { list: 'certifications', mode: 'any', kind: 'certification', names: filter.certification ?? [] },
  ];
  return conditions.filter(({ names }) => names.length > 0);
}

async function findTermId(ctx: Context, kind: TermKind, name: string): Promise<number | null> {
  return (await findAllTermIds(ctx, kind, [name]))?.[0] ?? null;
}

function buildWords(ctx: Context, text: string): AdvancedPeopleQuery['words'] {
  const parsed = parseWords(text);
  if ('error' in parsed || parsed.expression === null) return null;
  return mapTerms(parsed.expression, (term) => toQueryTerm(ctx, term));
}

/** A word also means the skill or title that has it as a name, such as "JS". */
export function toQueryTerm({ taxonomy }: Context, { text, isPrefix }: SearchTerm): QueryTerm {
  const skill = isPrefix ? undefined : taxonomy.find('skill', text);
  const title = isPrefix ? undefined : taxonomy.find('title', text);
  return {
    words: foldText(text).split(' ').filter(Boolean),
    isPrefix,
    skills: skill ? [skill.id] : [],
    titles: title ? [title.id] : [],
  };
}

/** The bounds are full years; the last range has no upper bound. */
function getRange(bucket: ExperienceBucket): readonly [number, number] {
  const [from, to] = experienceBuckets[bucket];
  return [from, bucket === '8-60' ? Number.POSITIVE_INFINITY : to];
}
