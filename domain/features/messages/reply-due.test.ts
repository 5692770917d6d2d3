import { describe, expect, it } from 'vitest';
import { getReplyDue } from './reply-due.ts';

describe('getReplyDue', () => {
  it.each([
    ['a Monday', 'UTC', '2026-03-02T15:00:00.000Z', '2026-03-04T15:00:00.000Z'],
    ['a Thursday', 'UTC', '2026-03-05T15:00:00.000Z', '2026-03-09T15:00:00.000Z'],
    ['a Saturday', 'UTC', '2026-03-07T15:00:00.000Z', '2026-03-10T15:00:00.000Z'],
    // In UTC it is Sunday, and Monday one day later.
    ['a Saturday evening', 'America/New_York', '2026-06-07T01:00:00.000Z', '2026-06-10T01:00:00.000Z'],
    ['a Friday evening', 'America/New_York', '2026-06-06T01:00:00.000Z', '2026-06-10T01:00:00.000Z'],
    ['a Monday morning', 'Asia/Seoul', '2026-06-07T22:00:00.000Z', '2026-06-09T22:00:00.000Z'],
  ])('returns, for a message on %s in %s, two working days later', (_day, timeZone, since, due) => {
    expect(getReplyDue(new Date(since), timeZone).toISOString()).toBe(due);
  });
});
