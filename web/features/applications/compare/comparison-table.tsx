import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Application } from '#domain/features/applications/contract.ts';
import { MATCH_PARTS } from '#domain/features/matching/parts.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { ApplicationChip } from '#web/ui/data/chip.tsx';
import { MatchRing } from '#web/ui/data/match-ring.tsx';
import css from './comparison.module.css';
import type { ComparisonRow } from './comparison-rows.tsx';

export interface ComparisonTableProps {
  readonly label: string;
  readonly applications: readonly Application[];
  readonly rows: readonly ComparisonRow[];
  readonly nameOf: (application: Application) => string;
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

interface PersonHeadProps extends Pick<ComparisonTableProps, 'nameOf' | 'isMasked' | 'onRemove'> {
  readonly application: Application;
}

export function PersonHead({ application, nameOf, isMasked, onRemove }: PersonHeadProps) {
  const t = useT();
  const { id, match, seeker, status } = application;
  const name = nameOf(application);
  const arcs = MATCH_PARTS.map((part) => {
    const { stated_weight: weight, fraction } = match.parts[part];
    return { name: part, weight, fraction: match.total === null ? null : fraction };
  });
  return (
    <div className={css.head}>
      <div className={css.ring}>
        <MatchRing total={match.total} arcs={arcs} />
      </div>
      <div className={css.person}>
        {isMasked ? name : <Link href={paths.application(id)}>{name}</Link>}
        <span className={css.hidden}>
          {match.total === null
            ? t('matching.notEnough')
            : t('applications.compare.score', { score: String(match.total) })}
        </span>
        {seeker.headline && <span className={css.note}>{seeker.headline}</span>}
        <ApplicationChip status={status} />
      </div>
      <IconButton icon={X} label={t('applications.compare.remove', { name })} onPress={() => onRemove(id)} isDense />
    </div>
  );
}
