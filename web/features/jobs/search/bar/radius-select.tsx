import type { JobPage } from '#domain/features/jobs/search/search.ts';
import { radiusLimits } from '#domain/features/jobs/search/search-choices.ts';
import type { JobSearch } from '#web/features/jobs/search/search-address.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { radiusChoices } from '#web/ui/field/choice/radius-choices.ts';
import { Select } from '#web/ui/field/choice/select.tsx';

interface RadiusSelectProps {
  readonly search: JobSearch;
  readonly place: NonNullable<JobPage['place']>;
  readonly onChange: (change: Partial<JobSearch>) => void;
  /** In the search bar, where the fields have no visible labels. */
  readonly isHeaderHidden?: boolean;
}

/** How far from the searched place. */
export function RadiusSelect({ search, place, onChange, isHeaderHidden = false }: RadiusSelectProps) {
  const t = useT();
  const radius = search.radius ?? radiusLimits.default;
  return (
    <Select
      label={t('jobs.search.filters.radius', { place: place.name })}
      isHeaderHidden={isHeaderHidden}
      isOptional="unmarked"
      value={String(radius)}
      onChange={(value) => onChange({ radius: Number(value) })}
      choices={radiusChoices(radius, place.country)}
    />
  );
}
