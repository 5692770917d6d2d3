import { useQueryClient } from '@tanstack/react-query';
import { useComfort } from '#web/lib/comfort.ts';
import { useLive } from '#web/lib/live.ts';
import { invalidateMessages } from './queries.ts';

/** Refreshes messages on live events; in calm mode only on the messages page. */
export function useMessagesLive({ isReading, isActive = true }: { isReading: boolean; isActive?: boolean }): void {
  const client = useQueryClient();
  const isCalm = useComfort((comfort) => comfort.calm === 'true');
  useLive(() => void invalidateMessages(client), isActive && (isReading || !isCalm));
}
