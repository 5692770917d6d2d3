import type { JobType, WorkMode } from '#domain/features/jobs/job.ts';
import type { QueryChip } from '#domain/features/jobs/search/query-chips.ts';
import type { JobSearch } from '#web/features/jobs/search/search-address.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { FilterPill } from '#web/ui/data/marks/filter-pill.tsx';

interface QueryChipsProps {
  readonly chips: readonly QueryChip[];
  readonly search: JobSearch;
  readonly onChange: (change: Partial<JobSearch>) => void;
}

/** How the words of the search were understood. Each part can be removed, and all can be searched as plain words. */
export function QueryChips({ chips, search, onChange }: QueryChipsProps) {
  const t = useT();
  const understood = chips.filter(({ kind }) => kind !== 'text');
  const labels = understood.map((chip) => ({ chip, label: chipLabel(t, chip) }));
  return (
    <>
      {labels.map(({ chip, label }) => (
        <FilterPill
          key={`${chip.kind} ${chip.value}`}
          state="on"
          isRemovable
          aria-label={t('jobs.search.chips.remove', { label })}
          onPress={() => onChange({ words: chip.rest, plain: [] })}
        >
          {label}
        </FilterPill>
      ))}
      {understood.length > 0 && (
        <FilterPill onPress={() => onChange({ plain: understood.map(({ words }) => words) })}>
          {t('jobs.search.chips.asWords')}
        </FilterPill>
      )}
      {search.plain.length > 0 && (
        <FilterPill onPress={() => onChange({ plain: [] })}>{t('jobs.search.chips.understand')}</FilterPill>
      )}
    </>
  );
}

function chipLabel(t: Translate, { kind, label }: QueryChip): string {
  return t(`jobs.search.chips.${kind}`, { label: valueLabel(t, kind, label) });
}

function valueLabel(t: Translate, kind: QueryChip['kind'], label: string): string {
  if (kind === 'mode') return t(`jobs.detail.modes.${label as WorkMode}`);
  if (kind === 'type') return t(`jobs.detail.types.${label as JobType}`);
  return kind === 'pay' ? formatNumber(Number(label)) : label;
}
