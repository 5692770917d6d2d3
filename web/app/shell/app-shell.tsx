import { lazy, Suspense, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { hasSideNavigation } from '#web/app/side-navigation-places.ts';
import { useSession } from '#web/lib/session.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './app-shell.module.css';
import { Footer } from './footer.tsx';
import { Notices } from './notices.tsx';
import { mainId, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }));
const SideNav = lazy(async () => ({ default: (await import('./side-nav.tsx')).SideNav }));

/** The frame around every page. */
export function AppShell() {
  const { pathname, state } = useLocation();
  const { authenticated, is_user } = useSession((session) => session.user);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isStaff = authenticated && !is_user;
  const hasSide = isStaff && hasSideNavigation(pathname, state);
  return (
    <div className={css.shell} data-audience={isStaff ? 'staff' : 'candidate'}>
      <SkipLink />
      <TopBar onOpenMenu={() => setMenuOpen(true)} keepsMenuButton={isStaff && !hasSide} />
      <div className={css.middle}>
        {hasSide && (
          <Suspense fallback={<div className={css.sidePlace} aria-busy="true" />}>
            <SideNav />
          </Suspense>
        )}
        <main id={mainId} tabIndex={-1} className={classNames(css.main, hasSide && css.besideNav)}>
          <Notices />
          <Outlet />
        </main>
      </div>
      <Footer />
      {isMenuOpen && (
        <Suspense>
          <MenuSheet onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
      <ScrollRestoration />
    </div>
  );
}

/** For pages that stand alone: no bars, no menus. */
export function BareShell() {
  return (
    <div className={css.shell} data-audience="candidate">
      <main id={mainId} tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </div>
  );
}
