import { LogIn, LogOut, UserPlus } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useLocation, useNavigate } from 'react-router';
import { type NavigationLink, sideLinks } from '#web/app/navigation.ts';
import { paths } from '#web/app/paths.ts';
import { hasPage } from '#web/app/routes.tsx';
import { logOut } from '#web/features/accounts/queries.ts';
import { useT } from '#web/lib/i18n.ts';
import { useRole } from '#web/lib/role.ts';
import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { HelpMenu } from './help-menu.tsx';
import css from './menu-sheet.module.css';
import { isCurrent, topLinks } from './top-links.ts';

/** Everything the bars offer, in one sheet: for small screens. */
export function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const role = useRole();
  const isSignedIn = useSession((session) => session.user.authenticated);
  const leave = async () => {
    onClose();
    await navigate(paths.home);
    await logOut();
  };
  const staff = role === null || role === 'job_seeker' ? [] : sideLinks(role, hasPage);
  const entry = isSignedIn ? [] : entryLinks.filter((link) => hasPage(link.path));
  return (
    <Dialog shape="sheet" isOpen onClose={onClose} title={t('shell.bar.menu')} closesOutside>
      <nav aria-label={t('shell.bar.menu')}>
        <ul className={css.list}>
          {[...staff, ...topLinks(isSignedIn, role, hasPage), ...entry].map((link) => (
            <li key={link.path}>
              <SheetLink link={link} onPress={onClose} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.end}>
        <HelpMenu />
        {isSignedIn && (
          <Button icon={LogOut} onPress={() => void leave()}>
            {t('shell.profile.logOut')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const entryLinks: NavigationLink[] = [
  { path: paths.login, label: 'shell.bar.logIn', icon: LogIn },
  { path: paths.signUp, label: 'shell.bar.signUp', icon: UserPlus },
];

function SheetLink({ link, onPress }: { readonly link: NavigationLink; readonly onPress: () => void }) {
  const t = useT();
  const { pathname } = useLocation();
  const Icon = link.icon;
  return (
    <Link
      href={link.path}
      onPress={onPress}
      className={css.link ?? ''}
      {...(isCurrent(link, pathname) ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon size={20} aria-hidden />
      {t(link.label)}
    </Link>
  );
}
