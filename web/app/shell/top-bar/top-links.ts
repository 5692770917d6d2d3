import type { Role } from '#domain/access/roles.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { isCrossOrganizationRole } from '#web/app/access/cross-organization-roles.ts';
import { paths } from '#web/app/paths.ts';

/** A link of the top bar, without icon. */
export interface TopLink {
  readonly path: string;
  readonly label: PhraseKey;
}

/** The links of the top bar. `role` is null for visitors, and while the role is unknown. */
export function getTopLinks(isSignedIn: boolean, role: Role | null, hasPage: (path: string) => boolean): TopLink[] {
  const links: TopLink[] = isSignedIn ? getUserLinks(role) : visitorLinks;
  return links.filter((link) => hasPage(link.path));
}

/** Whether the path is that of the link, or below it. */
export function isCurrent(link: { readonly path: string }, pathname: string): boolean {
  return pathname === link.path || pathname.startsWith(`${link.path}/`);
}

/** Whether the menus link to messages: not for roles that work across organizations, or that have no conversations. */
export function canSeeMessages(role: Role | null): boolean {
  return role !== null && !isCrossOrganizationRole(role) && role !== 'skilling_partner';
}

/** Only home pages have the sign-up link; all pages have the login link. */
export function hasSignUpLink(pathname: string): boolean {
  return homePaths.has(pathname);
}

const homePaths: ReadonlySet<string> = new Set([paths.home, paths.homeNew, paths.canada]);

const visitorLinks: TopLink[] = [
  { path: paths.news, label: 'shell.bar.news' },
  { path: paths.search, label: 'shell.bar.jobs' },
];

function getUserLinks(role: Role | null): TopLink[] {
  const browse: TopLink = { path: paths.search, label: 'shell.bar.browseJobs' };
  const dashboard: TopLink = { path: paths.dashboard, label: 'shell.bar.dashboard' };
  const tracker: TopLink = { path: paths.tracker, label: 'shell.bar.applications' };
  if (role === 'job_seeker') return [dashboard, browse, tracker];
  // The side navigation has no items for skilling partners.
  return role === 'recruiter' || role === 'skilling_partner' ? [dashboard, browse] : [browse];
}
