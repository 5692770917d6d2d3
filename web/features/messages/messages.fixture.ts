import type { Conversation, Message, Thread } from '#domain/features/messages/contract.ts';

const start = Date.parse('2026-03-04T12:00:00.000Z');

/** Message number n, one minute after the previous one. */
export function makeMessage(seq: number): Message {
  return {
    id: seq,
    seq,
    side: 'team',
    name: 'Marisol Quint',
    is_own: false,
    client_id: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
    text: `Line ${seq}`,
    at: new Date(start + seq * 60_000).toISOString(),
    files: [],
  };
}

const conversation: Conversation = {
  id: 17,
  job: { id: 3, title: 'Archivist', company: 'Larkspur Labs', organisation_id: 2 },
  seeker: { id: 5, name: 'Ines Okafor' },
  partner: 'Bridgeway',
  status: 'interview',
  own_side: 'seeker',
  last: null,
  unread_count: 0,
  reply_due: null,
  closed: null,
};

/** A page of a conversation that ends with message `last`. */
export function makeThread(messages: readonly Message[], last: Message | undefined): Thread {
  const end = last && { text: last.text, at: last.at, side: last.side, is_own: last.is_own, has_files: false };
  return {
    conversation: { ...conversation, last: end ?? null },
    messages: [...messages],
    has_earlier: (messages[0]?.seq ?? 1) > 1,
    others_read_seq: 0,
  };
}
