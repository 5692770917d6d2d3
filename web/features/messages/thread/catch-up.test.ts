import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Message, Thread } from '#domain/features/messages/contract.ts';
import { messageOf, threadOf } from '#web/features/messages/messages.fixture.ts';
import { catchUp, mergeMessages } from './catch-up.ts';

/** A server with so many messages, which gives at most three at a time. */
function serverWith(count: number): (after?: number) => Promise<Thread> {
  const all = Array.from({ length: count }, (_, index) => messageOf(index + 1));
  return async (after) => threadOf(after === undefined ? all.slice(-3) : all.slice(after, after + 3), all.at(-1));
}

const seqs = (messages: readonly Message[]) => messages.map(({ seq }) => seq);

test('a device that was away for long gets all it missed, in order and once', async () => {
  const known = await catchUp(undefined, serverWith(4));
  expect(seqs(known.messages)).toEqual([2, 3, 4]);
  const later = await catchUp(known, serverWith(15));
  expect(seqs(later.messages)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});

test('asking again without news changes nothing', async () => {
  const known = await catchUp(undefined, serverWith(2));
  expect(await catchUp(known, serverWith(2))).toEqual(known);
});

test('however pieces of a conversation overlap, together they hold each number once and in order', () => {
  const piece = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 30 });
  fc.assert(
    fc.property(piece, piece, (first, second) => {
      const merged = mergeMessages(first.map(messageOf), second.map(messageOf));
      expect(seqs(merged)).toEqual([...new Set([...first, ...second])].sort((a, b) => a - b));
    }),
  );
});
