import type { QueryChip } from '#domain/features/jobs/search/query-chips.ts';
import type { JobFacets } from '#domain/features/jobs/search/search.ts';
import type { JobSearch } from '#web/features/jobs/search/search-address.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import { factLabel } from './fact-label.ts';

interface QuickFilter {
  readonly label: string;
  /** Number of jobs it would leave. */
  readonly count: number;
  readonly change: Partial<JobSearch>;
}

/** Frequent filters that are neither applied nor typed and find jobs. */
export function listQuickFilters(
  t: Translate,
  search: JobSearch,
  chips: readonly QueryChip[],
  facets: JobFacets | undefined,
): QuickFilter[] {
  if (!facets) return [];
  const getCount = (name: 'mode' | 'type' | 'fact' | 'posted', value: string): number =>
    facets[name].find((each) => each.value === value)?.count ?? 0;
  const quick: QuickFilter[] = [];
  const isTyped = (kind: 'mode' | 'type') => chips.some((chip) => chip.kind === kind);
  if (search.mode.length === 0 && !isTyped('mode'))
    quick.push({
      label: t('jobs.detail.modes.remote'),
      count: getCount('mode', 'remote'),
      change: { mode: ['remote'] },
    });
  if (search.type.length === 0 && !isTyped('type'))
    quick.push({
      label: t('jobs.detail.types.full_time'),
      count: getCount('type', 'full_time'),
      change: { type: ['full_time'] },
    });
  for (const fact of ['quiet', 'few_meetings', 'questions_ahead'] as const)
    if (!search.fact.includes(fact))
      quick.push({
        label: factLabel(t, fact),
        count: getCount('fact', fact),
        change: { fact: [...search.fact, fact] },
      });
  if (search.posted === null)
    quick.push({ label: t('jobs.search.posted.7'), count: getCount('posted', '7'), change: { posted: '7' } });
  return quick.filter(({ count }) => count > 0);
}
