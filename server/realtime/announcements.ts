/** A change that other parts, and other processes, want to hear of. It names rows; whoever cares reads them. */
export type Announcement =
  | { readonly kind: 'job_changed'; readonly tenantId: number; readonly id: number }
  | { readonly kind: 'seeker_changed'; readonly tenantId: number; readonly id: number }
  /** So many rows that naming each would take longer than reading all again. */
  | { readonly kind: 'many_changed'; readonly tenantId: number }
  | { readonly kind: 'tenant_changed'; readonly tenantId: number };

export type AnnouncementListener = (announcement: Announcement) => void;

/** Carries announcements to every process, this one included. */
export interface Announcements {
  publish(announcement: Announcement): Promise<void>;
  /** Returns what ends the subscription. */
  subscribe(listener: AnnouncementListener): () => void;
  /**
   * Called when announcements may have been missed, after a lost connection came back:
   * what is kept in memory has to be read anew.
   */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

/** The listeners of one process, and the reading of what the wire brings. */
export function createListeners() {
  const listeners = new Set<AnnouncementListener>();
  const gapListeners = new Set<() => void>();
  return {
    subscribe(listener: AnnouncementListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onGap(listener: () => void): void {
      gapListeners.add(listener);
    },
    receive(payload: string): void {
      const announcement = JSON.parse(payload) as Announcement;
      for (const listener of listeners) listener(announcement);
    },
    gap(): void {
      for (const listener of gapListeners) listener();
    },
  };
}
