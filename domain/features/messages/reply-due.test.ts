import { expect, test } from 'vitest';
import { replyDue } from './reply-due.ts';

test.each([
  ['a Monday', '2026-03-02T15:00:00.000Z', '2026-03-04T15:00:00.000Z'],
  ['a Thursday', '2026-03-05T15:00:00.000Z', '2026-03-09T15:00:00.000Z'],
  ['a Saturday', '2026-03-07T15:00:00.000Z', '2026-03-10T15:00:00.000Z'],
])('who has waited since %s hears two working days later', (_day, since, due) => {
  expect(replyDue(new Date(since)).toISOString()).toBe(due);
});
