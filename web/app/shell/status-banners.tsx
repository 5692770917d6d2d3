import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { shouldOfferCalm } from '#web/lib/comfort.ts';
import { useSession } from '#web/lib/session.ts';
import { hideHelperText, useHelperText } from '#web/lib/texts/helper-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { RefreshButton } from './refresh-button.tsx';
import css from './status-banners.module.css';

const CalmOffer = lazy(async () => ({
  default: (await import('#web/features/comfort/calm-offer.tsx')).CalmOffer,
}));
const OrganizationNotice = lazy(async () => ({
  default: (await import('#web/features/organisations/organization-notice.tsx')).OrganizationNotice,
}));
const SessionBanner = lazy(async () => ({ default: (await import('./session-banner.tsx')).SessionBanner }));
// In the file of the other one, which is loaded while a session lasts.
const SessionEndedBanner = lazy(async () => ({
  default: (await import('./session-banner.tsx')).SessionEndedBanner,
}));

/** Banners above every page: session ended, failed call, no connection. */
export function StatusBanners() {
  const isSignedIn = useSession((session) => session.user.authenticated);
  const isImpersonating = useSession((session) => session.isImpersonating);
  const hasEnded = useSession((session) => session.ended !== null);
  const isStaff = useSession(({ user }) => user.authenticated && !user.is_user);
  const { pathname } = useLocation();
  const [shouldShowOffer] = useState(shouldOfferCalm);
  return (
    <div className={css.banners}>
      {shouldShowOffer && (
        <Suspense>
          <CalmOffer />
        </Suspense>
      )}
      <OfflineBanner />
      {isStaff && !isStatusPage(pathname) && (
        <Suspense>
          <OrganizationNotice />
        </Suspense>
      )}
      {hasEnded && (
        <Suspense>
          <SessionEndedBanner />
        </Suspense>
      )}
      <HelperTextBanner />
      {isSignedIn && !isImpersonating && (
        <Suspense>
          <SessionBanner />
        </Suspense>
      )}
    </div>
  );
}

/** Pages that say the same about the organization themselves. */
function isStatusPage(pathname: string): boolean {
  return [paths.approval, paths.approvalVariant, paths.rejected].some((path) => path === pathname);
}

function HelperTextBanner() {
  const t = useT();
  const { pathname } = useLocation();
  const { text, replacementCount } = useHelperText();
  const [textPathname, setTextPathname] = useState(pathname);
  useEffect(() => {
    if (pathname !== textPathname) hideHelperText();
    setTextPathname(pathname);
  }, [pathname, textPathname]);
  if (text === null || replacementCount > 0) return null;
  return (
    <Banner tone="warn" role="status" title={t(text)} actions={<RefreshButton />} onClose={hideHelperText}>
      {t('session.refreshHelp')}
    </Banner>
  );
}

function OfflineBanner() {
  const t = useT();
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  return isOnline ? null : <Banner tone="warn" role="status" title={t('common.states.offline')} />;
}

function subscribeToConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
