import { useEffect } from 'react';
import { isComfortUnsent, markComfortSent, useComfort } from '#web/lib/comfort.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useSession } from '#web/lib/session.ts';

/**
 * Syncs the comfort settings of this device and the account while logged in. Failures are silent:
 * the settings apply on this device and sync with the next change or visit.
 */
export function useComfortSync(): void {
  // Impersonation neither reads nor changes comfort settings.
  const userId = useSession((session) => (session.isImpersonating ? null : session.user.user_id));
  const comfort = useDebounced(useComfort(), 500);
  useEffect(() => {
    if (userId === null) return;
    void quietly(async () => (await import('./queries.ts')).fetchComfort());
    // The next user of this device is another person.
    return markComfortSent;
  }, [userId]);
  useEffect(() => {
    if (userId !== null && comfort === useComfort.getState() && isComfortUnsent())
      void quietly(async () => (await import('./queries.ts')).sendComfort());
  }, [userId, comfort]);
}

/** Loaded on first use, because visitors have no account to sync with. */
async function quietly(run: () => Promise<void>): Promise<void> {
  await run().catch(() => undefined);
}
