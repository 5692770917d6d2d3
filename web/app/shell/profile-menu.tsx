import {
  BriefcaseBusiness,
  ChartColumn,
  ChevronDown,
  ClipboardList,
  Database,
  Eye,
  FileDown,
  LogOut,
  Settings,
  UserRound,
} from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useNavigate } from 'react-router';
import type { Role } from '#domain/access/roles.ts';
import { paths } from '#web/app/paths.ts';
import { hasPage } from '#web/app/routes.tsx';
import { logOut } from '#web/features/accounts/queries.ts';
import { type Translate, useT } from '#web/lib/i18n.ts';
import { useRole } from '#web/lib/role.ts';
import { useSession } from '#web/lib/session.ts';
import { Menu, type MenuEntry } from '#web/ui/action/menu.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import css from './profile-menu.module.css';

/** The menu of the signed-in person. */
export function ProfileMenu() {
  const t = useT();
  const role = useRole();
  const navigate = useNavigate();
  const { name, user_id, user_image } = useSession((session) => session.user);
  const leave = async () => {
    await navigate(paths.home);
    await logOut();
  };
  const places = [...ownPlaces(t, role), ...specialPlaces(t, role, user_id)];
  const entries: MenuEntry[] = [
    ...places.filter((entry) => entry.href !== undefined && hasPage(entry.href)),
    { id: 'logOut', label: t('shell.profile.logOut'), icon: LogOut, onAction: () => void leave() },
  ];
  return (
    <Menu
      label={t('shell.bar.account', { name })}
      entries={entries}
      trigger={(props) => (
        <AriaButton {...props} className={css.trigger ?? ''} aria-label={t('shell.bar.account', { name })}>
          <Avatar name={name} image={user_image} />
          <span className={css.name}>{name}</span>
          <ChevronDown size={20} aria-hidden />
        </AriaButton>
      )}
    />
  );
}

function ownPlaces(t: Translate, role: Role | null): MenuEntry[] {
  const myJobs = role === 'job_seeker' ? paths.tracker : paths.jobs;
  return [
    { id: 'profile', label: t('shell.profile.profile'), icon: UserRound, href: paths.profile },
    { id: 'myJobs', label: t('shell.profile.myJobs'), icon: BriefcaseBusiness, href: myJobs },
    { id: 'settings', label: t('shell.profile.settings'), icon: Settings, href: paths.settings },
  ];
}

/** Extras of single roles, and of the very first administrator. */
function specialPlaces(t: Translate, role: Role | null, userId: number | null): MenuEntry[] {
  if (userId === 1)
    return [{ id: 'impersonate', label: t('shell.profile.impersonate'), icon: Eye, href: paths.impersonate }];
  if (role === 'program_manager')
    return [{ id: 'erd', label: t('shell.profile.erd'), icon: Database, href: paths.erd }];
  if (role !== 'skilling_partner') return [];
  return [
    { id: 'export', label: t('shell.profile.export'), icon: FileDown, href: paths.surveyReports },
    { id: 'report', label: t('shell.profile.report'), icon: ChartColumn, href: paths.reports },
    { id: 'survey', label: t('shell.profile.survey'), icon: ClipboardList, href: paths.surveyReports },
  ];
}
