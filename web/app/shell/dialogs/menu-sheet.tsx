import {
  BriefcaseBusiness,
  FileText,
  LayoutDashboard,
  LogIn,
  LogOut,
  type LucideIcon,
  MessageCircle,
  Newspaper,
  Search,
  UserPlus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Role } from '#domain/access/roles.ts';
import { type NavigationLink, sideLinks } from '#web/app/navigation.ts';
import { paths } from '#web/app/paths.ts';
import { hasPage } from '#web/app/routes.tsx';
import { HelpMenu } from '#web/app/shell/top-bar/help-menu.tsx';
import { profilePlaces } from '#web/app/shell/top-bar/profile-links.ts';
import { isCurrent, showsMessages, showsSignUp, topLinks } from '#web/app/shell/top-bar/top-links.ts';
import { messagesName } from '#web/features/messages/inbox/messages-name.ts';
import { useUnreadMessages } from '#web/features/messages/inbox/use-unread-messages.ts';
import { useTenant } from '#web/features/tenants/queries.ts';
import { useT } from '#web/lib/i18n.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/action/button.tsx';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { CountBadge } from '#web/ui/data/count-badge.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import css from './menu-sheet.module.css';
import { useLeave } from './use-confirm-leave.ts';

/** Everything the bars offer, in one sheet: for small screens. */
export function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const role = useRole();
  const { pathname } = useLocation();
  const { authenticated, user_id } = useSession((session) => session.user);
  const { admins_decide: adminsDecide } = useTenant().switches;
  const leave = useLeave();
  const logOut = async () => {
    onClose();
    await leave();
  };
  return (
    <Dialog shape="sheet" isOpen onClose={onClose} title={t('shell.bar.menu')} isDismissable>
      <nav aria-label={t('shell.bar.menu')}>
        <ul className={css.list}>
          {linksFor(role, { isSignedIn: authenticated, userId: user_id, pathname, adminsDecide }).map((link) => (
            <li key={link.path}>
              {link === messageLink ? (
                <MessagesSheetLink onPress={onClose} />
              ) : (
                <SheetLink link={link} onPress={onClose} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.end}>
        <HelpMenu />
        {authenticated && (
          <Button icon={LogOut} onPress={() => void logOut()}>
            {t('shell.profile.logOut')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface Reader {
  readonly isSignedIn: boolean;
  readonly userId: number | null;
  readonly pathname: string;
  readonly adminsDecide: boolean;
}

/** The side navigation, the top bar and the personal menu, each address once. */
function linksFor(role: Role | null, { isSignedIn, userId, pathname, adminsDecide }: Reader): NavigationLink[] {
  const staff = role === null || role === 'job_seeker' ? [] : sideLinks(role, { hasPage, adminsDecide });
  const top = topLinks(isSignedIn, role, hasPage).map((link) => ({ ...link, icon: topIcons[link.path] ?? Search }));
  const messages = showsMessages(role) ? [messageLink] : [];
  const own = isSignedIn ? [...messages, ...profilePlaces(role, userId, hasPage)] : entryLinks(pathname);
  const all = new Map<string, NavigationLink>();
  for (const link of [...staff, ...top, ...own]) if (!all.has(link.path)) all.set(link.path, link);
  return [...all.values()];
}

const topIcons: Readonly<Record<string, LucideIcon>> = {
  [paths.news]: Newspaper,
  [paths.search]: BriefcaseBusiness,
  [paths.dashboard]: LayoutDashboard,
  [paths.tracker]: FileText,
};

const messageLink: NavigationLink = { path: paths.messages, label: 'shell.bar.messages', icon: MessageCircle };

function entryLinks(pathname: string): NavigationLink[] {
  const logIn: NavigationLink = { path: paths.login, label: 'shell.bar.logIn', icon: LogIn };
  const signUp: NavigationLink = { path: paths.signUp, label: 'shell.bar.signUp', icon: UserPlus };
  return showsSignUp(pathname) ? [logIn, signUp] : [logIn];
}

interface SheetLinkProps {
  readonly link: NavigationLink;
  readonly onPress: () => void;
  /** What is said of it beyond its words, with what shows that. */
  readonly name?: string;
  readonly mark?: ReactNode;
}

function SheetLink({ link, onPress, name, mark }: SheetLinkProps) {
  const t = useT();
  const { pathname } = useLocation();
  const Icon = link.icon;
  return (
    <PlainLink
      href={link.path}
      onPress={onPress}
      className={css.link}
      {...(name ? { 'aria-label': name } : {})}
      {...(isCurrent(link, pathname) ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon size={20} aria-hidden />
      {t(link.label)}
      {mark}
    </PlainLink>
  );
}

function MessagesSheetLink({ onPress }: { readonly onPress: () => void }) {
  const t = useT();
  const unread = useUnreadMessages();
  return (
    <SheetLink
      link={messageLink}
      onPress={onPress}
      name={messagesName(t, unread)}
      mark={
        <span className={css.mark}>
          <CountBadge count={unread} />
        </span>
      }
    />
  );
}
