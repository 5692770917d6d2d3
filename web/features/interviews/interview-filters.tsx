import { interviewFilters } from '#domain/features/interviews/lifecycle.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { FilterPill } from '#web/ui/data/marks/filter-pill.tsx';
import css from './interviews.module.css';
import type { InterviewSelection } from './use-interview-selection.ts';

interface InterviewFiltersProps {
  readonly selection: InterviewSelection;
  readonly counts: Readonly<Record<(typeof interviewFilters)[number], number>> | undefined;
  readonly labels: 'staff' | 'seeker';
}

export function InterviewFilters({ selection, counts, labels }: InterviewFiltersProps) {
  const t = useT();
  return (
    <fieldset className={css.filters}>
      <legend className={css.legend}>{t('interviews.filters.label')}</legend>
      {interviewFilters.map((filter) => (
        <FilterPill
          key={filter}
          state={filter === selection.filter ? 'chosen' : 'off'}
          count={counts?.[filter]}
          onPress={() => selection.setFilter(filter)}
        >
          {t(
            filter === 'to_plan' && labels === 'seeker' ? 'interviews.filters.to_pick' : `interviews.filters.${filter}`,
          )}
        </FilterPill>
      ))}
    </fieldset>
  );
}
