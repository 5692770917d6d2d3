import { describe, expect, it } from 'vitest';
import { formatViewAddress, getNextMailDay, resolveFilter } from './saved-view.ts';

describe('getNextMailDay', () => {
  it.each([
    ['daily', '2026-12-31', '2027-01-01'],
    ['weekly', '2026-11-23', '2026-11-30'],
    ['weekly', '2026-11-29', '2026-11-30'],
    ['weekly', '2026-11-28', '2026-11-30'],
    ['monthly', '2026-01-31', '2026-02-01'],
    ['monthly', '2026-02-01', '2026-03-01'],
    ['monthly', '2026-12-15', '2027-01-01'],
  ] as const)('%s mail after %s comes on %s', (frequency, today, expected) => {
    expect(getNextMailDay(frequency, today)).toBe(expected);
  });
});

describe('resolveFilter', () => {
  it('moves a named period with the calendar, and leaves given days', () => {
    const filter = { period: 'last_month', job: 7 } as const;
    expect(resolveFilter(filter, '2026-03-15')).toEqual({ from: '2026-02-01', to: '2026-02-28', job: 7 });
    expect(resolveFilter({ from: '2026-01-01' }, '2026-03-15')).toEqual({ from: '2026-01-01' });
  });
});

describe('formatViewAddress', () => {
  it('is the query string of the page', () => {
    expect(formatViewAddress({ period: 'last30', place: 'Atlanta, GA' })).toBe('period=last30&place=Atlanta%2C%20GA');
    expect(formatViewAddress({})).toBe('');
  });
});
