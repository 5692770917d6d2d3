import { useQuery } from '@tanstack/react-query';
import { FilterX } from 'lucide-react';
import { jobTypes, workModes } from '#domain/features/jobs/choices.ts';
import type { JobType, WorkMode } from '#domain/features/jobs/job.ts';
import { workplaceAnswers } from '#domain/features/jobs/posting/workplace-answers.ts';
import type { JobPage } from '#domain/features/jobs/search/search.ts';
import {
  type ExperienceBucket,
  experienceBucketNames,
  type JobFact,
} from '#domain/features/jobs/search/search-choices.ts';
import { jobFacets } from '#web/features/jobs/queries.ts';
import { regionName } from '#web/features/jobs/region-name.ts';
import { RadiusSelect } from '#web/features/jobs/search/bar/radius-select.tsx';
import { countFilters, type JobSearch, noFilters } from '#web/features/jobs/search/search-address.ts';
import { formatCountry } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { CountedGroup } from './counted-group.tsx';
import { factLabel, isAnswer } from './fact-label.ts';
import { PayFilter } from './pay-filter.tsx';
import { PostedFilter } from './posted-filter.tsx';
import css from './search-filters.module.css';

interface SearchFiltersProps {
  readonly search: JobSearch;
  /** The resolved location. */
  readonly place: JobPage['place'];
  /** Each change applies immediately. */
  readonly onChange: (change: Partial<JobSearch>) => void;
}

export function SearchFilters({ search, place, onChange }: SearchFiltersProps) {
  const t = useT();
  const facets = useQuery(jobFacets(search));
  const shared = { search, facets: facets.data, onChange };
  return (
    <div className={css.filters}>
      {search.place !== '' && place !== null && place.radius !== null && (
        <RadiusSelect search={search} place={place} onChange={onChange} />
      )}
      {facets.isError && <InlineNote tone="info">{t('jobs.search.filters.noCounts')}</InlineNote>}
      <CountedGroup<WorkMode>
        {...shared}
        name="mode"
        values={workModes}
        labelOf={(value) => t(`jobs.detail.modes.${value}`)}
      />
      <CountedGroup<JobType>
        {...shared}
        name="type"
        values={jobTypes}
        labelOf={(value) => t(`jobs.detail.types.${value}`)}
      />
      <CountedGroup<ExperienceBucket>
        {...shared}
        name="experience"
        values={experienceBucketNames}
        labelOf={(value) => t(`jobs.search.buckets.${value}`)}
      />
      <PayFilter search={search} localCurrency={place?.country === 'CA' ? 'CAD' : 'USD'} onChange={onChange} />
      <PostedFilter search={search} facets={facets.data} onChange={onChange} />
      <CountedGroup {...shared} name="country" labelOf={formatCountry} />
      <CountedGroup {...shared} name="region" labelOf={regionName} />
      <CountedGroup {...shared} name="skill" />
      <CountedGroup {...shared} name="industry" />
      <CountedGroup {...shared} name="employer" />
      <CountedGroup<JobFact>
        {...shared}
        name="fact"
        values={[...workplaceAnswers, ...search.fact.filter((fact) => !isAnswer(fact))]}
        labelOf={(value) => factLabel(t, value)}
      />
      {countFilters(search) > 0 && (
        <Button icon={FilterX} onPress={() => onChange(noFilters)}>
          {t('jobs.search.filters.clear')}
        </Button>
      )}
    </div>
  );
}
