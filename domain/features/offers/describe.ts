import type { SalaryPeriod } from '#domain/features/jobs/job.ts';
import type { LetterValues } from './letter.ts';
import type { ShownTerms } from './offer.ts';
import type { ShownTerm } from './terms.ts';

interface Format {
  /** BCP 47. */
  readonly languageTag: string;
  /** "{{pay}} a year". */
  readonly formatPeriod: (period: SalaryPeriod, pay: string) => string;
}

/** The terms as texts; empty if not set. `accommodations` is null for readers who don't see them. */
export type DescribedTerms = Readonly<Record<Exclude<ShownTerm, 'accommodations'>, string>> & {
  readonly accommodations: string | null;
};

/** Formats the terms in one language, for the page and the PDF alike. */
export function describeTerms(terms: ShownTerms, { languageTag, formatPeriod }: Format): DescribedTerms {
  const date = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' });
  const formatDay = (day: string | null) => (day === null ? '' : date.format(new Date(`${day}T00:00:00Z`)));
  const { amount, currency, period } = terms.pay;
  const pay = amount === null ? '' : formatPeriod(period, formatAmount(amount, currency, languageTag));
  return {
    title: terms.title,
    start: formatDay(terms.start_on),
    pay: pay === '' || terms.pay_schedule === '' ? pay : `${pay}, ${terms.pay_schedule}`,
    hours: terms.hours,
    location: terms.location,
    accommodations: terms.accommodations,
    answer_by: formatDay(terms.answer_by),
  };
}

interface People {
  readonly name: string;
  readonly company: string;
  readonly sender: string;
}

/** The values of a letter's fields. */
export function buildLetterValues(terms: DescribedTerms, people: People): LetterValues {
  return { ...people, job: terms.title, start_date: terms.start, pay: terms.pay, answer_by: terms.answer_by };
}

function formatAmount(amount: number, currency: string, languageTag: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const style = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(languageTag, style).format(amount);
}
