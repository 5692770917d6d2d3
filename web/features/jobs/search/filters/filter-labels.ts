import type { JobFacets } from '#domain/features/jobs/search/search.ts';
import { payCurrencies } from '#domain/features/jobs/search/search-choices.ts';
import { regionName } from '#web/features/jobs/region-name.ts';
import type { JobSearch } from '#web/features/jobs/search/search-address.ts';
import { formatCountry, formatCurrency } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import { factLabel } from './fact-label.ts';

/** An active filter value with the change that removes it. */
export interface AppliedFilter {
  readonly filter: keyof JobSearch;
  readonly label: string;
  readonly removal: Partial<JobSearch>;
}

const listFilters = [
  'mode',
  'type',
  'experience',
  'country',
  'region',
  'skill',
  'industry',
  'employer',
  'fact',
] as const;
type ListFilter = (typeof listFilters)[number];

/** The active filters in the order of the filter sheet, without query and location. */
export function listAppliedFilters(t: Translate, search: JobSearch, facets: JobFacets | undefined): AppliedFilter[] {
  const lists = listFilters.flatMap((filter) =>
    search[filter].map((value) => ({
      filter,
      label: getLabel(t, filter, value, facets),
      removal: { [filter]: (search[filter] as readonly string[]).filter((each) => each !== value) },
    })),
  );
  const single: AppliedFilter[] = [];
  if (search.pay !== null)
    single.push({ filter: 'pay', label: payLabel(t, search, search.pay), removal: { pay: null } });
  if (search.posted !== null)
    single.push({ filter: 'posted', label: t(`jobs.search.posted.${search.posted}`), removal: { posted: null } });
  return [...lists, ...single];
}

/** All values of one filter: "Remote, Hybrid". */
export function describeFilter(t: Translate, search: JobSearch, facets: JobFacets | undefined, filter: string): string {
  if (filter === 'place') return search.place;
  const applied = listAppliedFilters(t, search, facets).filter((each) => each.filter === filter);
  return applied.map(({ label }) => label).join(', ');
}

function payLabel(t: Translate, search: JobSearch, pay: number): string {
  return t('jobs.search.filters.payFrom', { amount: formatCurrency(pay, search.currency ?? payCurrencies[0]) });
}

function getLabel(t: Translate, filter: ListFilter, value: string, facets: JobFacets | undefined): string {
  if (filter === 'mode') return t(`jobs.detail.modes.${value as JobSearch['mode'][number]}`);
  if (filter === 'type') return t(`jobs.detail.types.${value as JobSearch['type'][number]}`);
  if (filter === 'experience') return t(`jobs.search.buckets.${value as JobSearch['experience'][number]}`);
  if (filter === 'country') return formatCountry(value);
  if (filter === 'region') return regionName(value);
  if (filter === 'fact') return factLabel(t, value as JobSearch['fact'][number]);
  return facets?.[filter].find((each) => each.value === value)?.label ?? t(`jobs.search.filters.${filter}`);
}
