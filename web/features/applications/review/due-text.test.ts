import { describe, expect, it } from 'vitest';
import type { Translate } from '#web/lib/texts/i18n.ts';
import { formatReplyDue } from './due-text.ts';

const t: Translate = (key, values) => [key, values?.count].filter((part) => part !== undefined).join(' ');
const now = new Date('2026-11-26T16:00:00');
const at = (day: string) => new Date(`${day}:00`).toISOString();

describe('formatReplyDue', () => {
  it.each([
    ['2026-11-27T09:00', 'tomorrow'],
    ['2026-11-26T18:00', 'today'],
    ['2026-11-26T11:00', 'applications.due.overdueToday'],
    ['2026-11-25T23:00', 'applications.due.overdueDays 1'],
    ['2026-11-17T11:00', 'applications.due.overdueDays 9'],
  ])('due %s -> %s', (due, text) => {
    expect(formatReplyDue(t, at(due), now)).toBe(text);
  });
});
