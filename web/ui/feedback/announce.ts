import { create } from 'zustand';

interface Announcement {
  readonly text: string;
  /** Increases with each announcement, so that the same text is announced again. */
  readonly sequence: number;
}

type Urgency = 'polite' | 'assertive';

/** The current texts of the two live regions. */
export const useAnnouncements = create<Record<Urgency, Announcement>>(() => ({
  polite: { text: '', sequence: 0 },
  assertive: { text: '', sequence: 0 },
}));

/** Announces a text to screen readers without moving focus. `assertive` interrupts; use it for errors only. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  useAnnouncements.setState((current) => ({ [urgency]: { text, sequence: current[urgency].sequence + 1 } }));
}

export function useAnnounce(): typeof announce {
  return announce;
}
