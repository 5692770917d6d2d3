import { useEffect, useRef } from 'react';
import { ownerOf, useSession } from '#web/lib/session.ts';

/** Closing, reloading or leaving the page within the pause must not lose the last words of their owner. */
export function useKeepOnLeave(isPending: boolean, owner: number | null, keep: () => void): void {
  const last = useRef({ isPending, keep });
  useEffect(() => {
    last.current = { isPending, keep };
  });
  useEffect(
    () => () => {
      // After logging out the drafts are wiped, and stay so.
      if (last.current.isPending && ownerOf(useSession.getState()) === owner) last.current.keep();
    },
    [owner],
  );
  useEffect(() => {
    if (!isPending) return;
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
    };
  }, [isPending, keep]);
}
