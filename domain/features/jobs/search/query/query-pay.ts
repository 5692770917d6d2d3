const periods: readonly (readonly [pattern: RegExp, perYear: number])[] = [
  [/^(?:hr|hour|hourly|h)$/, 2080],
  [/^(?:day|daily)$/, 260],
  [/^(?:wk|week|weekly)$/, 52],
  [/^(?:mo|month|monthly)$/, 12],
  [/^(?:yr|year|yearly|annually|annum|pa)$/, 1],
];

const AMOUNT = /^([$€£])?(\d{1,3}(?:,\d{3})+|\d{1,7})(\.\d{1,2})?(k)?\+?(?:\/([a-z]+))?$/i;

/** A plain number is pay only if it is round and in this range. */
const plainRange = { min: 15_000, max: 1_000_000 };

/** Below this, an amount without a period is per hour. */
const maxHourly = 500;

/**
 * The yearly pay that words state: "120k", "$150,000", "$16.50/hr", "$25 hour", "20 an hour". Undefined if they do not clearly state
 * pay: "365", "2015", "401k".
 */
export function readYearlyPay(words: string): number | undefined {
  const [first = '', ...rest] = words.trim().split(/\s+/);
  const match = AMOUNT.exec(first);
  if (!match) return undefined;
  const [, sign, whole = '', cents = '', thousands, period] = match;
  const amount = Number(whole.replaceAll(',', '') + cents) * (thousands ? 1000 : 1);
  const perYear = findPeriod(period, rest);
  if (perYear === null || amount === 0 || (thousands && whole === '401')) return undefined;
  if (perYear !== undefined) {
    const yearly = Math.round(amount * perYear);
    return sign || cents || period || (PER.test(rest[0] ?? '') && isPlausible(yearly)) ? yearly : undefined;
  }
  if (sign) return Math.round(amount < maxHourly ? amount * 2080 : amount);
  if (thousands) return isPlausible(amount) ? amount : undefined;
  return amount % 1000 === 0 && isPlausible(amount) ? amount : undefined;
}

function isPlausible(yearly: number): boolean {
  return yearly >= plainRange.min && yearly <= plainRange.max;
}

/** Periods per year; undefined without a period, null if the words after the amount are something else. */
function findPeriod(suffix: string | undefined, rest: readonly string[]): number | null | undefined {
  if (suffix === undefined && rest.length === 0) return undefined;
  const [first = '', second] = rest;
  const words = PER.test(first) && second !== undefined ? rest.slice(1) : rest;
  if (words.length + (suffix === undefined ? 0 : 1) !== 1) return null;
  const word = suffix ?? words[0] ?? '';
  return periods.find(([pattern]) => pattern.test(word.toLowerCase().replace(/^\//, '')))?.[1] ?? null;
}

const PER = /^(?:per|an?|\/)$/i;
