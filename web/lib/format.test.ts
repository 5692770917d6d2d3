// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { formatCurrency, formatDate, formatDateTime, formatMonth, formatRelative, truncate } from './format.ts';

test('money is whole, with thousands separators', () => {
  expect(formatCurrency(85_499.6, 'USD')).toBe('$85,500');
});

test('a calendar day is the same day in every time zone', () => {
  expect(formatDate('2026-03-04')).toBe('March 4, 2026');
  expect(formatDateTime('2026-03-04')).toBe('March 4, 2026');
});

test('a month is written out; a year alone stays one', () => {
  expect(['2026-03', '2026', ''].map(formatMonth)).toEqual(['March 2026', '2026', '']);
});

test.each([
  ['2026-03-04', 'today'],
  ['2026-03-05', 'tomorrow'],
  ['2026-03-03', 'yesterday'],
  ['2026-03-09', 'in 5 days'],
  ['2026-03-25', 'in 3 weeks'],
])('on the evening of March 4 the day %s is %s', (day, words) => {
  expect(formatRelative(day, new Date(2026, 2, 4, 23, 30))).toBe(words);
});

test.each([
  [-30, '30 seconds ago'],
  [-60, '1 minute ago'],
  [3 * 86_400, 'in 3 days'],
  [-86_400, 'yesterday'],
  [-400 * 86_400, 'last year'],
])('%i seconds from now reads "%s"', (seconds, words) => {
  const now = new Date('2026-03-04T12:00:00Z');
  expect(formatRelative(new Date(now.getTime() + seconds * 1000), now)).toBe(words);
});

test.each([
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['a longer text', 8, 'a longer...'],
  ['👩‍💻👩‍💻', 99, '👩‍💻👩‍💻'],
])('%j cut to %i is %j', (text, length, cut) => {
  expect(truncate(text, length)).toBe(cut);
});
