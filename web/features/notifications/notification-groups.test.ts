import { expect, test } from 'vitest';
import type { Notification } from '#domain/features/notifications/contract.ts';
import { groupByPeriod } from './notification-groups.ts';

const now = new Date(2026, 2, 9, 0, 30);

/** A notification of the local day that is this many days before `now`, at the given hour. */
function createNotification(id: number, daysAgo: number, hour: number): Notification {
  const created = new Date(2026, 2, 9 - daysAgo, hour).toISOString();
  return {
    id,
    message: '',
    is_read: true,
    model_type: 'application',
    created_at: created,
    updated_at: created,
    token: null,
    feedback: { application_id: null },
  };
}

test('groups by the calendar day of the reader and leaves out empty groups', () => {
  const items = [
    createNotification(6, 0, 0),
    createNotification(5, 1, 23),
    createNotification(4, 1, 0),
    createNotification(3, 6, 12),
    createNotification(2, 7, 12),
  ];
  const ids = groupByPeriod(items, now).map((group) => [group.period, group.items.map(({ id }) => id)]);
  expect(ids).toEqual([
    ['today', [6]],
    ['yesterday', [5, 4]],
    ['week', [3]],
    ['older', [2]],
  ]);
  expect(groupByPeriod(items.slice(4), now).map(({ period }) => period)).toEqual(['older']);
});
