import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useIsLeaving } from '#web/lib/navigation/requested-location.ts';
import { useSession } from '#web/lib/session.ts';
import { classNames } from '#web/ui/class-names.ts';
import css from './app-shell.module.css';
import { Footer } from './footer.tsx';
import { HelpDock } from './help-dock.tsx';
import { PageLoadingNote } from './page-loading-note.tsx';
import { mainId, SkipLink } from './skip-link.tsx';
import { StatusBanners } from './status-banners.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { useSideNav } from './use-side-nav.ts';

const MenuSheet = lazy(async () => ({ default: (await import('./dialogs/menu-sheet.tsx')).MenuSheet }));
const LookBanner = lazy(async () => ({ default: (await import('./impersonation-banner.tsx')).ImpersonationBanner }));
const SideNav = lazy(async () => ({ default: (await import('./side-nav.tsx')).SideNav }));
const SeekerBar = lazy(async () => ({ default: (await import('./seeker-bar.tsx')).SeekerBar }));

/** The frame around every page. */
export function AppShell() {
  const { authenticated, is_user } = useSession((session) => session.expiredUser ?? session.user);
  const isExpired = useSession((session) => session.expiredUser !== null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const hasSideNav = useSideNav();
  const isStaff = authenticated && !is_user;
  const isSeeker = authenticated && is_user;
  return (
    <div
      className={classNames(css.shell, isSeeker && css.withBottomBar)}
      data-audience={isStaff ? 'staff' : 'candidate'}
    >
      <SkipLink />
      <ImpersonationNotice />
      <div className={classNames(css.frame, hasSideNav && css.withSideNav)}>
        {hasSideNav && (
          <div className={css.side}>
            <Suspense fallback={<div aria-busy="true" />}>
              <SideNav />
            </Suspense>
          </div>
        )}
        <div className={css.column}>
          <TopBar onOpenMenu={() => setMenuOpen(true)} hasSideNav={hasSideNav} />
          <Main className={classNames(css.main, isExpired && css.obscured)}>
            <StatusBanners />
            <Outlet />
          </Main>
          <Footer />
          <HelpDock />
        </div>
      </div>
      {isSeeker && (
        <Suspense>
          <SeekerBar onOpenMenu={() => setMenuOpen(true)} />
        </Suspense>
      )}
      {isMenuOpen && (
        <Suspense>
          <MenuSheet onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
      <ScrollRestoration />
    </div>
  );
}

/** For pages without top bar, menus and footer. */
export function BareShell() {
  return (
    <div className={css.shell} data-audience="candidate">
      <ImpersonationNotice />
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

/** Blocks input once another page was requested: text typed into the current page would be lost. */
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

function ImpersonationNotice() {
  const isImpersonating = useSession((session) => session.isImpersonating);
  return <Suspense>{isImpersonating && <LookBanner />}</Suspense>;
}
