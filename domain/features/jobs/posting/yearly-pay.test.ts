import { describe, expect, it } from 'vitest';
import { getYearlyPay } from './yearly-pay.ts';

describe('getYearlyPay', () => {
  it('returns the minimum pay of a full year', () => {
    const pay = (min: number | null, max: number | null, period: 'year' | 'hour' | 'month') =>
      getYearlyPay({ min, max, currency: 'USD', period })?.yearly;
    expect(pay(80_000, 100_000, 'year')).toBe(80_000);
    expect(pay(25, 30, 'hour')).toBe(52_000);
    expect(pay(null, 5_000, 'month')).toBe(60_000);
    expect(pay(null, null, 'year')).toBeUndefined();
  });
});
