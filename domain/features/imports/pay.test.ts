import { describe, expect, it } from 'vitest';
import { parsePay } from './pay.ts';

const salary = (min: number | null, max: number | null, currency: string, period: string) => ({
  salary: { min, max, currency, period },
});

describe('parsePay', () => {
  it.each([
    ['50000', '60000', 'USD', 'YEAR', salary(50_000, 60_000, 'USD', 'year')],
    ['$42,405.50', '65,485', 'usd', 'Annual', salary(42_405.5, 65_485, 'USD', 'year')],
    ['19.5', '', 'CAD', 'Hourly', salary(19.5, null, 'CAD', 'hour')],
    ['', '300', 'EUR', 'daily', salary(null, 300, 'EUR', 'day')],
    ['0', '0', 'USD', 'YEAR', 'none'],
    ['', '', '', '', 'none'],
    ['100000', '100000', 'USD', '', 'incomplete'],
    ['15000', '18000', '', 'YEAR', 'incomplete'],
    ['15000', '18000', 'dollars', 'YEAR', 'incomplete'],
    ['60000', '50000', 'USD', 'YEAR', 'bad'],
    ['-5', '50000', 'USD', 'YEAR', 'bad'],
    ['competitive', '', 'USD', 'YEAR', 'bad'],
    ['1,5', '2', 'USD', 'HOUR', 'bad'],
    ['87526', '1356512169', 'USD', 'YEAR', 'bad'],
  ])('parses min %j, max %j, currency %j, period %j', (min, max, currency, period, expected) => {
    expect(parsePay({ min, max, currency, period })).toEqual(expected);
  });
});
