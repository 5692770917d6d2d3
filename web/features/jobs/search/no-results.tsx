import { Briefcase, SearchX } from 'lucide-react';
import { radiusLimits } from '#domain/features/jobs/search-choices.ts';
import { formatDistance } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { widerRadius } from '#web/ui/field/choice/radius-choices.ts';
import { countFilters, emptySearch, type JobSearch, noFilters } from './search-address.ts';

interface NoJobsProps {
  readonly search: JobSearch;
  readonly onChange: (change: Partial<JobSearch>) => void;
}

/** No results: up to three suggested changes, or that there are no jobs at all. */
export function NoJobs({ search, onChange }: NoJobsProps) {
  const t = useT();
  const isForAll = countFilters(search) === 0 && search.place === '' && search.words === '';
  if (isForAll) {
    return (
      <EmptyState icon={Briefcase} title={t('jobs.search.none.atAll')}>
        {t('jobs.search.none.atAllText')}
      </EmptyState>
    );
  }
  return <NothingFits search={search} onChange={onChange} />;
}

function NothingFits({ search, onChange }: NoJobsProps) {
  const t = useT();
  const wider = search.place === '' ? null : widerRadius(search.radius ?? radiusLimits.default);
  const edits = [
    countFilters(search) > 0 && {
      label: t('jobs.search.none.clearFilters'),
      change: { ...noFilters, radius: search.radius },
    },
    wider !== null && {
      label: t('jobs.search.none.wider', { distance: formatDistance(wider) }),
      change: { radius: wider },
    },
    search.place !== '' && { label: t('jobs.search.none.clearLocation'), change: { place: '', radius: null } },
    search.words !== '' && { label: t('jobs.search.none.clearQuery'), change: { words: '' } },
    { label: t('jobs.search.none.all'), change: emptySearch },
  ].filter((edit) => edit !== false);
  return (
    <EmptyState
      icon={SearchX}
      title={t('jobs.search.none.title')}
      action={edits.slice(0, 3).map(({ label, change }) => (
        <Button key={label} onPress={() => onChange(change)}>
          {label}
        </Button>
      ))}
    >
      {t('jobs.search.none.why')}
    </EmptyState>
  );
}
