import { RefreshCw } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isCalmOfferDue } from '#web/lib/comfort.ts';
import { hideHelperText, useHelperText } from '#web/lib/helper-text.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import css from './notices.module.css';
import { endTexts } from './session-end-texts.ts';

const CalmOffer = lazy(async () => ({
  default: (await import('#web/features/comfort/calm-offer.tsx')).CalmOffer,
}));
const SessionBanner = lazy(async () => ({ default: (await import('./session-banner.tsx')).SessionBanner }));

/** What stands above every page while it is true: the end of a session, a failed call, no connection. */
export function Notices() {
  const isSignedIn = useSession((session) => session.user.authenticated);
  const isLook = useSession((session) => session.isLook);
  const [isOfferDue] = useState(isCalmOfferDue);
  return (
    <div className={css.notices}>
      {isOfferDue && (
        <Suspense>
          <CalmOffer />
        </Suspense>
      )}
      <OfflineNotice />
      <EndedNotice />
      <HelperNotice />
      {isSignedIn && !isLook && (
        <Suspense>
          <SessionBanner />
        </Suspense>
      )}
    </div>
  );
}

function EndedNotice() {
  const t = useT();
  const ended = useSession((session) => session.ended);
  if (ended === null) return null;
  return (
    <Banner
      tone="warn"
      role="alert"
      title={t(endTexts[ended])}
      actions={ended === 'inactive' && <RefreshButton />}
      onClose={() => useSession.setState({ ended: null })}
    >
      {t(ended === 'look' ? 'impersonation.endedText' : 'session.draftSaved')}
    </Banner>
  );
}

function HelperNotice() {
  const t = useT();
  const { pathname } = useLocation();
  const { text } = useHelperText();
  const [shownAt, setShownAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== shownAt) hideHelperText();
    setShownAt(pathname);
  }, [pathname, shownAt]);
  if (text === null) return null;
  return (
    <Banner tone="warn" role="status" title={t(text)} actions={<RefreshButton />} onClose={hideHelperText}>
      {t('session.refreshHelp')}
    </Banner>
  );
}

function RefreshButton() {
  const t = useT();
  return (
    <Button icon={RefreshCw} onPress={() => window.location.reload()}>
      {t('common.actions.refresh')}
    </Button>
  );
}

function OfflineNotice() {
  const t = useT();
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine);
  return isOnline ? null : <Banner tone="warn" role="status" title={t('common.states.offline')} />;
}

function followConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
