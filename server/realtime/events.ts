import { withoutTimeBudget } from '#server/db/connection/time-budget.ts';
import type { DatabaseLog } from '#server/db/log.ts';

type ChatSide = 'user' | 'help_desk';

/** A change that other parts and other processes react to. It carries ids; subscribers read the rows. */
export type DomainEvent =
  | { readonly kind: 'job_changed'; readonly tenantId: number; readonly id: number }
  | { readonly kind: 'seeker_changed'; readonly tenantId: number; readonly id: number }
  /** A bulk change; subscribers reload everything. */
  | { readonly kind: 'many_changed'; readonly tenantId: number }
  | { readonly kind: 'tenant_changed'; readonly tenantId: number }
  /** The notifications of this account. */
  | { readonly kind: 'notifications_changed'; readonly tenantId: number; readonly id: number }
  /** Every session of this account has ended. */
  | { readonly kind: 'sessions_ended'; readonly tenantId: number; readonly id: number }
  /** A stored message of the chat with this id. */
  | {
      readonly kind: 'chat_message';
      readonly tenantId: number;
      readonly id: number;
      readonly seq: number;
      readonly side: ChatSide;
    }
  /** Anything else in the chat: a note, its assignee, a read mark. */
  | { readonly kind: 'chat_changed' | 'chat_viewers'; readonly tenantId: number; readonly id: number }
  /** Not stored; a lost one does no harm. */
  | {
      readonly kind: 'chat_typing';
      readonly tenantId: number;
      readonly id: number;
      readonly side: ChatSide;
      readonly name: string;
      readonly isTyping: boolean;
    }
  /** The presence of agents. */
  | { readonly kind: 'helpdesk_presence'; readonly tenantId: number }
  /** The id is the conversation, which is the id of its application. */
  | { readonly kind: 'message_sent' | 'messages_read'; readonly tenantId: number; readonly id: number };

export type EventListener = (event: DomainEvent) => void;

/** Delivers events to every process, including this one. */
export interface EventBus {
  /**
   * Never rejects, because the change is already committed. Listeners of this process run synchronously. If sending
   * fails, the other processes get a gap with the next event and reload.
   */
  publish(event: DomainEvent): Promise<void>;
  /** Returns the function that unsubscribes. */
  subscribe(listener: EventListener): () => void;
  /** Runs when events may have been missed, such as after a reconnect: reload what is cached. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

/** The payload between processes; `missed` means that the sender failed to send an earlier event. */
type Message = (DomainEvent | { readonly kind: 'missed' }) & { readonly from: string };

/** The listeners of one process, with the encoding and decoding of payloads. */
export function createListeners(log: DatabaseLog) {
  const self = crypto.randomUUID();
  const listeners = new Set<EventListener>();
  const gapListeners = new Set<() => void>();
  const gap = () => {
    for (const listener of gapListeners) listener();
  };
  const emit = (event: DomainEvent) => {
    for (const listener of listeners) listener(event);
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
    publishThrough(send: (payload: string, tenantId: number) => Promise<unknown>): EventBus['publish'] {
      let hasMissed = false;
      return async (event) => {
        // Synchronous, so that the caller reads its own change from the in-memory copies.
        withoutTimeBudget(() => emit(event));
        const { tenantId } = event;
        try {
          if (hasMissed) await send(JSON.stringify({ kind: 'missed', from: self } satisfies Message), tenantId);
          hasMissed = false;
          await send(JSON.stringify({ ...event, from: self } satisfies Message), tenantId);
        } catch (error) {
          hasMissed = true;
          log.warn({ err: error }, 'an event could not be sent to the other processes');
        }
      };
    },
  };
}
