import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Message, Thread } from '#domain/features/messages/contract.ts';
import { makeMessage, makeThread } from '#web/features/messages/messages.fixture.ts';
import { catchUp, mergeMessages } from './catch-up.ts';

/** A server with the given messages that returns at most three at a time. */
function serverWith(count: number): (after?: number) => Promise<Thread> {
  const all = Array.from({ length: count }, (_, index) => makeMessage(index + 1));
  return async (after) => makeThread(after === undefined ? all.slice(-3) : all.slice(after, after + 3), all.at(-1));
}

const seqs = (messages: readonly Message[]) => messages.map(({ seq }) => seq);

test('loads all missed messages in order and once', async () => {
  const known = await catchUp(undefined, serverWith(4));
  expect(seqs(known.messages)).toEqual([2, 3, 4]);
  const later = await catchUp(known, serverWith(15));
  expect(seqs(later.messages)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});

test('changes nothing without new messages', async () => {
  const known = await catchUp(undefined, serverWith(2));
  expect(await catchUp(known, serverWith(2))).toEqual(known);
});

test('merges overlapping pages with each number once and in order', () => {
  const piece = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 30 });
  fc.assert(
    fc.property(piece, piece, (first, second) => {
      const merged = mergeMessages(first.map(makeMessage), second.map(makeMessage));
      expect(seqs(merged)).toEqual([...new Set([...first, ...second])].sort((a, b) => a - b));
    }),
  );
});
