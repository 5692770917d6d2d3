import type { Salary } from '#domain/features/jobs/job.ts';

export interface PayAmounts {
  readonly min: number | null;
  readonly max: number | null;
}

/**
 * Amounts in words: "$65K - $100K", "20/hr", "up to $80,000". Both are null for an empty text, and both are set for a single
 * amount; undefined if the text is not pay.
 */
export function findPayAmounts(text: string): PayAmounts | undefined {
  const pay = text.replace(otherNumbers, ' ').replace(thousandsSpace, '');
  if (pay.trim() === '') return { min: null, max: null };
  const found = [...pay.matchAll(amount)].slice(0, 2);
  const [first, second] = withSharedThousands(found.map(([, digits = '', unit = '']) => ({ digits, unit })));
  if (first === undefined || isNegative(pay)) return undefined;
  if (second !== undefined) return { min: first, max: second };
  if (upTo.test(pay)) return { min: null, max: first };
  if (atLeast.test(pay)) return { min: first, max: null };
  return { min: first, max: first };
}

/** The period that a text names. */
export function findPayPeriod(text: string): Salary['period'] | undefined {
  return periods.find(([pattern]) => pattern.test(text.trim()))?.[1];
}

// Retirement plans.
const otherNumbers = /\b40[13]\s?\(?[kb]\)?/gi;
/** "45 000 $" */
const thousandsSpace = /(?<=(?<!\d)\d{1,3})[ \u00a0\u202f](?=\d{3}(?!\d))/g;
const amount = /(\d[\d,.]{0,14})\s?(k\b)?/gi;
const upTo = /\b(?:up to|maximum|max|below|less than|jusqu['’]à|hasta)(?!\p{L})/iu;
const atLeast = /\b(?:from|starting|start|at least|minimum|min|dès|à partir de|desde)\b|\d\s?k?\s?\+/i;

function isNegative(text: string): boolean {
  return /^\s*[-−]\s*\d/.test(text);
}

/** "65 - 100K" is 65,000 to 100,000. */
function withSharedThousands(amounts: readonly { digits: string; unit: string }[]): (number | undefined)[] {
  const isInThousands = amounts.some(({ unit }) => unit !== '');
  return amounts.map(({ digits, unit }) => {
    const value = parseNumber(digits);
    if (value === undefined) return undefined;
    const factor = unit !== '' || (isInThousands && value < 1000) ? 1000 : 1;
    return Math.round(value * factor * 100) / 100;
  });
}

function parseNumber(digits: string): number | undefined {
  const plain = digits.replace(/[.,]+$/, '');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  // "40.000" and "22,50": no pay has three decimals.
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'));
  if (/^\d+,\d{2}$/.test(plain)) return Number(plain.replace(',', '.'));
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

const periods: readonly (readonly [RegExp, Salary['period']])[] = [
  [/^(?:h|PT1H|HUR)$|\bhour(?:ly|s)?\b|\b(?:heure|hora)\b|\/\s?h\b|\bhrs?\b/i, 'hour'],
  [/^(?:P1D)$|\b(?:day|daily|per diem|jour|día)(?!\p{L})/iu, 'day'],
  [/^(?:P1W|WEE)$|\bweek(?:ly)?\b|\bwk\b|\b(?:semaine|semana)\b/i, 'week'],
  [/^(?:P1M|MON)$|\bmonth(?:ly)?\b|\b(?:mois|mes|mensuel|mensual)\b|\/\s?mo\b/i, 'month'],
  [
    /^(?:a|P1Y|ANN)$|\byear(?:ly)?\b|\bannual(?:ly)?\b|\b(?:par an|al año|anuales|annuel)\b|\bannum\b|\byr\b|\bp\.?a\.?(?:\s|$)/i,
    'year',
  ],
];
