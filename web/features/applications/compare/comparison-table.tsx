import type { ReactNode } from 'react';
import type { Application } from '#domain/features/applications/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './comparison.module.css';
import type { ComparisonRow } from './comparison-rows.tsx';
import { PersonHead } from './person-head.tsx';

export interface ComparisonTableProps {
  readonly label: string;
  readonly applications: readonly Application[];
  readonly rows: readonly ComparisonRow[];
  readonly getName: (application: Application) => string;
  readonly isMasked: boolean;
  readonly onRemove: (id: number) => void;
  /** The next move of a person. */
  readonly renderActions: (application: Application) => ReactNode;
}

/** One column for each person, one row for each part. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { label, applications, rows, renderActions } = props;
  const t = useT();
  return (
    // Scrolls sideways with the keyboard if the columns do not fit.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              {t('applications.review.person')}
            </th>
            {applications.map((application) => (
              <th key={application.id} scope="col">
                <PersonHead application={application} {...props} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <RowTitle row={row} />
              {applications.map((application) => (
                <td key={application.id}>{row.cell(application)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('applications.compare.nextStep')}</th>
            {applications.map((application) => (
              <td key={application.id}>{renderActions(application)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function RowTitle({ row }: { readonly row: ComparisonRow }) {
  return (
    <th scope="row">
      {row.title}
      {row.note && <span className={css.note}>{row.note}</span>}
    </th>
  );
}
