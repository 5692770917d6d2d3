import { expect, test } from 'vitest';
import { joinOrder } from './use-stable-order.ts';

test('what was shown keeps its place, whatever the server’s order has become', () => {
  expect(joinOrder([1, 2, 3], [3, 1, 2])).toEqual([1, 2, 3]);
});

test('what is new joins at the top, and a further page at the end', () => {
  expect(joinOrder([1, 2], [9, 2, 1])).toEqual([9, 1, 2]);
  expect(joinOrder([1, 2], [1, 2, 3, 4])).toEqual([1, 2, 3, 4]);
  expect(joinOrder([], [1, 2])).toEqual([1, 2]);
});
