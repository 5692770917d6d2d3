import { useQueryClient } from '@tanstack/react-query';
import { useComfort } from '#web/lib/comfort.ts';
import { useLive } from '#web/lib/live.ts';
import { forgetMessages } from './queries.ts';

/** Keeps what is on screen about messages up to date. In calm mode only where somebody reads them. */
export function useMessagesLive({ isReading, isActive = true }: { isReading: boolean; isActive?: boolean }): void {
  const client = useQueryClient();
  const isCalm = useComfort((comfort) => comfort.calm === 'true');
  useLive(() => void forgetMessages(client), isActive && (isReading || !isCalm));
}
