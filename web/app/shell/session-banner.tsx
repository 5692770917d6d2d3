import { useState } from 'react';
import { renewSession } from '#web/lib/call.ts';
import { formatTime } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { idleTime } from '#web/lib/session/activity.ts';
import { useSession } from '#web/lib/session.ts';
import { useTicker } from '#web/lib/spec-timer.ts';
import { Button } from '#web/ui/action/button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** Seconds before the end of the session at which the banner shows, and shows again. */
const warnings = [600, 180] as const;
const checkEvery = 5000;
/** Milliseconds without a sign of life; an active person's session renews without a word. */
const idleAfter = 60_000;

/** Ten and three minutes before the session ends, offers to stay: one press, as often as wanted. */
export function SessionBanner() {
  const t = useT();
  const expiresAt = useSession((session) => session.expires_at);
  const isSignedIn = useSession((session) => session.user.authenticated);
  const [warning, setWarning] = useState<number | null>(null);
  const [closed, setClosed] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useTicker(checkEvery, () => setWarning(expiresAt === null ? null : dueWarning(expiresAt)), isSignedIn);
  if (!isSignedIn || expiresAt === null || warning === null || warning === closed) return null;
  const stay = async () => {
    try {
      await renewSession();
      setWarning(null);
      setFailed(false);
      announce(t('session.stayed', { time: formatTime(endOf(useSession.getState().expires_at)) }));
    } catch {
      setFailed(true);
    }
  };
  return (
    <Banner
      tone="info"
      role="status"
      title={t('session.endsSoon', { time: formatTime(endOf(expiresAt)) })}
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

/** The closest warning that is due while nobody is at the keyboard, or null. */
function dueWarning(expiresAt: number): number | null {
  const left = expiresAt - Date.now() / 1000;
  if (left <= 0 || idleTime() < idleAfter) return null;
  return warnings.findLast((seconds) => left <= seconds) ?? null;
}

function endOf(expiresAt: number | null): Date {
  return new Date((expiresAt ?? 0) * 1000);
}
