import { describe, expect, it } from 'vitest';
import { getPersonSeniority, getPostingSeniority, measureLevelGap, SENIORITY } from './seniority.ts';

describe('getPostingSeniority', () => {
  it.each<[string, number | null, keyof typeof SENIORITY]>([
    ['Marketing Intern', 3, 'intern'],
    ['jr. data engineer', null, 'junior'],
    ['Data Engineer I', null, 'junior'],
    ['Sr. Accountant', 1, 'senior'],
    ['Staff Backend Engineer', null, 'lead'],
    ['Staff Nurse', null, 'unknown'],
    ['Accountant', 3, 'mid'],
    ['Accountant', 0, 'junior'],
    ['Accountant', null, 'unknown'],
  ])('%s, %s years -> %s', (title, years, level) => {
    expect(getPostingSeniority(title, years)).toBe(SENIORITY[level]);
  });
});

describe('getPersonSeniority', () => {
  const now = new Date('2026-11-22T12:00:00Z');

  it('reads the title of the latest position', () => {
    const positions = [
      { title: 'Senior Accountant', start: '2022-01', end: '' },
      { title: 'Accounting Intern', start: '2012-01', end: '2012-06' },
    ];
    expect(getPersonSeniority(positions, now)).toBe(SENIORITY.senior);
  });

  it('counts the years if the title names no level', () => {
    expect(getPersonSeniority([{ title: 'Accountant', start: '2026-01', end: '' }], now)).toBe(SENIORITY.junior);
    expect(getPersonSeniority([{ title: 'Accountant', start: '2012-01', end: '' }], now)).toBe(SENIORITY.senior);
  });

  it('is unknown without dates and level', () => {
    expect(getPersonSeniority([{ title: 'Accountant', start: '', end: '' }], now)).toBe(SENIORITY.unknown);
    expect(getPersonSeniority([], now)).toBe(SENIORITY.unknown);
  });
});

describe('measureLevelGap', () => {
  it('is 0 for the same or an unknown level', () => {
    expect(measureLevelGap(SENIORITY.mid, SENIORITY.mid)).toBe(0);
    expect(measureLevelGap(SENIORITY.mid, SENIORITY.unknown)).toBe(0);
    expect(measureLevelGap(SENIORITY.unknown, SENIORITY.senior)).toBe(0);
  });

  it('is higher if the job asks for more than if it asks for less', () => {
    expect(measureLevelGap(SENIORITY.junior, SENIORITY.senior)).toBeGreaterThan(
      measureLevelGap(SENIORITY.senior, SENIORITY.junior),
    );
  });
});
