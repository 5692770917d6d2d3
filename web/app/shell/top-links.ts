import { BriefcaseBusiness, FileText, LayoutDashboard, Newspaper, Search } from 'lucide-react';
import type { Role } from '#domain/access/roles.ts';
import type { NavigationLink } from '#web/app/navigation.ts';
import { paths } from '#web/app/paths.ts';

/** The links of the top bar. `role` is null for visitors, and while a role is not known. */
export function topLinks(isSignedIn: boolean, role: Role | null, hasPage: (path: string) => boolean): NavigationLink[] {
  const links: NavigationLink[] = isSignedIn ? ownLinks(role) : visitorLinks;
  return links.filter((link) => hasPage(link.path));
}

/** Whether the address is where the link leads, or below it. */
export function isCurrent(link: NavigationLink, pathname: string): boolean {
  return pathname === link.path || pathname.startsWith(`${link.path}/`);
}

const visitorLinks: NavigationLink[] = [
  { path: paths.news, label: 'shell.bar.news', icon: Newspaper },
  { path: paths.search, label: 'shell.bar.jobs', icon: BriefcaseBusiness },
];

function ownLinks(role: Role | null): NavigationLink[] {
  const browse: NavigationLink = { path: paths.search, label: 'shell.bar.browseJobs', icon: Search };
  const dashboard: NavigationLink = { path: paths.dashboard, label: 'shell.bar.dashboard', icon: LayoutDashboard };
  const tracker: NavigationLink = { path: paths.tracker, label: 'shell.bar.applications', icon: FileText };
  if (role === 'job_seeker') return [dashboard, browse, tracker];
  return role === 'recruiter' ? [dashboard, browse] : [browse];
}
