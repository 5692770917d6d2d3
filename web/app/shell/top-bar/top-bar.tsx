import { Menu as MenuIcon } from 'lucide-react';
import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { hasPage } from '#web/app/routes.tsx';
import { getPaletteShortcut, openPalette } from '#web/app/shell/palette/palette-open.ts';
import { useRole, useScope } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { CommandField } from '#web/ui/action/command-field.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { AccountTools } from './account-tools.tsx';
import { BarPath } from './bar-path.tsx';
import { Brand } from './brand.tsx';
import { ComfortButton } from './comfort-button.tsx';
import { HelpMenu } from './help-menu.tsx';
import css from './top-bar.module.css';
import { getTopLinks, hasSignUpLink, isCurrent } from './top-links.ts';

interface TopBarProps {
  readonly onOpenMenu: () => void;
  /** Next to the side navigation, which has the logo, the bar starts with the path to the page. */
  readonly hasSideNav: boolean;
}

export function TopBar({ onOpenMenu, hasSideNav }: TopBarProps) {
  const { authenticated, is_user } = useSession((session) => session.user);
  const isStaff = authenticated && !is_user;
  return (
    <header className={css.bar}>
      <div className={classNames(css.inner, hasSideNav && css.withPath)}>
        {hasSideNav && <MenuButton className={css.narrow} onOpenMenu={onOpenMenu} />}
        {hasSideNav ? <BarPath /> : <Brand isShort={authenticated} />}
        <TopNavigation />
        <div className={css.tools}>
          {isStaff && (
            <span className={classNames(css.wide, css.command)}>
              <SearchField />
            </span>
          )}
          <span className={css.wide}>
            <HelpMenu />
          </span>
          {/* On a phone, staff have the menu in its place. */}
          <span className={isStaff || hasSideNav ? css.wide : ''}>
            <ComfortButton />
          </span>
          {authenticated ? <AccountTools messagesClass={css.wide} /> : <SignInLinks />}
          {!hasSideNav && !is_user && (
            <MenuButton className={isStaff ? undefined : css.narrow} onOpenMenu={onOpenMenu} />
          )}
        </div>
      </div>
    </header>
  );
}

function SearchField() {
  const t = useT();
  const canFindPeople = useScope('seeker.read') !== null;
  const label = t(canFindPeople ? 'shell.bar.findPeople' : 'shell.bar.find');
  return (
    <CommandField shortcut={getPaletteShortcut()} onPress={openPalette}>
      {label}
    </CommandField>
  );
}

interface MenuButtonProps {
  readonly className: string | undefined;
  readonly onOpenMenu: () => void;
}

function MenuButton({ className, onOpenMenu }: MenuButtonProps) {
  const t = useT();
  return (
    <span className={className}>
      <Button variant="quiet" icon={MenuIcon} onPress={onOpenMenu}>
        {t('shell.bar.menu')}
      </Button>
    </span>
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
