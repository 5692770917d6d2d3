import { describe, expect, it } from 'vitest';
import { listOfferedMonths, parsePeriods, retentionKinds, subtractMonths } from './periods.ts';

describe('parsePeriods', () => {
  it('keeps everything without settings, and what has a period that is out of range', () => {
    const kept = Object.fromEntries(retentionKinds.map((kind) => [kind, null]));
    for (const stored of [null, {}, 'x', { audit: 3, applications: 0, messages: 121, chats: '12', ratings: -6 }]) {
      expect(parsePeriods(stored)).toEqual(kept);
    }
    expect(parsePeriods({ audit: 12, chats: 3 })).toEqual({ ...kept, audit: 12, chats: 3 });
  });
});

describe('listOfferedMonths', () => {
  it('offers no less than a year for hiring records and the audit trail', () => {
    for (const kind of ['applications', 'messages', 'audit'] as const) expect(listOfferedMonths(kind)[0]).toBe(12);
  });
});

describe('subtractMonths', () => {
  it.each([
    ['2026-11-23T10:20:30.000Z', 12, '2025-11-23T10:20:30.000Z'],
    ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 12, '2027-02-28T12:00:00.000Z'],
    ['2026-01-15T00:00:00.000Z', 3, '2025-10-15T00:00:00.000Z'],
  ])('%s minus %i months is %s', (moment, months, expected) => {
    expect(subtractMonths(new Date(moment), months).toISOString()).toBe(expected);
  });
});
