import { awayAfterMs } from '#web/features/chat/chat-limits.ts';
import type { RoomState } from './room-state.ts';

export type HelpdeskState = 'online' | 'away' | 'offline';

/**
 * What the header says about the helpdesk.
 * @param openedAt when the chat was opened on this device, in milliseconds
 */
export function getHelpdeskState(room: RoomState, openedAt: number, now: number): HelpdeskState {
  const { presence, status, waitingSince, repliedAt } = room;
  if (status === 'closed') return 'offline';
  if (presence.away) return 'away';
  if (!presence.online) return 'offline';
  const since = waitingSince ?? Math.max(openedAt, repliedAt ?? 0);
  return now - since > awayAfterMs ? 'away' : 'online';
}
