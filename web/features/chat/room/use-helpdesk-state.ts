import { useEffect, useState } from 'react';
import { awayCheckMs } from '#web/features/chat/chat-limits.ts';
import { useTicker } from '#web/lib/spec-timer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import { getHelpdeskState, type HelpdeskState } from './presence.ts';
import type { RoomState } from './room-state.ts';

/** The helpdesk's state, checked each second. Only a change is announced. */
export function useHelpdeskState(room: RoomState): HelpdeskState {
  const t = useT();
  const [openedAt] = useState(Date.now);
  const [now, setNow] = useState(openedAt);
  const state = getHelpdeskState(room, openedAt, Math.max(now, room.repliedAt ?? 0));
  useTicker(awayCheckMs, () => setNow(Date.now()), room.status !== 'closed');
  const [announced, setAnnounced] = useState<HelpdeskState | null>(null);
  useEffect(() => {
    if (room.connection !== 'ready' || state === announced) return;
    if (announced !== null) announce(t('chat.helpdeskIs', { state: t(`chat.presence.${state}`) }));
    setAnnounced(state);
  }, [room.connection, state, announced, t]);
  return state;
}
