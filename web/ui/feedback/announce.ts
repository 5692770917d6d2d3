import { create } from 'zustand';

interface Announcement {
  readonly text: string;
  /** Grows with each announcement, so that the same words are spoken again. */
  readonly turn: number;
}

type Urgency = 'polite' | 'assertive';

/** What the two live regions say now. */
export const useAnnouncements = create<Record<Urgency, Announcement>>(() => ({
  polite: { text: '', turn: 0 },
  assertive: { text: '', turn: 0 },
}));

/** Speaks through the live regions without moving the focus. Assertive interrupts: for errors alone. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  useAnnouncements.setState((now) => ({ [urgency]: { text, turn: now[urgency].turn + 1 } }));
}

export function useAnnounce(): typeof announce {
  return announce;
}
