import { Toolbar } from 'react-aria-components/Toolbar';
import { capCount } from '#domain/lib/capped-count.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { FilterPill } from './filter-pill.tsx';
import css from './status-filter.module.css';

interface StatusFilterProps<Value extends string> {
  /** Null shows everything. */
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly count?: number }[];
  readonly label?: string;
  /** Row count over all statuses. */
  readonly total?: number;
  /** Whether counts above `maxCount` mean any higher number. */
  readonly isCapped?: boolean;
}

/** A filter by status, with the row count of each status. One Tab stop: the arrow keys move between the statuses. */
export function StatusFilter<Value extends string>(props: StatusFilterProps<Value>) {
  const { value, onChange, choices, label, total, isCapped = false } = props;
  const t = useT();
  const format = (number: number) => {
    const { count, capped } = isCapped ? capCount(number) : { count: number, capped: false };
    return capped ? `${formatNumber(count)}+` : formatNumber(count);
  };
  const all = { value: null, label: t('statuses.all'), count: total };
  return (
    <Toolbar aria-label={label ?? t('tables.filterByStatus')} className={css.filter ?? ''}>
      {[all, ...choices].map((choice) => (
        <FilterPill
          key={choice.value}
          state={choice.value === value ? 'chosen' : 'off'}
          count={choice.count === undefined ? undefined : format(choice.count)}
          onPress={() => onChange(choice.value)}
        >
          {choice.label}
        </FilterPill>
      ))}
    </Toolbar>
  );
}
