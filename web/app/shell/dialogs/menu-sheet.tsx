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
import { getSideLinks, type NavigationLink } from '#web/app/navigation.ts';
import { paths } from '#web/app/paths.ts';
import { hasPage, hasWorkingPage } from '#web/app/routes.tsx';
import { HelpMenu } from '#web/app/shell/top-bar/help-menu.tsx';
import { getProfileLinks } from '#web/app/shell/top-bar/profile-links.ts';
import { canSeeMessages, getTopLinks, hasSignUpLink, isCurrent } from '#web/app/shell/top-bar/top-links.ts';
import { messagesName } from '#web/features/messages/inbox/messages-name.ts';
import { useUnreadMessages } from '#web/features/messages/inbox/use-unread-messages.ts';
import { useTenant } from '#web/features/tenants/queries.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { CountBadge } from '#web/ui/data/marks/count-badge.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import css from './menu-sheet.module.css';
import { useLogOut } from './use-log-out.ts';

/** All links of the top bar and side navigation, for small screens. */
export function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const role = useRole();
  const { pathname } = useLocation();
  const { authenticated, user_id } = useSession((session) => session.user);
  const { admins_decide: adminsDecide } = useTenant().switches;
  const endSession = useLogOut();
  const logOut = async () => {
    onClose();
    await endSession();
  };
  return (
    <Dialog shape="sheet" isOpen onClose={onClose} title={t('shell.bar.menu')} isDismissable>
      <nav aria-label={t('shell.bar.menu')}>
        <ul className={css.list}>
          {buildLinks(role, { isLoggedIn: authenticated, userId: user_id, pathname, adminsDecide }).map((link) => (
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

interface MenuContext {
  readonly isLoggedIn: boolean;
  readonly userId: number | null;
  readonly pathname: string;
  readonly adminsDecide: boolean;
}

/** The links of the side navigation, top bar and profile menu, without duplicates. */
function buildLinks(role: Role | null, { isLoggedIn, userId, pathname, adminsDecide }: MenuContext): NavigationLink[] {
  const staff = role === null || role === 'job_seeker' ? [] : getSideLinks(role, { hasPage, adminsDecide });
  const top = getTopLinks(isLoggedIn, role, hasPage).map((link) => ({ ...link, icon: topIcons[link.path] ?? Search }));
  const messages = canSeeMessages(role) ? [messageLink] : [];
  const own = isLoggedIn ? [...messages, ...getProfileLinks(role, userId, hasWorkingPage)] : getGuestLinks(pathname);
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

function getGuestLinks(pathname: string): NavigationLink[] {
  const logIn: NavigationLink = { path: paths.login, label: 'shell.bar.logIn', icon: LogIn };
  const signUp: NavigationLink = { path: paths.signUp, label: 'shell.bar.signUp', icon: UserPlus };
  return hasSignUpLink(pathname) ? [logIn, signUp] : [logIn];
}

interface SheetLinkProps {
  readonly link: NavigationLink;
  readonly onPress: () => void;
  /** Accessible name, if it differs from the label. */
  readonly name?: string;
  readonly badge?: ReactNode;
}

function SheetLink({ link, onPress, name, badge }: SheetLinkProps) {
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
      {badge}
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
      badge={
        <span className={css.badge}>
          <CountBadge count={unread} />
        </span>
      }
    />
  );
}
