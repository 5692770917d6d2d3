import { expect, test } from 'vitest';
import { weekdays } from '#domain/features/chat/agent-hours.ts';
import { getOwnTimeZone } from '#web/lib/time-zone.ts';
import { formatWeeklyHours } from './weekly-hours.ts';

const format = (days: readonly (typeof weekdays)[number][], time_zone = getOwnTimeZone()) =>
  formatWeeklyHours({ days: [...days], from: 540, until: 1020, time_zone }).replaceAll(/[\u2009\u202f]/g, ' ');

test.each([
  [[1, 2, 3, 4, 5], 'Mon–Fri, 9:00 AM – 5:00 PM'],
  [[6, 7], 'Sat, Sun, 9:00 AM – 5:00 PM'],
  [[5, 4, 1, 3], 'Mon, Wed–Fri, 9:00 AM – 5:00 PM'],
  [weekdays, 'Mon–Sun, 9:00 AM – 5:00 PM'],
] as const)('formats the days %j', (days, text) => {
  expect(format(days)).toBe(text);
});

test('names a time zone other than the reader’s, and is empty without hours', () => {
  const other = getOwnTimeZone() === 'Asia/Seoul' ? 'America/Toronto' : 'Asia/Seoul';
  expect(format([1], other)).toMatch(/^Mon, 9:00 AM – 5:00 PM \(.+\)$/);
  expect(formatWeeklyHours(null)).toBe('');
});
