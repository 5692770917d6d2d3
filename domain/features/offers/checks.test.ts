import { describe, expect, it } from 'vitest';
import { checkOffer, isPastAnswerDay, passesChecks } from './checks.ts';
import type { OfferTerms } from './terms.ts';

const now = new Date('2026-11-22T15:00:00Z');
const salary = { min: 60_000, max: 70_000, currency: 'USD', period: 'year' } as const;
const terms: OfferTerms = {
  title: 'Junior Developer',
  start_on: '2027-01-11',
  pay: { amount: 68_000, currency: 'USD', period: 'year' },
  pay_schedule: 'every two weeks',
  hours: '40 a week',
  location: 'Austin, Texas',
  accommodations: 'Written tasks',
  answer_by: '2026-12-04',
  pay_reason: '',
};
const letter = 'Dear [name],\n\n[terms]';

function getState(code: string, changed: Partial<OfferTerms>, text = letter, range: typeof salary | null = salary) {
  const checks = checkOffer({ terms: { ...terms, ...changed }, letter: text, salary: range }, now);
  return checks.find((check) => check.code === code)?.state;
}

describe('checkOffer', () => {
  it('passes a complete offer and counts the days to reply', () => {
    const checks = checkOffer({ terms, letter, salary }, now);
    expect(passesChecks(checks)).toBe(true);
    expect(checks.find(({ code }) => code === 'answer_by')?.days).toBe(12);
  });

  it.each<[string, Partial<OfferTerms>, string]>([
    ['complete', { hours: '' }, 'failed'],
    ['complete', { title: '' }, 'failed'],
    ['pay', { pay: { ...terms.pay, amount: 59_999 } }, 'failed'],
    ['pay', { pay: { ...terms.pay, amount: 70_000 } }, 'passed'],
    ['pay', { pay: { ...terms.pay, amount: 80_000 }, pay_reason: 'Ten years of experience' }, 'explained'],
    ['pay', { pay: { ...terms.pay, period: 'hour' } }, 'unknown'],
    ['pay', { pay: { ...terms.pay, amount: null } }, 'failed'],
    ['accommodations', { accommodations: '' }, 'failed'],
    ['answer_by', { answer_by: null }, 'failed'],
    ['answer_by', { answer_by: '2026-11-26' }, 'failed'],
    ['answer_by', { answer_by: '2026-11-27' }, 'passed'],
    ['start', { start_on: '2026-12-04' }, 'failed'],
    ['start', { start_on: null }, 'failed'],
  ])('%s of %j -> %s', (code, changed, expected) => {
    expect(getState(code, changed)).toBe(expected);
  });

  it('compares no pay with a job that states none', () => {
    expect(getState('pay', {}, letter, null)).toBe('unknown');
  });

  it.each([
    ['Dear [name]', 'failed'],
    ['[terms]\n\n[salery]', 'failed'],
    ['[terms]', 'passed'],
  ])('letter %j -> %s', (text, expected) => {
    expect(getState('letter', {}, text)).toBe(expected);
  });
});

describe('isPastAnswerDay', () => {
  it.each([
    ['2026-12-05T11:59:00Z', false],
    ['2026-12-05T12:01:00Z', true],
  ])('at %s, for the day December 4 -> %s', (at, expected) => {
    expect(isPastAnswerDay('2026-12-04', new Date(at))).toBe(expected);
  });
});
