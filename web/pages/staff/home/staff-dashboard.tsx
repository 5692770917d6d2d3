import { useQuery } from '@tanstack/react-query';
import { DashboardCharts } from '#web/features/overview/dashboard-charts.tsx';
import { NeedsList } from '#web/features/overview/needs-list.tsx';
import { NumbersGrid } from '#web/features/overview/numbers-grid.tsx';
import { dashboardCharts, dashboardNumbers, dashboardTasks } from '#web/features/overview/queries.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './homepage-page.module.css';

/** Overview counts, today's tasks, and charts of the last twelve weeks. */
export function StaffDashboard() {
  const t = useT();
  const isWide = useScope('dashboard.read') === 'tenant';
  useCustomTitle(t('overview.staffHome.dashboardTitle'));
  const { data: numbers } = useQuery(dashboardNumbers());
  const { data: tasks } = useQuery(dashboardTasks());
  const { data: charts, error, refetch } = useQuery(dashboardCharts());
  return (
    <>
      <PageHeader
        title={t('overview.staffHome.dashboardTitle')}
        purpose={t(isWide ? 'overview.staffHome.dashboardWidePurpose' : 'overview.staffHome.dashboardPurpose')}
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
