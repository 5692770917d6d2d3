import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useIsLeaving } from '#web/app/pending-page.ts';
import { hasSideNav } from '#web/app/routes.tsx';
import { useSession } from '#web/lib/session.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './app-shell.module.css';
import { Footer } from './footer.tsx';
import { Notices } from './notices.tsx';
import { PageLoadingNote } from './page-loading-note.tsx';
import { mainId, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar/top-bar.tsx';

const MenuSheet = lazy(async () => ({ default: (await import('./dialogs/menu-sheet.tsx')).MenuSheet }));
const LookBanner = lazy(async () => ({ default: (await import('./impersonation-banner.tsx')).LookBanner }));
const SideNav = lazy(async () => ({ default: (await import('./side-nav.tsx')).SideNav }));

/** The frame around every page. */
export function AppShell() {
  const { pathname, state } = useLocation();
  const { authenticated, is_user } = useSession((session) => session.lapsed ?? session.user);
  const isLapsed = useSession((session) => session.lapsed !== null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isStaff = authenticated && !is_user;
  const hasSide = isStaff && hasSideNav(pathname, state);
  return (
    <div className={css.shell} data-audience={isStaff ? 'staff' : 'candidate'}>
      <SkipLink />
      <LookNotice />
      <TopBar onOpenMenu={() => setMenuOpen(true)} keepsMenuButton={isStaff && !hasSide} />
      <div className={css.middle}>
        {hasSide && (
          <Suspense fallback={<div className={css.sidePlace} aria-busy="true" />}>
            <SideNav />
          </Suspense>
        )}
        <Main className={classNames(css.main, hasSide && css.besideNav, isLapsed && css.veiled)}>
          <Notices />
          <Outlet />
        </Main>
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
      <LookNotice />
      <Main className={css.main ?? ''}>
        <Outlet />
      </Main>
      <ScrollRestoration />
    </div>
  );
}

interface MainProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Takes no more input once another page was asked for: what is typed into a page that goes would be lost. */
function Main({ className, children }: MainProps) {
  const isLeaving = useIsLeaving();
  return (
    <>
      <main id={mainId} tabIndex={-1} className={className} aria-busy={isLeaving} inert={isLeaving}>
        {children}
      </main>
      {isLeaving && <PageLoadingNote />}
    </>
  );
}

function LookNotice() {
  const isLook = useSession((session) => session.isLook);
  return <Suspense>{isLook && <LookBanner />}</Suspense>;
}
