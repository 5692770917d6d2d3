import { Navigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { useRole } from '#web/lib/role.ts';
import { SeekerDashboard } from './seeker-dashboard.tsx';

const homepageRoles: readonly unknown[] = ['hiring_manager', 'recruiter', 'hiring_member', 'recruiter_member'];

/** A job seeker's start. Staff begin on their homepage, and where a role has none, at its jobs. */
export function DashboardPage() {
  const role = useRole();
  if (role === 'job_seeker') return <SeekerDashboard />;
  if (homepageRoles.includes(role)) return <Navigate to={paths.homepage} replace />;
  return <Navigate to={role === 'skilling_partner' ? paths.search : paths.jobs} replace />;
}
