import { ClockAlert } from 'lucide-react';
import type { OverviewCounts } from '#domain/features/overview/contract.ts';
import { paths } from '#web/app/paths.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { KpiBand, type Metric } from '#web/ui/data/kpi-band.tsx';

/** Counts with a subset or the time before, linked to the list of their rows if there is one. */
export function NumbersGrid({ numbers }: { readonly numbers: OverviewCounts }) {
  const t = useT();
  const metrics: readonly Metric[] = [
    {
      label: t('overview.staffHome.activeJobs'),
      value: formatNumber(numbers.active_jobs),
      href: `${paths.jobs}?status=active`,
      note: numbers.closing_week > 0 && t('overview.staffHome.closing', { count: numbers.closing_week }),
    },
    getWaitingMetric(t, numbers),
    {
      label: t('overview.staffHome.inProcess'),
      value: formatNumber(numbers.in_process),
      href: `${paths.applications}?figure=in_process`,
      note: numbers.moved_week > 0 && t('overview.staffHome.moved', { count: numbers.moved_week }),
    },
    {
      label: t('overview.staffHome.appliedWeek'),
      value: formatNumber(numbers.applied_week),
      href: `${paths.applications}?figure=applied_week`,
      note: t('overview.staffHome.weekBefore', { number: formatNumber(numbers.applied_week_before) }),
    },
    getHiredMetric(t, numbers),
    {
      label: t('overview.staffHome.inTime'),
      value: formatOnTime(t, numbers),
      note:
        numbers.answered > 0 &&
        t('overview.staffHome.inTimeOf', {
          inTime: formatNumber(numbers.answered_in_time),
          answered: formatNumber(numbers.answered),
        }),
    },
  ];
  return <KpiBand label={t('overview.staffHome.numbers')} metrics={metrics} />;
}

/** Applications without a first reply, and how many of these are overdue. */
export function getWaitingMetric(t: Translate, { waiting, overdue }: OverviewCounts): Metric {
  return {
    label: t('overview.staffHome.waiting'),
    value: formatNumber(waiting),
    href: `${paths.applications}?status=applied&sort=oldest`,
    ...(overdue > 0 && {
      note: t('overview.staffHome.late', { count: overdue }),
      noteIcon: ClockAlert,
      tone: 'warn' as const,
    }),
  };
}

/** People hired in the last thirty days and in the thirty days before. */
export function getHiredMetric(t: Translate, numbers: OverviewCounts): Metric {
  return {
    label: t('overview.staffHome.hiredMonth'),
    value: formatNumber(numbers.hired_month),
    href: `${paths.applications}?figure=hired_month`,
    note: t('overview.staffHome.monthBefore', { number: formatNumber(numbers.hired_month_before) }),
  };
}

function formatOnTime(t: Translate, { answered, answered_in_time: inTime }: OverviewCounts): string {
  if (answered === 0) return t('overview.staffHome.inTimeNone');
  return t('overview.staffHome.inTimeValue', { percent: Math.round((100 * inTime) / answered) });
}
