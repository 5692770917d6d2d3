import { useQuery } from '@tanstack/react-query';
import { Briefcase, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CappedCount, JobPage } from '#domain/features/jobs/search/search.ts';
import { jobFacets } from '#web/features/jobs/queries.ts';
import { describeFilter } from '#web/features/jobs/search/filters/filter-labels.ts';
import { countFilters, emptySearch, type JobSearch } from '#web/features/jobs/search/search-address.ts';
import { formatDistance, formatNumber } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

interface NoJobsProps {
  readonly search: JobSearch;
  /** The first page of the results. */
  readonly page: JobPage;
  readonly onChange: (change: Partial<JobSearch>) => void;
  /** Saves the search, to hear of new jobs. */
  readonly saveButton: ReactNode;
}

const maxOffers = 6;

interface Offer {
  readonly label: string;
  readonly change: Partial<JobSearch>;
}

/** No results: searches close to this one with their counts, and an alert; or that there are no jobs at all. */
export function NoJobs({ search, page, onChange, saveButton }: NoJobsProps) {
  const t = useT();
  const { data: facets } = useQuery(jobFacets(search));
  if (countFilters(search) === 0 && search.place === '' && search.words === '') {
    return (
      <EmptyState icon={Briefcase} title={t('jobs.search.none.atAll')}>
        {t('jobs.search.none.atAllText')}
      </EmptyState>
    );
  }
  const { wider, without } = page;
  const offers: Offer[] = [
    ...(wider ? [{ label: widerLabel(t, page, wider), change: { radius: wider.radius } }] : []),
    ...without.map((each) => ({
      label: t('jobs.search.none.without', {
        filter: labelOfFilter(t, search, describeFilter(t, search, facets, each.filter), each),
        jobs: countLabel(t, each.total),
      }),
      change: dropFilter(page, each),
    })),
  ];
  return (
    <EmptyState
      icon={SearchX}
      title={t('jobs.search.none.title')}
      action={
        <>
          {offers.slice(0, maxOffers).map(({ label, change }) => (
            <Button key={label} onPress={() => onChange(change)}>
              {label}
            </Button>
          ))}
          <Button variant={offers.length > 0 ? 'quiet' : 'secondary'} onPress={() => onChange(emptySearch)}>
            {t('jobs.search.none.all')}
          </Button>
          {saveButton}
        </>
      }
    >
      {t(offers.length > 0 ? 'jobs.search.none.why' : 'jobs.search.none.alert')}
    </EmptyState>
  );
}

function widerLabel(t: Translate, { place }: JobPage, { radius, total }: NonNullable<JobPage['wider']>): string {
  return t('jobs.search.none.wider', { distance: formatDistance(radius, place?.country), jobs: countLabel(t, total) });
}

type Without = JobPage['without'][number];

function labelOfFilter(t: Translate, search: JobSearch, described: string, { filter, words }: Without): string {
  if (filter === 'words') return words || search.words;
  return described || t(`jobs.search.filters.${filter as 'skill'}`);
}

function dropFilter({ chips }: JobPage, { filter, words }: Without): Partial<JobSearch> {
  if (filter === 'words') return { words: chips.find((chip) => chip.words === words)?.rest ?? '', plain: [] };
  if (filter === 'place') return { place: '', radius: null };
  return { [filter]: emptySearch[filter as keyof JobSearch] };
}

function countLabel(t: Translate, total: CappedCount): string {
  return total.capped
    ? t('jobs.search.results.countMany', { count: formatNumber(total.count) })
    : t('jobs.search.results.count', { count: total.count });
}
