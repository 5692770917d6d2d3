import { useQuery } from '@tanstack/react-query';
import { paths } from '#web/app/paths.ts';
import { ActiveJobs } from '#web/features/jobs/manage/longest-waits.tsx';
import { NumbersGrid } from '#web/features/overview/numbers-grid.tsx';
import { dashboardNumbers } from '#web/features/overview/queries.ts';
import { useT } from '#web/lib/i18n.ts';
import { useCustomTitle } from '#web/lib/page-title.ts';
import { useScope } from '#web/lib/session/role.ts';
import { Link } from '#web/ui/action/link.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './homepage-page.module.css';

/** Overview counts, and active jobs with applicants by stage, longest wait first. */
export function StaffDashboard() {
  const t = useT();
  const isWide = useScope('dashboard.read') === 'tenant';
  useCustomTitle(t('overview.staffHome.dashboardTitle'));
  const { data: numbers } = useQuery(dashboardNumbers());
  return (
    <>
      <PageHeader
        title={t('overview.staffHome.dashboardTitle')}
        purpose={t(isWide ? 'overview.staffHome.dashboardWidePurpose' : 'overview.staffHome.dashboardPurpose')}
      />
      <div className={css.parts}>
        {numbers && <NumbersGrid numbers={numbers} />}
        <section className={css.part} aria-labelledby="active-jobs">
          <div className={css.line}>
            <h2 id="active-jobs" className={css.title}>
              {t('overview.staffHome.activeTitle')}
            </h2>
            <Link href={isWide ? paths.allJobs : paths.jobs}>{t('overview.staffHome.allJobs')}</Link>
          </div>
          <p className={css.hint}>{t('overview.staffHome.activeHint')}</p>
          <ActiveJobs isWide={isWide} />
        </section>
      </div>
    </>
  );
}
