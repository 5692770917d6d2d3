import type { JobFacets } from '#domain/features/jobs/search/search.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import { describeFilter } from './filters/filter-labels.ts';
import type { JobSearch } from './search-address.ts';

const maxNameLength = 100;

const named = [
  'skill',
  'industry',
  'employer',
  'mode',
  'type',
  'experience',
  'place',
  'country',
  'region',
  'fact',
  'posted',
] as const;

/** The suggested name of a search: "analyst, Remote, Atlanta". */
export function nameOfSearch(t: Translate, search: JobSearch, facets: JobFacets | undefined): string {
  const parts = [search.words, ...named.map((filter) => describeFilter(t, search, facets, filter))].filter(Boolean);
  if (parts.length === 0) return t('savedSearches.save.everything');
  return parts
    .reduce((name, part) => (`${name}, ${part}`.length <= maxNameLength ? `${name}, ${part}` : name))
    .slice(0, maxNameLength);
}
