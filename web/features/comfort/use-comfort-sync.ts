import { useEffect } from 'react';
import { forgetUnsentComfort, isComfortUnsent, useComfort } from '#web/lib/comfort.ts';
import { useSession } from '#web/lib/session.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { fetchComfort, sendComfort } from './queries.ts';

/**
 * Keeps the comfort settings of this device and of the account in step while somebody is signed in. A failure is silent:
 * the settings hold here, and the next change or visit tells them.
 */
export function useComfortSync(): void {
  const userId = useSession((session) => session.user.user_id);
  const comfort = useSettled(useComfort(), 500);
  useEffect(() => {
    if (userId === null) return;
    void fetchComfort().catch(() => undefined);
    // Whoever comes next at this device is somebody else.
    return forgetUnsentComfort;
  }, [userId]);
  useEffect(() => {
    if (userId !== null && comfort === useComfort.getState() && isComfortUnsent())
      void sendComfort().catch(() => undefined);
  }, [userId, comfort]);
}
