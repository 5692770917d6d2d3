import { describe, expect, it } from 'vitest';
import { getReplyDue } from './reply-due.ts';

describe('getReplyDue', () => {
  it.each([
    ['a Monday', '2026-03-02T15:00:00.000Z', '2026-03-04T15:00:00.000Z'],
    ['a Thursday', '2026-03-05T15:00:00.000Z', '2026-03-09T15:00:00.000Z'],
    ['a Saturday', '2026-03-07T15:00:00.000Z', '2026-03-10T15:00:00.000Z'],
  ])('returns, for a message on %s, two working days later', (_day, since, due) => {
    expect(getReplyDue(new Date(since)).toISOString()).toBe(due);
  });
});
