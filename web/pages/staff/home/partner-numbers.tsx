import { useQuery } from '@tanstack/react-query';
import { ClockAlert } from 'lucide-react';
import type { CaseloadCounts } from '#domain/features/journal/contract.ts';
import type { OverviewCounts } from '#domain/features/overview/contract.ts';
import { paths } from '#web/app/paths.ts';
import { getHiredMetric, getWaitingMetric } from '#web/features/overview/numbers-grid.tsx';
import { report } from '#web/features/reports/queries.ts';
import { formatValue } from '#web/features/reports/report-texts.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { KpiBand, type Metric } from '#web/ui/data/kpi-band.tsx';
import { getLastMonths } from './last-months.ts';

interface PartnerNumbersProps {
  readonly people: CaseloadCounts;
  readonly numbers: OverviewCounts;
}

/** The key figures of a partner. A figure of a report that is still loading is a dash. */
export function PartnerNumbers({ people, numbers }: PartnerNumbersProps) {
  const t = useT();
  const open = useQuery(report('currentapplication', {})).data;
  const success = useQuery(report('jobseekersuccessmetric', getLastMonths())).data;
  const contactDue = people.never + people.month;
  const stalled = open?.totals.stalled ?? 0;
  const metrics: readonly Metric[] = [
    {
      label: t('overview.partnerHome.people'),
      value: formatNumber(people.all),
      href: `${paths.caseload}?sort=last_contact`,
      ...(contactDue > 0 && warn(t('overview.partnerHome.contactDue', { count: contactDue }))),
    },
    {
      label: t('overview.partnerHome.open'),
      value: formatValue(t, 'in_progress', open?.totals.in_progress),
      href: paths.partnerReport('currentapplication'),
      ...(stalled > 0 && warn(t('overview.partnerHome.stalled', { count: stalled }))),
    },
    getWaitingMetric(t, numbers),
    getHiredMetric(t, numbers),
    {
      label: t('overview.partnerHome.median'),
      value: formatValue(t, 'placement_median', success?.totals.placement_median),
      href: paths.partnerReport('jobseekersuccessmetric'),
      note:
        typeof success?.totals_before.placement_median === 'number' &&
        t('reports.change.before', {
          value: formatValue(t, 'placement_median', success.totals_before.placement_median),
        }),
    },
  ];
  return <KpiBand label={t('overview.staffHome.numbers')} metrics={metrics} />;
}

function warn(note: string): Pick<Metric, 'note' | 'noteIcon' | 'tone'> {
  return { note, noteIcon: ClockAlert, tone: 'warn' };
}
