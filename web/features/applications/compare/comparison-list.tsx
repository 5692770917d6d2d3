import { useT } from '#web/lib/texts/i18n.ts';
import css from './comparison.module.css';
import type { ComparisonTableProps } from './comparison-table.tsx';
import { PersonHead } from './person-head.tsx';

/** The comparison on narrow screens: a heading for each part, the people below it. */
export function ComparisonList(props: ComparisonTableProps) {
  const { applications, rows, getName, renderActions } = props;
  const t = useT();
  return (
    <div className={css.list}>
      <p className={css.muted}>{t('applications.review.person')}</p>
      {applications.map((application) => (
        <PersonHead key={application.id} application={application} {...props} />
      ))}
      {rows.map((row) => (
        <section key={row.id} aria-labelledby={`compare-${row.id}`} className={css.topic}>
          <h2 id={`compare-${row.id}`}>{row.title}</h2>
          {row.note && <p className={css.note}>{row.note}</p>}
          <dl className={css.people}>
            {applications.map((application) => (
              <div key={application.id}>
                <dt>{getName(application)}</dt>
                <dd>{row.cell(application)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section aria-labelledby="compare-next" className={css.topic}>
        <h2 id="compare-next">{t('applications.compare.nextStep')}</h2>
        {applications.map((application) => (
          <div key={application.id}>
            <p>{getName(application)}</p>
            {renderActions(application)}
          </div>
        ))}
      </section>
    </div>
  );
}
