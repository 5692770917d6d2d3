// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { formatAge, formatChatDay, formatChatTime, formatNotice, getChatDay } from './chat-times.ts';

describe('formatChatTime', () => {
  it.each([
    ['2026-03-04T15:03:00Z', '10:03'],
    ['2026-07-04T04:00:00Z', '00:00'],
    ['2026-07-04T03:59:00Z', '23:59'],
  ])('%s -> %s in US Eastern time', (when, time) => expect(formatChatTime(when)).toBe(time));
});

describe('formatNotice', () => {
  it.each([
    ['2026-03-01T15:03:00Z', '1st March 2026, 10:03'],
    ['2026-03-02T15:03:00Z', '2nd March 2026, 10:03'],
    ['2026-03-03T15:03:00Z', '3rd March 2026, 10:03'],
    ['2026-03-11T15:03:00Z', '11th March 2026, 11:03'],
    ['2026-03-23T02:03:00Z', '22nd March 2026, 22:03'],
  ])('%s -> %s', (when, text) => expect(formatNotice(when)).toBe(text));
});

describe('formatChatDay', () => {
  it('a moment -> the weekday and dd MMM yyyy of its Eastern day', () => {
    expect(formatChatDay('2026-03-05T04:59:59Z')).toBe('Wednesday, 04 Mar 2026');
    expect([getChatDay('2026-03-05T04:59:59Z'), getChatDay('2026-03-05T05:00:00Z')]).toEqual([
      '2026-03-04',
      '2026-03-05',
    ]);
  });
});

describe('formatAge', () => {
  it.each([
    ['2026-03-04T14:55:00Z', '5 mins ago'],
    ['2026-03-04T14:59:00Z', '1 minute ago'],
    ['2026-03-04T12:40:00Z', '2 hours ago'],
    ['2026-03-04T15:00:00Z', 'now'],
  ])('%s -> %s', (when, age) => expect(formatAge(when, new Date('2026-03-04T15:00:00Z'))).toBe(age));
});
