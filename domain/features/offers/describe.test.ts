import { describe, expect, it } from 'vitest';
import { formatTags } from '#domain/phrases/phrases.ts';
import { describeTerms } from './describe.ts';
import type { ShownTerms } from './offer.ts';

const terms: ShownTerms = {
  title: 'Data Analyst',
  start_on: '2027-01-04',
  pay: { amount: 50_000, currency: 'USD', period: 'year' },
  pay_schedule: '',
  pay_reason: '',
  hours: '',
  location: '',
  answer_by: null,
  accommodations: null,
};

describe('describeTerms', () => {
  it.each([
    ['en', '$50,000', 'January 4, 2027'],
    ['esp', '$50,000', '4 de enero de 2027'],
  ] as const)('formats %s as written in the United States', (language, pay, start) => {
    const described = describeTerms(terms, {
      languageTag: formatTags[language],
      formatPeriod: (_period, amount) => amount,
    });
    expect(described).toMatchObject({ pay, start });
  });
});
