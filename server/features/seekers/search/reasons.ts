import { getDistanceKm } from '#domain/features/jobs/search/distance.ts';
import { listWantedTerms, parseWords } from '#domain/features/seekers/search/boolean-words.ts';
import type { MatchReasons } from '#domain/features/seekers/search/contract.ts';
import type { PeopleFilter } from '#domain/features/seekers/search/filter.ts';
import type { Context } from '#server/context.ts';
import { hasQueryTerm, type TermListName } from '#server/search/people/advanced-query.ts';
import type { ListedPerson } from '#server/search/people/listed-person.ts';
import { type BuiltQuery, toQueryTerm } from './build-query.ts';

const dayMs = 86_400_000;

/** Which conditions of the search a person meets. Everything in it is searched for; hidden fields are never read. */
export function explainPerson(
  ctx: Context,
  filter: PeopleFilter,
  { query, named }: BuiltQuery,
  person: ListedPerson,
): MatchReasons {
  const listNames = (list: TermListName) => [
    ...new Set(named.flatMap((term) => (term.list === list && person[list].includes(term.id) ? [term.name] : []))),
  ];
  const { near } = query;
  return {
    words: listWords(ctx, filter.words ?? '', person),
    skills: listNames('skills'),
    titles: listNames('titles'),
    industries: listNames('industries'),
    certifications: listNames('certifications'),
    education_level: query.educationLevel === null ? null : person.educationLevel,
    management_level: query.managementLevels.length === 0 ? null : person.managementLevel,
    experience_years: query.experience.length === 0 ? null : person.experienceYears,
    distance: near === null ? null : Math.round(getDistanceKm(near, person) * 10) / 10,
    start: query.startsBy === null ? null : { day: person.startDay === null ? null : formatDay(person.startDay) },
  };
}

function listWords(ctx: Context, text: string, person: ListedPerson): string[] {
  const parsed = parseWords(text);
  if ('error' in parsed || parsed.expression === null) return [];
  const found = listWantedTerms(parsed.expression).filter((term) => hasQueryTerm(person, toQueryTerm(ctx, term)));
  return [...new Set(found.map((term) => `${term.text}${term.isPrefix ? '*' : ''}`))];
}

function formatDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
