import { expect, test } from 'vitest';
import { joinOrder } from './use-stable-order.ts';

test('keeps the order of shown items when the server order changes', () => {
  expect(joinOrder([1, 2, 3], [3, 1, 2])).toEqual([1, 2, 3]);
});

test('adds new items at the top and the next page at the end', () => {
  expect(joinOrder([1, 2], [9, 2, 1])).toEqual([9, 1, 2]);
  expect(joinOrder([1, 2], [1, 2, 3, 4])).toEqual([1, 2, 3, 4]);
  expect(joinOrder([], [1, 2])).toEqual([1, 2]);
});
