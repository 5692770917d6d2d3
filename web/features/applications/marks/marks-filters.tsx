import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applicantRatings } from '#domain/features/applications/marks/marks.ts';
import { newCountQuery } from '#web/features/applications/staff-queries.ts';
import type { UrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { FilterPill } from '#web/ui/data/marks/filter-pill.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { ManageTags } from './manage-tags.tsx';
import css from './marks.module.css';
import { jobTagsQuery } from './marks-queries.ts';

export interface MarksFilter {
  /** The id of a tag; empty for any. */
  readonly tag: string;
  /** From 1 to 4; empty for any. */
  readonly rating: string;
  /** Only people who applied since the reader's last visit. */
  readonly isNew: boolean;
}

/** Reads the filter from the address, which people can change. */
export function readMarksFilter(get: UrlFilters['get']): MarksFilter {
  return {
    tag: /^[1-9]\d{0,14}$/.test(get('tag')) ? get('tag') : '',
    rating: applicantRatings.some((rating) => String(rating) === get('rating')) ? get('rating') : '',
    isNew: get('since') === 'last_visit',
  };
}

interface MarksFiltersProps {
  readonly jobId: number;
  readonly filter: MarksFilter;
  readonly onChange: UrlFilters['update'];
}

/** Filters applicants by tag, rating, and last visit, for the hiring team. */
export function MarksFilters({ jobId, filter, onChange }: MarksFiltersProps) {
  const isShown = useScope('application.note') !== null;
  return isShown && <Filters jobId={jobId} filter={filter} onChange={onChange} />;
}

function Filters({ jobId, filter, onChange }: MarksFiltersProps) {
  const t = useT();
  const { data } = useQuery(jobTagsQuery(jobId));
  const [isManaging, setManaging] = useState(false);
  const tags = data?.tags ?? [];
  const choices = tags.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className={css.filters}>
      <NewPill jobId={jobId} isOn={filter.isNew} onChange={onChange} />
      {(choices.length > 0 || filter.tag !== '') && (
        <Select
          label={t('applicants.marks.tagFilter')}
          isHeaderHidden
          value={choices.some(({ value }) => value === filter.tag) ? filter.tag : 'any'}
          onChange={(value) => {
            if (value === 'manage') setManaging(true);
            else onChange({ tag: value === 'any' ? null : value });
          }}
          choices={[
            { value: 'any', label: t('applicants.marks.anyTag') },
            ...choices,
            ...(data?.can_remove ? [{ value: 'manage', label: t('applicants.marks.remove.manage') }] : []),
          ]}
        />
      )}
      <Select
        label={t('applicants.marks.ratingFilter')}
        isHeaderHidden
        value={filter.rating || 'any'}
        onChange={(value) => onChange({ rating: value === 'any' ? null : value })}
        choices={[
          { value: 'any', label: t('applicants.marks.anyRating') },
          ...applicantRatings.map((rating) => ({
            value: String(rating),
            label: t(`applicants.marks.ratings.${rating}`),
          })),
        ]}
      />
      {isManaging && <ManageTags tags={tags} onClose={() => setManaging(false)} />}
    </div>
  );
}

interface NewPillProps extends Pick<MarksFiltersProps, 'jobId' | 'onChange'> {
  readonly isOn: boolean;
}

/** Filters by who applied since the reader's last visit to the applicants of this job; there is no pill without such people. */
function NewPill({ jobId, isOn, onChange }: NewPillProps) {
  const t = useT();
  const { data: count = 0 } = useQuery(newCountQuery(jobId));
  if (count === 0 && !isOn) return null;
  return (
    <FilterPill
      state={isOn ? 'on' : 'off'}
      count={count}
      onPress={() => onChange({ since: isOn ? null : 'last_visit' })}
    >
      {t('applicants.marks.newFilter')}
    </FilterPill>
  );
}
