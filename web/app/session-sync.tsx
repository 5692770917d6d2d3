import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { identityOf } from '#web/features/accounts/queries.ts';
import { renewIfNeeded } from '#web/lib/call.ts';
import { followComfort, languageWanted, useComfort } from '#web/lib/comfort.ts';
import { changeLanguage, currentLanguage } from '#web/lib/i18n.ts';
import { keepMovedPresses } from '#web/lib/moved-clicks.ts';
import { watchActivity } from '#web/lib/session/activity.ts';
import { checkSession, describeUser, followOtherTabs, noteSecondStep, useSession } from '#web/lib/session.ts';
import { useTicker } from '#web/lib/spec-timer.ts';

/** Milliseconds between two looks at the session. */
const checkEvery = 5000;

/** Keeps what the whole interface leans on in step: the session, its role, other tabs, the language. */
export function SessionKeeper() {
  useWatchers();
  useIdentity();
  useLanguage();
  return null;
}

function useWatchers(): void {
  const isSignedIn = useSession((session) => session.user.authenticated);
  const look = () => {
    checkSession();
    void renewIfNeeded();
  };
  useTicker(checkEvery, look, isSignedIn);
  useEffect(() => {
    const stops = [followOtherTabs(), followComfort(), watchActivity(), keepMovedPresses()];
    document.addEventListener('visibilitychange', checkWhenSeen);
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', checkWhenSeen);
    };
  }, []);
}

function checkWhenSeen(): void {
  if (document.visibilityState === 'visible') checkSession();
}

function useIdentity(): void {
  const { data } = useQuery(identityOf());
  useEffect(() => {
    if (!data) return;
    const { full_name: name, role_id, is_user, is_consent, tenant_name } = data;
    noteSecondStep(data.lacks_second_step);
    describeUser({ name, role_id, is_user, is_consent, tenant_name });
  }, [data]);
}

function useLanguage(): void {
  const language = useComfort(languageWanted);
  useEffect(() => {
    if (language !== currentLanguage()) void changeLanguage(language);
  }, [language]);
}
