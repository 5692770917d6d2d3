import type { Role } from '#domain/access/roles.ts';
import { memberPage } from '#web/app/member-page.ts';
import { paths } from '#web/app/paths.ts';
import type { RouteRow } from './route-entry.ts';

/** Those who look after job seekers. */
const carers: readonly Role[] = ['admin', 'recruiter', 'recruiter_member', 'concierge_member', 'program_manager'];

const hiringTeam = memberPage('HiringTeamPage');
const seekersByRole = memberPage('SeekersByRolePage');

/** Job seekers, teams, and oneself. */
export const peopleRoutes: readonly RouteRow[] = [
  { path: paths.seekers, guard: carers, title: 'seekers.title', page: seekersByRole },
  { path: paths.seekersOfRole, guard: carers, title: 'seekers.title', page: seekersByRole },
  {
    path: paths.seekersTable,
    guard: carers,
    title: 'seekers.title',
    page: memberPage('SeekersPage'),
  },
  {
    path: paths.seeker(':id'),
    guard: carers,
    title: 'seekers.detail.pageTitle',
    page: memberPage('SeekerPage'),
  },
  {
    path: paths.hiringTeam,
    guard: ['admin', 'hiring_manager', 'concierge_member'],
    title: 'teams.hiring.title',
    page: hiringTeam,
    wide: paths.allHiringTeams,
  },
  { path: paths.allHiringTeams, guard: ['admin', 'concierge_member'], title: 'teams.wide.title', page: hiringTeam },
  {
    path: paths.team,
    guard: ['admin', 'recruiter'],
    title: 'teams.partner.title',
    page: memberPage('PartnerTeamPage'),
  },
  {
    path: paths.conciergeTeam,
    guard: ['admin'],
    title: 'teams.concierge.title',
    page: memberPage('ConciergeTeamPage'),
  },
  {
    path: paths.profile,
    guard: 'session',
    title: 'pages.own.title',
    page: memberPage('ProfilePage'),
  },
  {
    path: paths.erd,
    guard: ['program_manager'],
    title: 'erd.title',
    page: memberPage('ErdPage'),
  },
];
