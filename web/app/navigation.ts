import {
  BadgeCheck,
  BriefcaseBusiness,
  ChartColumn,
  ChartPie,
  ConciergeBell,
  FileSignature,
  FileText,
  Handshake,
  House,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  MessagesSquare,
  UserSearch,
  Users,
} from 'lucide-react';
import type { Role } from '#domain/access/roles.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { isCrossOrganizationRole } from './access/cross-organization-roles.ts';
import { staffRoles } from './access/staff-roles.ts';
import { getSegment } from './path-segment.ts';
import { paths } from './paths.ts';

interface SideItem {
  readonly path: string;
  readonly label: PhraseKey;
  /** Administrators see both kinds of reports, which need distinct labels. */
  readonly adminLabel?: PhraseKey;
  /** The page for roles that work across organizations. */
  readonly crossOrganizationPath?: string;
  readonly icon: LucideIcon;
  readonly roles: readonly Role[];
}

const hiringRoles: readonly Role[] = [
  'admin',
  'hiring_manager',
  'hiring_member',
  'concierge_member',
  'program_manager',
];

/** The side navigation of staff, in display order. */
const sideItems: readonly SideItem[] = [
  {
    path: paths.homepage,
    label: 'shell.side.homepage',
    icon: House,
    roles: ['hiring_manager', 'recruiter', 'hiring_member', 'recruiter_member'],
  },
  { path: paths.dashboard, label: 'shell.side.dashboard', icon: LayoutDashboard, roles: staffRoles },
  { path: paths.helpdesk, label: 'helpdesk.title', icon: LifeBuoy, roles: ['concierge_member'] },
  {
    path: paths.approvals,
    crossOrganizationPath: '/newApprovals',
    label: 'shell.side.approvals',
    icon: BadgeCheck,
    roles: ['admin', 'concierge_member', 'program_manager'],
  },
  {
    path: paths.candidates,
    label: 'shell.side.jobSeekers',
    icon: UserSearch,
    roles: ['admin', 'recruiter', 'recruiter_member', 'concierge_member', 'program_manager'],
  },
  {
    path: paths.jobs,
    crossOrganizationPath: '/newJobs',
    label: 'shell.side.jobs',
    icon: BriefcaseBusiness,
    roles: staffRoles,
  },
  {
    path: paths.applications,
    crossOrganizationPath: '/newApplications',
    label: 'shell.side.applications',
    icon: FileText,
    roles: staffRoles,
  },
  {
    path: paths.interviews,
    crossOrganizationPath: '/newInterview',
    label: 'shell.side.interviews',
    icon: MessagesSquare,
    roles: hiringRoles,
  },
  {
    path: paths.offers,
    crossOrganizationPath: '/newOffers',
    label: 'shell.side.offers',
    icon: FileSignature,
    roles: hiringRoles,
  },
  {
    path: paths.reports,
    label: 'shell.side.reports',
    adminLabel: 'shell.side.reportsHeading',
    icon: ChartColumn,
    roles: hiringRoles,
  },
  {
    path: paths.partnerReports,
    label: 'shell.side.reports',
    adminLabel: 'shell.side.partnerReports',
    icon: ChartPie,
    roles: ['admin', 'recruiter', 'recruiter_member'],
  },
  {
    path: paths.hiringTeam,
    crossOrganizationPath: '/newHiringTeam',
    label: 'shell.side.hiringTeam',
    icon: Handshake,
    roles: ['admin', 'hiring_manager', 'concierge_member'],
  },
  { path: paths.conciergeTeam, label: 'shell.side.conciergeTeam', icon: ConciergeBell, roles: ['admin'] },
  { path: paths.team, label: 'shell.side.team', icon: Users, roles: ['admin', 'recruiter'] },
];

/** One item of a menu. */
export interface NavigationLink {
  readonly path: string;
  readonly label: PhraseKey;
  readonly icon: LucideIcon;
}

export interface MenuOptions {
  /** Filters out links without a page. */
  readonly hasPage: (path: string) => boolean;
  /** Only administrators decide on approvals in this tenant. */
  readonly adminsDecide: boolean;
}

/** The links of the side navigation for a role. */
export function getSideLinks(role: Role, { hasPage, adminsDecide }: MenuOptions): NavigationLink[] {
  const links = sideItems
    .filter((item) => item.roles.includes(role))
    .filter((item) => item.path !== paths.approvals || role === 'admin' || !adminsDecide)
    .map((item) => ({ path: getPath(item, role, hasPage), label: getLabel(item, role), icon: item.icon }));
  return links.filter((link) => hasPage(link.path));
}

/** Whether the page belongs to the item, as the applicants of a job belong to its jobs. */
export function isActiveLink(link: { readonly path: string }, pathname: string): boolean {
  return getSegment(link.path) === getSegment(pathname);
}

function getPath(item: SideItem, role: Role, hasPage: (path: string) => boolean): string {
  const isCrossOrganization =
    isCrossOrganizationRole(role) && item.crossOrganizationPath !== undefined && hasPage(item.crossOrganizationPath);
  return isCrossOrganization && item.crossOrganizationPath ? item.crossOrganizationPath : item.path;
}

function getLabel(item: SideItem, role: Role): PhraseKey {
  return role === 'admin' && item.adminLabel ? item.adminLabel : item.label;
}
