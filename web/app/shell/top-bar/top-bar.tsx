import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { hasPage } from '#web/app/routes.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useRole, useScopes } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Brand } from './brand.tsx';
import { ComfortButton } from './comfort-button.tsx';
import { HelpMenu } from './help-menu.tsx';
import css from './top-bar.module.css';
import { canSeeMessages, getTopLinks, hasSignUpLink, isCurrent } from './top-links.ts';

const NotificationBell = lazy(async () => ({
  default: (await import('#web/features/notifications/notification-bell.tsx')).NotificationBell,
}));
const MessagesLink = lazy(async () => ({
  default: (await import('#web/features/messages/inbox/messages-link.tsx')).MessagesLink,
}));
const ProfileMenu = lazy(async () => ({ default: (await import('./profile-menu.tsx')).ProfileMenu }));

interface TopBarProps {
  readonly onOpenMenu: () => void;
  /** Shows the menu button on all widths, for staff pages without side navigation. */
  readonly hasMenuButton: boolean;
}

export function TopBar({ onOpenMenu, hasMenuButton }: TopBarProps) {
  const t = useT();
  const isSignedIn = useSession((session) => session.user.authenticated);
  const scopeOf = useScopes();
  const hasMessages = canSeeMessages(useRole()) && scopeOf('message.own') !== null;
  const canSeeNotifications = scopeOf('notification.own') !== null;
  return (
    <header className={css.bar}>
      <div className={css.inner}>
        <Brand isShort={isSignedIn} />
        <TopNavigation />
        <div className={css.tools}>
          <span className={css.wide}>
            <HelpMenu />
          </span>
          <ComfortButton />
          {isSignedIn ? (
            <>
              {canSeeNotifications && (
                <Suspense>
                  <NotificationBell />
                </Suspense>
              )}
              {hasMessages && (
                <span className={css.wide}>
                  <Suspense>
                    <MessagesLink />
                  </Suspense>
                </span>
              )}
              <span className={classNames(css.wide, css.account)}>
                <Suspense>
                  <ProfileMenu />
                </Suspense>
              </span>
            </>
          ) : (
            <SignInLinks />
          )}
          <span className={hasMenuButton ? '' : css.narrow}>
            <Button variant="secondary" icon={MenuIcon} onPress={onOpenMenu}>
              {t('shell.bar.menu')}
            </Button>
          </span>
        </div>
      </div>
    </header>
  );
}

function TopNavigation() {
  const t = useT();
  const role = useRole();
  const { pathname } = useLocation();
  const isSignedIn = useSession((session) => session.user.authenticated);
  return (
    <nav className={css.links} aria-label={t('shell.regions.top')}>
      {getTopLinks(isSignedIn, role, hasPage).map((link) => (
        <PlainLink
          key={link.path}
          href={link.path}
          className={css.link}
          {...(isCurrent(link, pathname) ? { 'aria-current': 'page' as const } : {})}
        >
          {t(link.label)}
        </PlainLink>
      ))}
    </nav>
  );
}

function SignInLinks() {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <span className={css.wide}>
      {pathname !== paths.login && (
        <LinkButton href={paths.login} variant={hasSignUpLink(pathname) ? 'secondary' : 'primary'}>
          {t('shell.bar.logIn')}
        </LinkButton>
      )}
      {hasSignUpLink(pathname) && hasPage(paths.signUp) && (
        <LinkButton href={paths.signUp} variant="primary">
          {t('shell.bar.signUp')}
        </LinkButton>
      )}
    </span>
  );
}
