import type { Salary } from '#domain/features/jobs/job.ts';
import type { PostingPay } from './posting.ts';

/** A salary, no pay, amounts without currency or period (omitted, never guessed), or invalid values. */
export type ParsedPay = { readonly salary: Salary } | 'none' | 'incomplete' | 'bad';

export function parsePay({ min, max, currency, period }: PostingPay): ParsedPay {
  const from = parseAmount(min);
  const to = parseAmount(max);
  if (from === 'bad' || to === 'bad') return 'bad';
  // Treat 0 as missing.
  const known = [from, to].map((amount) => amount || null);
  const [minAmount = null, maxAmount = null] = known;
  if (minAmount === null && maxAmount === null) return 'none';
  if (minAmount !== null && maxAmount !== null && minAmount > maxAmount) return 'bad';
  const code = currencies.find(([pattern]) => pattern.test(currency.trim()))?.[1] ?? currency.trim().toUpperCase();
  const unit = periods.find(([pattern]) => pattern.test(period.trim()))?.[1];
  if (!/^[A-Z]{3}$/.test(code) || unit === undefined) return 'incomplete';
  return { salary: { min: minAmount, max: maxAmount, currency: code, period: unit } };
}

function parseAmount(text: string): number | null | 'bad' {
  const plain = text.replace(/[$€£\s]/g, '');
  if (plain === '') return null;
  const value = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
  const amount = Number(value);
  return Number.isFinite(amount) && amount >= 0 && amount <= 9_999_999 ? Math.round(amount * 100) / 100 : 'bad';
}

const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(us ?d|us\$|us dollars?)$/i, 'USD'],
  [/^(ca ?d|c\$|ca\$|canadian dollars?)$/i, 'CAD'],
];

const periods: readonly (readonly [RegExp, Salary['period']])[] = [
  [/^(year(ly)?|annual(ly)?|per annum|per year|a|P1Y|ANN)$/i, 'year'],
  [/^(month(ly)?|per month|P1M|MON)$/i, 'month'],
  [/^(week(ly)?|per week|P1W|WEE)$/i, 'week'],
  [/^(day|daily|per day|P1D)$/i, 'day'],
  [/^(hour(ly)?|per hour|h|PT1H|HUR)$/i, 'hour'],
];
