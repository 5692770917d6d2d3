import type { JobFacets, PostedWithin } from '#domain/features/jobs/search/search.ts';
import { postedWithinDays } from '#domain/features/jobs/search/search-choices.ts';
import type { JobSearch } from '#web/features/jobs/search/search-address.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { formatCountedLabel } from './counted-label.ts';

interface PostedFilterProps {
  readonly search: JobSearch;
  readonly facets: JobFacets | undefined;
  readonly onChange: (change: Partial<JobSearch>) => void;
}

const anyTime = 'any';

/** The date-posted filter. */
export function PostedFilter({ search, facets, onChange }: PostedFilterProps) {
  const t = useT();
  const counts = new Map(facets?.posted.map(({ value, count }) => [value, count]));
  const getTexts = (days: PostedWithin): string => {
    const count = counts.get(days);
    const label = t(`jobs.search.posted.${days}`);
    return count === undefined ? label : formatCountedLabel(t, label, count);
  };
  return (
    <Select<PostedWithin | typeof anyTime>
      label={t('jobs.search.filters.posted')}
      isOptional="unmarked"
      value={search.posted ?? anyTime}
      onChange={(value) => onChange({ posted: value === anyTime ? null : value })}
      choices={[
        { value: anyTime, label: t('jobs.search.filters.anyTime') },
        ...postedWithinDays.map((days) => ({ value: days, label: getTexts(days) })),
      ]}
    />
  );
}
