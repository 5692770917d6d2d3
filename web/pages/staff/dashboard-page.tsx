import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { useRole } from '#web/lib/session/role.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';

const SeekerDashboard = lazy(async () => ({
  default: (await import('#web/pages/seeker/seeker-dashboard.tsx')).SeekerDashboard,
}));
const StaffDashboard = lazy(async () => ({ default: (await import('./staff-dashboard.tsx')).StaffDashboard }));

/** The dashboard of a job seeker or of staff. */
export function DashboardPage() {
  const t = useT();
  const role = useRole();
  if (role === 'skilling_partner') return <Navigate to={paths.search} replace />;
  return (
    <Suspense fallback={<Loading label={t('shell.loadingPage')} />}>
      {role === 'job_seeker' ? <SeekerDashboard /> : <StaffDashboard />}
    </Suspense>
  );
}
