import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { identityQuery } from '#web/features/accounts/queries.ts';
import { renewIfNeeded } from '#web/lib/call.ts';
import { getComfortLanguage, syncComfortAcrossTabs, useComfort } from '#web/lib/comfort.ts';
import { redirectMovedClicks } from '#web/lib/input/moved-clicks.ts';
import { trackActivity } from '#web/lib/session/activity.ts';
import { checkSession, setLacksTwoFactor, syncAcrossTabs, updateUser, useSession } from '#web/lib/session.ts';
import { useTicker } from '#web/lib/spec-timer.ts';
import { changeLanguage, getCurrentLanguage } from '#web/lib/texts/i18n.ts';
import { preloadMemberPages } from './routes/member-page.ts';

/** Milliseconds between two checks of the session. */
const checkIntervalMs = 5000;

/** Keeps session, user data, other tabs and language in sync. */
export function SessionSync() {
  useSessionChecks();
  useUserSync();
  useLanguageSync();
  return null;
}

function useSessionChecks(): void {
  const isSignedIn = useSession((session) => session.user.authenticated);
  const check = () => {
    checkSession();
    void renewIfNeeded();
  };
  useTicker(checkIntervalMs, check, isSignedIn);
  useEffect(() => {
    if (isSignedIn) preloadMemberPages();
  }, [isSignedIn]);
  useEffect(() => {
    const stops = [syncAcrossTabs(), syncComfortAcrossTabs(), trackActivity(), redirectMovedClicks()];
    document.addEventListener('visibilitychange', checkWhenVisible);
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', checkWhenVisible);
    };
  }, []);
}

function checkWhenVisible(): void {
  if (document.visibilityState === 'visible') checkSession();
}

function useUserSync(): void {
  const { data } = useQuery(identityQuery());
  useEffect(() => {
    if (!data) return;
    const { full_name: name, role_id, is_user, is_pending, is_consent, tenant_name } = data;
    setLacksTwoFactor(data.lacks_second_step);
    updateUser({ name, role_id, is_user, is_pending, is_consent, tenant_name });
  }, [data]);
}

function useLanguageSync(): void {
  const language = useComfort(getComfortLanguage);
  useEffect(() => {
    if (language !== getCurrentLanguage()) void changeLanguage(language);
  }, [language]);
}
