import { expect, test } from 'vitest';
import { yearlyPay } from './yearly-pay.ts';

test('pay is compared by the least of a full year', () => {
  const pay = (min: number | null, max: number | null, period: 'year' | 'hour' | 'month') =>
    yearlyPay({ min, max, currency: 'USD', period })?.yearly;
  expect(pay(80_000, 100_000, 'year')).toBe(80_000);
  expect(pay(25, 30, 'hour')).toBe(52_000);
  expect(pay(null, 5_000, 'month')).toBe(60_000);
  expect(pay(null, null, 'year')).toBeUndefined();
});
