import {
  BriefcaseBusiness,
  ChartColumn,
  ClipboardList,
  Database,
  Eye,
  FileDown,
  Settings,
  UserRound,
} from 'lucide-react';
import type { Role } from '#domain/access/roles.ts';
import type { NavigationLink } from '#web/app/navigation.ts';
import { paths } from '#web/app/paths.ts';

/** The links of the profile menu. `hasPage` filters out links without a page. */
export function getProfileLinks(
  role: Role | null,
  userId: number | null,
  hasPage: (path: string) => boolean,
): NavigationLink[] {
  return [...getCommonLinks(role), ...getRoleLinks(role, userId)].filter((link) => hasPage(link.path));
}

function getCommonLinks(role: Role | null): NavigationLink[] {
  const isSeeker = role === 'job_seeker';
  const staffJobs = role === 'skilling_partner' ? paths.search : paths.jobs;
  const myJobs = isSeeker ? paths.tracker : staffJobs;
  return [
    { path: isSeeker ? paths.editProfile : paths.profile, label: 'shell.profile.profile', icon: UserRound },
    { path: myJobs, label: 'shell.profile.myJobs', icon: BriefcaseBusiness },
    { path: isSeeker ? paths.settings : paths.allSettings, label: 'shell.profile.settings', icon: Settings },
  ];
}

/** Additional links of single roles, and of the first administrator. */
function getRoleLinks(role: Role | null, userId: number | null): NavigationLink[] {
  if (userId === 1) return [{ path: paths.impersonate, label: 'shell.profile.impersonate', icon: Eye }];
  if (role === 'program_manager') return [{ path: paths.erd, label: 'shell.profile.erd', icon: Database }];
  if (role !== 'skilling_partner') return [];
  return [
    { path: paths.export, label: 'shell.profile.export', icon: FileDown },
    { path: paths.reports, label: 'shell.profile.report', icon: ChartColumn },
    { path: paths.surveyReports, label: 'shell.profile.survey', icon: ClipboardList },
  ];
}
