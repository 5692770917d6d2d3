import type { ReactNode } from 'react';
import css from './summary-list.module.css';

interface SummaryListProps {
  readonly rows: readonly {
    readonly label: string;
    readonly value: ReactNode;
    /** Such as a "Change" link. */
    readonly action?: ReactNode;
  }[];
}

/** A list of labels and values: details of an item, or answers to check. */
export function SummaryList({ rows }: SummaryListProps) {
  return (
    <dl className={css.list}>
      {rows.map(({ label, value, action }) => (
        <div key={label} className={css.row}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
          {action && <dd>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
