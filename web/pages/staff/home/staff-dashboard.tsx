import { useQuery } from '@tanstack/react-query';
import { DashboardCharts } from '#web/features/overview/dashboard-charts.tsx';
import { NumbersGrid } from '#web/features/overview/numbers-grid.tsx';
import { dashboardCharts, dashboardNumbers } from '#web/features/overview/queries.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './homepage-page.module.css';

/** Overview counts, and charts of the last twelve weeks. */
export function StaffDashboard() {
  const t = useT();
  const isWide = useScope('dashboard.read') === 'tenant';
  useCustomTitle(t('overview.staffHome.dashboardTitle'));
  const { data: numbers } = useQuery(dashboardNumbers());
  const { data: charts, error, refetch } = useQuery(dashboardCharts());
  return (
    <>
      <PageHeader
        title={t('overview.staffHome.dashboardTitle')}
        purpose={t(isWide ? 'overview.staffHome.dashboardWidePurpose' : 'overview.staffHome.dashboardPurpose')}
      />
      <div className={css.parts}>
        {numbers && <NumbersGrid numbers={numbers} />}
        {charts && <DashboardCharts charts={charts} />}
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
