import type { JobFacets } from '#domain/features/jobs/search.ts';
import { regionName } from '#web/features/jobs/region-name.ts';
import { formatCountry } from '#web/lib/format.ts';
import type { Translate } from '#web/lib/i18n.ts';
import { factLabel } from './fact-label.ts';
import type { JobSearch } from './search-address.ts';

const maxNameLength = 100;

/** The suggested name of a search: "analyst, Remote, Atlanta". */
export function nameOfSearch(t: Translate, search: JobSearch, facets: JobFacets | undefined): string {
  const labelOf = (name: 'skill' | 'industry' | 'employer') =>
    search[name].flatMap((value) => facets?.[name].find((each) => each.value === value)?.label ?? []);
  const parts = [
    search.words,
    ...labelOf('skill'),
    ...labelOf('industry'),
    ...labelOf('employer'),
    ...search.mode.map((mode) => t(`jobs.detail.modes.${mode}`)),
    ...search.type.map((type) => t(`jobs.detail.types.${type}`)),
    ...search.experience.map((bucket) => t(`jobs.search.buckets.${bucket}`)),
    search.place,
    ...search.country.map(formatCountry),
    ...search.region.map(regionName),
    ...search.fact.map((fact) => factLabel(t, fact)),
    search.posted ? t(`jobs.search.posted.${search.posted}`) : '',
  ].filter(Boolean);
  if (parts.length === 0) return t('savedSearches.save.everything');
  return parts
    .reduce((name, part) => (`${name}, ${part}`.length <= maxNameLength ? `${name}, ${part}` : name))
    .slice(0, maxNameLength);
}
