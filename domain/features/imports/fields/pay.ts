import type { PostingPay } from '#domain/features/imports/posting.ts';
import type { Salary } from '#domain/features/jobs/job.ts';
import { findPayAmounts, findPayPeriod } from './pay-text.ts';

/** A salary, no pay, amounts without currency or period (omitted, never guessed), or values that cannot be read. */
export type ParsedPay = { readonly salary: Salary } | 'none' | 'incomplete' | 'unreadable';

/** `country` is the code of the posting's country; it says which dollar "$" is. */
export function parsePay({ text, min, max, currency, period }: PostingPay, country: string): ParsedPay {
  const written = [text, min, max].filter((each) => each.trim() !== '');
  if (written.length === 0) return 'none';
  const amounts = findAmounts({ text, min, max });
  if (amounts === undefined) return 'unreadable';
  if (amounts.min === null && amounts.max === null) return 'none';
  if (amounts.min !== null && amounts.max !== null && amounts.min > amounts.max) return 'unreadable';
  const all = [...written, currency, period].join(' ');
  const code = findCurrency(currency, all, country);
  const unit = findPayPeriod(period) ?? findPayPeriod(written.join(' ')) ?? getPeriodOfSize(amounts);
  if (code === undefined || unit === undefined) return 'incomplete';
  return { salary: { min: amounts.min, max: amounts.max, currency: code, period: unit } };
}

interface PayRange {
  readonly min: number | null;
  readonly max: number | null;
}

/** Undefined if a value is not pay. */
function findAmounts({ text, min, max }: Pick<PostingPay, 'text' | 'min' | 'max'>): PayRange | undefined {
  const hasColumns = min.trim() !== '' || max.trim() !== '';
  const from = findPayAmounts(hasColumns ? min : text);
  const to = hasColumns ? findPayAmounts(max) : from;
  if (from === undefined || to === undefined) return undefined;
  const range = { min: from.min, max: to.max };
  const isInRange = [range.min, range.max].every((amount) => amount === null || amount <= maxAmount);
  // 0 means missing.
  return isInRange ? { min: range.min || null, max: range.max || null } : undefined;
}

const maxAmount = 9_999_999;

function findCurrency(column: string, all: string, country: string): string | undefined {
  const named = currencies.find(([pattern]) => pattern.test(column.trim()) || pattern.test(all))?.[1];
  if (named) return named;
  if (/^[a-z]{3}$/i.test(column.trim())) return column.trim().toUpperCase();
  return all.includes('$') ? dollars.get(country) : undefined;
}

const currencies: readonly (readonly [RegExp, string])[] = [
  [/\b(?:us ?d|us dollars?)\b|\bus ?\$/i, 'USD'],
  [/\b(?:ca ?d|canadian dollars?)\b|\bca? ?\$/i, 'CAD'],
  [/£|\bgbp\b/i, 'GBP'],
  [/€|\beur\b/i, 'EUR'],
];

const dollars: ReadonlyMap<string, string> = new Map([
  ['US', 'USD'],
  ['CA', 'CAD'],
  ['AU', 'AUD'],
  ['NZ', 'NZD'],
]);

/** Only yearly pay is this high. */
function getPeriodOfSize({ min, max }: PayRange): Salary['period'] | undefined {
  return (min ?? max ?? 0) >= 20_000 ? 'year' : undefined;
}
