import { createSearchParams } from 'react-router';
import { paths } from '#web/app/paths.ts';
import type { SiteCountry } from '#web/features/jobs/open-jobs-queries.ts';

/** The address of a search within the country of the site. Empty values are left out. */
export function getSearchPath(country: SiteCountry, values: Readonly<Record<string, string>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  const query = createSearchParams([...given, ...(country === null ? [] : [['country', country] as [string, string]])]);
  return query.size === 0 ? paths.search : `${paths.search}?${query}`;
}
