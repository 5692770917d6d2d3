import { describe, expect, it } from 'vitest';
import { parsePay } from './pay.ts';

const salary = (min: number | null, max: number | null, currency: string, period: string) => ({
  salary: { min, max, currency, period },
});

describe('parsePay of columns', () => {
  it.each([
    ['50000', '60000', 'USD', 'YEAR', salary(50_000, 60_000, 'USD', 'year')],
    ['$42,405.50', '65,485', 'usd', 'Annual', salary(42_405.5, 65_485, 'USD', 'year')],
    ['19.5', '', 'CAD', 'Hourly', salary(19.5, null, 'CAD', 'hour')],
    ['', '300', 'EUR', 'daily', salary(null, 300, 'EUR', 'day')],
    ['$65K', '$100K', '', '', salary(65_000, 100_000, 'USD', 'year')],
    ['0', '0', 'USD', 'YEAR', 'none'],
    ['', '', '', '', 'none'],
    ['100', '100', 'USD', '', 'incomplete'],
    ['15000', '18000', '', 'YEAR', 'incomplete'],
    ['15000', '18000', 'dollars', 'YEAR', 'incomplete'],
    ['60000', '50000', 'USD', 'YEAR', 'unreadable'],
    ['-5', '50000', 'USD', 'YEAR', 'unreadable'],
    ['competitive', '', 'USD', 'YEAR', 'unreadable'],
    ['1,5', '2', 'USD', 'HOUR', 'unreadable'],
    ['87526', '1356512169', 'USD', 'YEAR', 'unreadable'],
  ])('reads min %j, max %j, currency %j, period %j', (min, max, currency, period, expected) => {
    expect(parsePay({ text: '', min, max, currency, period }, 'US')).toEqual(expected);
  });
});

describe('parsePay of words', () => {
  it.each([
    ['$65K - $100K', 'US', salary(65_000, 100_000, 'USD', 'year')],
    ['$65-100K', 'CA', salary(65_000, 100_000, 'CAD', 'year')],
    ['$53K-$91K (Glassdoor est.)', 'US', salary(53_000, 91_000, 'USD', 'year')],
    ['$20/hr', 'US', salary(20, 20, 'USD', 'hour')],
    ['20/hr USD', '', salary(20, 20, 'USD', 'hour')],
    ['$18.50 to $22 an hour', 'US', salary(18.5, 22, 'USD', 'hour')],
    ['Up to $80,000 per year', 'US', salary(null, 80_000, 'USD', 'year')],
    ['From $4,000 a month', 'CA', salary(4000, null, 'CAD', 'month')],
    ['CA$70k+', '', salary(70_000, null, 'CAD', 'year')],
    ['US$ 1,200 weekly', 'CA', salary(1200, 1200, 'USD', 'week')],
    ['£30,000 – £35,000 p.a.', 'GB', salary(30_000, 35_000, 'GBP', 'year')],
    ['$90,000 plus 401(k)', 'US', salary(90_000, 90_000, 'USD', 'year')],
    ['40.000 € – 55.000 € per year', 'DE', salary(40_000, 55_000, 'EUR', 'year')],
    ['22,50 $ de l’heure', 'CA', salary(22.5, 22.5, 'CAD', 'hour')],
    ['45 000 $ à 52\u00a0000 $ par an', 'CA', salary(45_000, 52_000, 'CAD', 'year')],
    ['Jusqu’à 4 000 $ par mois', 'CA', salary(null, 4000, 'CAD', 'month')],
    ['desde $18 por hora', 'US', salary(18, null, 'USD', 'hour')],
    ['$90,000', '', 'incomplete'],
    ['20/hr', 'US', 'incomplete'],
    ['$15', 'US', 'incomplete'],
    ['Competitive', 'US', 'unreadable'],
    ['401k', 'US', 'none'],
  ])('reads %j in country %j', (text, country, expected) => {
    expect(parsePay({ text, min: '', max: '', currency: '', period: '' }, country)).toEqual(expected);
  });
});
