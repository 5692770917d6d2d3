import { useQuery } from '@tanstack/react-query';
import { chartPeriods, defaultChartPeriod } from '#domain/features/overview/contract.ts';
import { DashboardCharts } from '#web/features/overview/dashboard-charts.tsx';
import { NeedsList } from '#web/features/overview/needs-list.tsx';
import { NumbersGrid } from '#web/features/overview/numbers-grid.tsx';
import { dashboardCharts, dashboardNumbers, dashboardTasks } from '#web/features/overview/queries.ts';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Segmented } from '#web/ui/field/choice/segmented.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './homepage-page.module.css';

/** Overview counts, today's tasks, and charts of a period. */
export function StaffDashboard() {
  const t = useT();
  const address = useUrlFilters();
  const weeks = chartPeriods.find((period) => period === address.get('weeks')) ?? defaultChartPeriod;
  const isWide = useScope('dashboard.read') === 'tenant';
  const { data: numbers } = useQuery(dashboardNumbers());
  const { data: tasks } = useQuery(dashboardTasks());
  const { data: charts, error, refetch } = useQuery(dashboardCharts(weeks));
  return (
    <>
      <PageHeader
        title={t('overview.staffHome.dashboardTitle')}
        purpose={isWide ? t('overview.staffHome.dashboardWidePurpose') : undefined}
        actions={
          <Segmented
            label={t('overview.staffHome.period')}
            value={weeks}
            onChange={(next) => address.update({ weeks: next === defaultChartPeriod ? null : next })}
            choices={chartPeriods.map((value) => ({ value, label: t(`overview.staffHome.periods.${value}`) }))}
          />
        }
      />
      <div className={css.parts}>
        {numbers && <NumbersGrid numbers={numbers} />}
        <div className={css.cards}>
          {tasks && <NeedsList needs={tasks} isWide={isWide} />}
          {charts && <DashboardCharts charts={charts} />}
        </div>
        {!charts && error && (
          <ErrorState error={error} title={t('overview.charts.failed')} onRetry={() => void refetch()} />
        )}
        {!charts && !error && (
          <Loading label={t('overview.charts.loading')} skeleton={<Skeleton shape="row" count={6} />} />
        )}
      </div>
    </>
  );
}
