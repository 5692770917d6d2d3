import { useEffect, useRef } from 'react';
import { getOwnerId, useSession } from '#web/lib/session.ts';

/** Saves pending changes when the page is closed, reloaded or left before the save delay ends. */
export function useSaveOnLeave(isPending: boolean, owner: number | null, save: () => void): void {
  const latest = useRef({ isPending, save });
  useEffect(() => {
    latest.current = { isPending, save };
  });
  useEffect(
    () => () => {
      // Logging out deletes all drafts: do not write one again.
      if (latest.current.isPending && getOwnerId(useSession.getState()) === owner) latest.current.save();
    },
    [owner],
  );
  useEffect(() => {
    if (!isPending) return;
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
    };
  }, [isPending, save]);
}
