import { lazy, Suspense } from 'react';
import { useRole } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';

const SeekerDashboard = lazy(async () => ({
  default: (await import('#web/pages/seeker/seeker-dashboard.tsx')).SeekerDashboard,
}));
const SkillingDashboard = lazy(async () => ({ default: (await import('./skilling-dashboard.tsx')).SkillingDashboard }));
const StaffDashboard = lazy(async () => ({ default: (await import('./staff-dashboard.tsx')).StaffDashboard }));

/** The dashboard of a job seeker, a skilling partner, or other staff. */
export function DashboardPage() {
  const t = useT();
  const role = useRole();
  const Dashboard = role === 'job_seeker' ? SeekerDashboard : StaffDashboard;
  return (
    <Suspense fallback={<Loading label={t('shell.loadingPage')} />}>
      {role === 'skilling_partner' ? <SkillingDashboard /> : <Dashboard />}
    </Suspense>
  );
}
