import type { DatabaseLog } from '#server/db/log.ts';

/** A change that other parts, and other processes, want to hear of. It names rows; whoever cares reads them. */
export type DomainEvent =
  | { readonly kind: 'job_changed'; readonly tenantId: number; readonly id: number }
  | { readonly kind: 'seeker_changed'; readonly tenantId: number; readonly id: number }
  /** So many rows that naming each would take longer than reading all again. */
  | { readonly kind: 'many_changed'; readonly tenantId: number }
  | { readonly kind: 'tenant_changed'; readonly tenantId: number }
  /** Every session of this account has ended. */
  | { readonly kind: 'sessions_ended'; readonly tenantId: number; readonly id: number }
  /** Somebody wrote in the conversation about this application, or has read it. */
  | { readonly kind: 'message_sent' | 'messages_read'; readonly tenantId: number; readonly id: number };

export type EventListener = (announcement: DomainEvent) => void;

/** Carries announcements to every process, this one included. */
export interface EventBus {
  /**
   * Never fails, for what is announced has happened already. This process hears it before anything else happens; what
   * cannot be sent makes the others read everything anew as soon as they can be told.
   */
  publish(announcement: DomainEvent): Promise<void>;
  /** Returns what ends the subscription. */
  subscribe(listener: EventListener): () => void;
  /**
   * Called when announcements may have been missed, after a lost connection came back:
   * what is kept in memory has to be read anew.
   */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

/** What travels between processes; `missed` says that the sender could not say something before. */
type Message = (DomainEvent | { readonly kind: 'missed' }) & { readonly from: string };

/** The listeners of one process, and the writing and reading of what goes over the wire. */
export function createListeners(log: DatabaseLog) {
  const self = crypto.randomUUID();
  const listeners = new Set<EventListener>();
  const gapListeners = new Set<() => void>();
  const gap = () => {
    for (const listener of gapListeners) listener();
  };
  const emit = (announcement: DomainEvent) => {
    for (const listener of listeners) listener(announcement);
  };
  return {
    gap,
    subscribe(listener: EventListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onGap(listener: () => void): void {
      gapListeners.add(listener);
    },
    receive(payload: string): void {
      const { from, ...message } = JSON.parse(payload) as Message;
      if (from === self) return;
      if (message.kind === 'missed') gap();
      else emit(message);
    },
    publishThrough(send: (payload: string) => Promise<unknown>): EventBus['publish'] {
      let hasMissed = false;
      return async (announcement) => {
        // This process hears it at once, so that whoever changed something finds it changed.
        emit(announcement);
        try {
          if (hasMissed) await send(JSON.stringify({ kind: 'missed', from: self } satisfies Message));
          hasMissed = false;
          await send(JSON.stringify({ ...announcement, from: self } satisfies Message));
        } catch (error) {
          hasMissed = true;
          log.warn({ err: error }, 'an announcement reached this process alone');
        }
      };
    },
  };
}
