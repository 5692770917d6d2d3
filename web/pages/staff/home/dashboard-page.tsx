import { lazy, Suspense } from 'react';
import type { Role } from '#domain/access/roles.ts';
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
  const loading = <Loading label={t('shell.loadingPage')} />;
  if (role === null) return loading;
  return <Suspense fallback={loading}>{getDashboard(role)}</Suspense>;
}

function getDashboard(role: Role) {
  if (role === 'job_seeker') return <SeekerDashboard />;
  return role === 'skilling_partner' ? <SkillingDashboard /> : <StaffDashboard />;
}
