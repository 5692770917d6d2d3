import type { Role } from '#domain/access/roles.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { worksAcross } from '#web/app/cross-organization-roles.ts';
import { paths } from '#web/app/paths.ts';

/** A link of the top bar: words alone. */
export interface TopLink {
  readonly path: string;
  readonly label: PhraseKey;
}

/** The links of the top bar. `role` is null for visitors, and while a role is not known. */
export function topLinks(isSignedIn: boolean, role: Role | null, hasPage: (path: string) => boolean): TopLink[] {
  const links: TopLink[] = isSignedIn ? ownLinks(role) : visitorLinks;
  return links.filter((link) => hasPage(link.path));
}

/** Whether the address is where the link leads, or below it. */
export function isCurrent(link: { readonly path: string }, pathname: string): boolean {
  return pathname === link.path || pathname.startsWith(`${link.path}/`);
}

/** Whether the bar has the way to one's conversations: not for those who work across organisations. */
export function showsMessages(role: Role | null): boolean {
  return role !== null && !worksAcross(role);
}

/** Sign Up stands on the home page alone; elsewhere the way in is Log in. */
export function showsSignUp(pathname: string): boolean {
  return homes.has(pathname);
}

const homes: ReadonlySet<string> = new Set([paths.home, paths.homeNew, paths.canada]);

const visitorLinks: TopLink[] = [
  { path: paths.news, label: 'shell.bar.news' },
  { path: paths.search, label: 'shell.bar.jobs' },
];

function ownLinks(role: Role | null): TopLink[] {
  const browse: TopLink = { path: paths.search, label: 'shell.bar.browseJobs' };
  const dashboard: TopLink = { path: paths.dashboard, label: 'shell.bar.dashboard' };
  const tracker: TopLink = { path: paths.tracker, label: 'shell.bar.applications' };
  if (role === 'job_seeker') return [dashboard, browse, tracker];
  return role === 'recruiter' ? [dashboard, browse] : [browse];
}
