import { FilterX } from 'lucide-react';
import { type JobType, jobTypes, type WorkMode, workModes } from '#domain/features/jobs/job.ts';
import { type ExperienceBucket, radiusLimits } from '#domain/features/jobs/search.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { CheckboxGroup } from '#web/ui/field/checkbox-group.tsx';
import { Select } from '#web/ui/field/select.tsx';
import { radiusChoices } from './radius-choices.ts';
import { buckets, countFilters, type JobSearch } from './search-address.ts';
import css from './search-filters.module.css';

interface SearchFiltersProps {
  readonly search: JobSearch;
  /** Each change takes effect at once. */
  readonly onChange: (change: Partial<JobSearch>) => void;
}

export function SearchFilters({ search, onChange }: SearchFiltersProps) {
  const t = useT();
  const radius = search.radius ?? radiusLimits.standard;
  return (
    <div className={css.filters}>
      {search.place !== '' && (
        <Select
          label={t('search.filters.radius', { place: search.place })}
          isOptional="unsaid"
          value={String(radius)}
          onChange={(value) => onChange({ radius: Number(value) })}
          choices={radiusChoices(radius)}
        />
      )}
      <CheckboxGroup<WorkMode>
        label={t('search.filters.mode')}
        value={search.mode}
        onChange={(mode) => onChange({ mode })}
        choices={workModes.map((value) => ({ value, label: t(`job.modes.${value}`) }))}
      />
      <CheckboxGroup<JobType>
        label={t('search.filters.type')}
        value={search.type}
        onChange={(type) => onChange({ type })}
        choices={jobTypes.map((value) => ({ value, label: t(`job.types.${value}`) }))}
      />
      <CheckboxGroup<ExperienceBucket>
        label={t('search.filters.experience')}
        value={search.experience}
        onChange={(experience) => onChange({ experience })}
        choices={buckets.map((value) => ({ value, label: t(`search.buckets.${value}`) }))}
      />
      {countFilters(search) > 0 && (
        <Button icon={FilterX} onPress={() => onChange({ mode: [], type: [], experience: [], radius: null })}>
          {t('search.filters.clear')}
        </Button>
      )}
    </div>
  );
}
