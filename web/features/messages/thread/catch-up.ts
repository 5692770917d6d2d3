import type { Message, Thread } from '#domain/features/messages/contract.ts';

/**
 * Brings a conversation up to date: all of what follows the last message that is known, in as many steps as it takes.
 * What is known stays, so that nothing is lost; numbers tell messages apart, so that nothing is doubled.
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

/** Everything of both, each number once, in order. */
export function mergeMessages(before: readonly Message[], after: readonly Message[]): Message[] {
  const bySeq = new Map([...before, ...after].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
}

/** Whether the last message is the one the conversation itself names as its last. */
function isComplete(messages: readonly Message[], { conversation }: Thread): boolean {
  const last = messages.at(-1);
  return last !== undefined && conversation.last !== null && last.at >= conversation.last.at;
}
