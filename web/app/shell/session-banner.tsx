import { useState } from 'react';
import { renewSession } from '#web/lib/call.ts';
import { getIdleMs } from '#web/lib/session/activity.ts';
import { useSession } from '#web/lib/session.ts';
import { useTicker } from '#web/lib/spec-timer.ts';
import { formatTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { sessionEndTexts } from './session-end-texts.ts';

/** Seconds before the end of the session at which the banner is shown. */
const warningSeconds = [600, 180] as const;
const checkIntervalMs = 5000;
/** Milliseconds of inactivity before a warning; the session of an active person is renewed automatically. */
const idleAfterMs = 60_000;

/** Offers to extend the session ten and three minutes before it ends. */
export function SessionBanner() {
  const t = useT();
  const expiresAt = useSession((session) => session.expires_at);
  const isSignedIn = useSession((session) => session.user.authenticated);
  const [warning, setWarning] = useState<number | null>(null);
  const [closed, setClosed] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useTicker(checkIntervalMs, () => setWarning(expiresAt === null ? null : findDueWarning(expiresAt)), isSignedIn);
  if (!isSignedIn || expiresAt === null || warning === null || warning === closed) return null;
  const stay = async () => {
    try {
      await renewSession();
      setWarning(null);
      setFailed(false);
      announce(t('session.stayed', { time: formatTime(toDate(useSession.getState().expires_at)) }));
    } catch {
      setFailed(true);
    }
  };
  return (
    <Banner
      tone="info"
      role="status"
      title={t('session.endsSoon', { time: formatTime(toDate(expiresAt)) })}
      actions={
        <Button variant="primary" onPress={() => void stay()}>
          {t('session.stay')}
        </Button>
      }
      onClose={() => setClosed(warning)}
    >
      {hasFailed ? t('session.stayFailed') : t('session.draftSaved')}
    </Banner>
  );
}

/** Why the session ended, until it is closed. */
export function SessionEndedBanner() {
  const t = useT();
  const ended = useSession((session) => session.ended);
  const hasUnsavedWork = useSession((session) => session.expiredUser !== null);
  if (ended === null) return null;
  return (
    <Banner
      tone="warn"
      role="alert"
      title={t(sessionEndTexts[ended])}
      actions={ended === 'inactive' && <RefreshButton />}
      onClose={() => useSession.setState({ ended: null })}
    >
      {ended === 'impersonation' && t('impersonation.endedText')}
      {hasUnsavedWork && t('session.draftSaved')}
    </Banner>
  );
}

/** The latest due warning if the person is inactive, otherwise null. */
function findDueWarning(expiresAt: number): number | null {
  const remainingSeconds = expiresAt - Date.now() / 1000;
  if (remainingSeconds <= 0 || getIdleMs() < idleAfterMs) return null;
  return warningSeconds.findLast((seconds) => remainingSeconds <= seconds) ?? null;
}

function toDate(expiresAt: number | null): Date {
  return new Date((expiresAt ?? 0) * 1000);
}
