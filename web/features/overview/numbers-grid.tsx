import type { OverviewCounts } from '#domain/features/overview/contract.ts';
import { paths } from '#web/app/paths.ts';
import { formatNumber } from '#web/lib/format.ts';
import { type Translate, useT } from '#web/lib/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import css from './numbers-grid.module.css';

interface Cell {
  readonly label: string;
  readonly value: number;
  /** The list of exactly these rows, if there is one. */
  readonly href?: string;
}

/** Counts, linked to the list of their rows if there is one. */
export function NumbersGrid({ numbers }: { readonly numbers: OverviewCounts }) {
  const t = useT();
  const cells: readonly Cell[] = [
    { label: t('overview.staffHome.activeJobs'), value: numbers.active_jobs, href: `${paths.jobs}?status=active` },
    {
      label: t('overview.staffHome.waiting'),
      value: numbers.waiting,
      href: `${paths.applications}?status=applied&sort=oldest`,
    },
    { label: t('overview.staffHome.inProcess'), value: numbers.in_process },
    { label: t('overview.staffHome.appliedWeek'), value: numbers.applied_week },
    { label: t('overview.staffHome.hiredMonth'), value: numbers.hired_month },
  ];
  return (
    <dl className={css.numbers}>
      {cells.map(({ label, value, href }) => (
        <div key={label} className={css.cell}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            {href ? (
              <Link href={href} aria-label={`${formatNumber(value)} – ${label}`}>
                {formatNumber(value)}
              </Link>
            ) : (
              formatNumber(value)
            )}
          </dd>
        </div>
      ))}
      <div className={css.cell}>
        <dt className={css.label}>{t('overview.staffHome.inTime')}</dt>
        <dd className={css.value}>{formatOnTime(t, numbers)}</dd>
      </div>
    </dl>
  );
}

function formatOnTime(t: Translate, { answered, answered_in_time: inTime }: OverviewCounts): string {
  if (answered === 0) return t('overview.staffHome.inTimeNone');
  return t('overview.staffHome.inTimeValue', { percent: Math.round((100 * inTime) / answered) });
}
