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
  type LucideIcon,
  MessagesSquare,
  UserSearch,
  Users,
} from 'lucide-react';
import type { Role } from '#domain/access/roles.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { worksAcross } from './cross-organization-roles.ts';
import { paths } from './paths.ts';

interface SideItem {
  readonly path: string;
  readonly label: PhraseKey;
  /** Administrators see both kinds of report and need their names apart. */
  readonly adminLabel?: PhraseKey;
  /** The page of roles that work across organisations. */
  readonly wideVariant?: string;
  readonly icon: LucideIcon;
  readonly roles: readonly Role[];
}

const allStaff: readonly Role[] = [
  'admin',
  'hiring_manager',
  'recruiter',
  'hiring_member',
  'recruiter_member',
  'concierge_member',
  'program_manager',
];
const hiring: readonly Role[] = ['admin', 'hiring_manager', 'hiring_member', 'concierge_member', 'program_manager'];

/** The side navigation of staff, in its order. */
const sideItems: readonly SideItem[] = [
  {
    path: paths.homepage,
    label: 'shell.side.homepage',
    icon: House,
    roles: ['hiring_manager', 'recruiter', 'hiring_member', 'recruiter_member'],
  },
  { path: paths.dashboard, label: 'shell.side.dashboard', icon: LayoutDashboard, roles: allStaff },
  {
    path: paths.approvals,
    wideVariant: '/newApprovals',
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
  { path: paths.jobs, wideVariant: '/newJobs', label: 'shell.side.jobs', icon: BriefcaseBusiness, roles: allStaff },
  {
    path: paths.applications,
    wideVariant: '/newApplications',
    label: 'shell.side.applications',
    icon: FileText,
    roles: allStaff,
  },
  {
    path: paths.interviews,
    wideVariant: '/newInterview',
    label: 'shell.side.interviews',
    icon: MessagesSquare,
    roles: hiring,
  },
  { path: paths.offers, wideVariant: '/newOffers', label: 'shell.side.offers', icon: FileSignature, roles: hiring },
  {
    path: paths.reports,
    label: 'shell.side.reports',
    adminLabel: 'shell.side.reportsHeading',
    icon: ChartColumn,
    roles: hiring,
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
    wideVariant: '/newHiringTeam',
    label: 'shell.side.hiringTeam',
    icon: Handshake,
    roles: ['admin', 'hiring_manager', 'concierge_member'],
  },
  { path: paths.conciergeTeam, label: 'shell.side.conciergeTeam', icon: ConciergeBell, roles: ['admin'] },
  { path: paths.team, label: 'shell.side.team', icon: Users, roles: ['admin', 'recruiter'] },
];

/** One line of a menu, ready to show. */
export interface NavigationLink {
  readonly path: string;
  readonly label: PhraseKey;
  readonly icon: LucideIcon;
}

/** What decides on the menu besides the role. */
export interface MenuRules {
  /** Leaves out what has no page. */
  readonly hasPage: (path: string) => boolean;
  /** The tenant keeps approvals to its administrators. */
  readonly adminsDecide: boolean;
}

/** What the side navigation offers a role. */
export function sideLinks(role: Role, { hasPage, adminsDecide }: MenuRules): NavigationLink[] {
  const links = sideItems
    .filter((item) => item.roles.includes(role))
    .filter((item) => item.path !== paths.approvals || role === 'admin' || !adminsDecide)
    .map((item) => ({ path: pathFor(item, role, hasPage), label: labelFor(item, role), icon: item.icon }));
  return links.filter((link) => hasPage(link.path));
}

function pathFor(item: SideItem, role: Role, hasPage: (path: string) => boolean): string {
  const isWide = worksAcross(role) && item.wideVariant !== undefined && hasPage(item.wideVariant);
  return isWide && item.wideVariant ? item.wideVariant : item.path;
}

function labelFor(item: SideItem, role: Role): PhraseKey {
  return role === 'admin' && item.adminLabel ? item.adminLabel : item.label;
}
