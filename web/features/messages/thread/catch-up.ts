import type { Message, Thread } from '#domain/features/messages/contract.ts';

/**
 * Loads all messages after the last known one, in as many requests as needed.
 * Known messages are kept, and message numbers prevent duplicates.
 */
export async function catchUp(known: Thread | undefined, ask: (after?: number) => Promise<Thread>): Promise<Thread> {
  if (!known || known.messages.length === 0) return ask();
  let messages = known.messages;
  for (;;) {
    const fresh = await ask(messages.at(-1)?.seq);
    messages = mergeMessages(messages, fresh.messages);
    if (fresh.messages.length === 0 || isComplete(messages, fresh)) {
      return { ...fresh, messages, has_earlier: known.has_earlier };
    }
  }
}

/** Merges two lists by message number, in order. */
export function mergeMessages(before: readonly Message[], after: readonly Message[]): Message[] {
  const bySeq = new Map([...before, ...after].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

/** Whether the last message is the conversation's last. */
function isComplete(messages: readonly Message[], { conversation }: Thread): boolean {
  const last = messages.at(-1);
  return last !== undefined && conversation.last !== null && last.at >= conversation.last.at;
}
