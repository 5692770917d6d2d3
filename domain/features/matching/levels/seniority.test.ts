import { describe, expect, it } from 'vitest';
import { getPersonSeniority, getPostingSeniority, MAX_LEVEL_GAP, measureLevelGap, SENIORITY } from './seniority.ts';

const getLevel = (title: string, text = '', min: number | null = null, max: number | null = null) =>
  getPostingSeniority({ title, texts: [text], years: { min, max } });

describe('getPostingSeniority', () => {
  it.each<[string, keyof typeof SENIORITY]>([
    ['Marketing Intern', 'intern'],
    ['jr. data engineer', 'junior'],
    ['Data Engineer I', 'junior'],
    ['Associate Data Engineer', 'junior'],
    ['Associate Dentist', 'unknown'],
    ['Software Engineer II', 'mid'],
    ['Sr. Accountant', 'senior'],
    ['Lead Backend Engineer', 'lead'],
    ['Staff Backend Engineer', 'staff'],
    ['Principal Scientist', 'staff'],
    ['Staff Nurse', 'unknown'],
  ])('title %s -> %s', (title, level) => {
    expect(getLevel(title)).toBe(SENIORITY[level]);
  });

  it.each<[string, string, number]>([
    ['Statistician, GS-1530-13', '', SENIORITY.senior],
    ['Statistician', 'For GS-07: a degree. For GS-09: one year.', 4],
    ['Statistician', 'One year of experience equivalent to at least the GS-11 level', SENIORITY.mid + 1],
    ['Statistician', 'Statistician, GS-05/12', 5],
    ['Statistician', 'GS0800 standards', SENIORITY.unknown],
  ])('grades of %s, %s -> %i', (title, text, level) => {
    expect(getLevel(title, text)).toBe(level);
  });

  it('reads the years if nothing else names a level', () => {
    expect(getLevel('Accountant', '', 0, 2)).toBe(SENIORITY.junior);
    expect(getLevel('Accountant', '', 3)).toBeGreaterThanOrEqual(SENIORITY.mid);
    expect(getLevel('Accountant', '', 8, 12)).toBeGreaterThanOrEqual(SENIORITY.senior);
  });

  it('shifts the level of the title by half a step if the years are far from it', () => {
    expect(getLevel('Junior Accountant', '', 0, 2)).toBe(SENIORITY.junior);
    expect(getLevel('Junior Accountant', '', 2, 4)).toBe(SENIORITY.junior + 1);
    expect(getLevel('Senior Accountant', '', 1)).toBe(SENIORITY.senior - 1);
    expect(getLevel('Accounting Intern', '', 5)).toBe(SENIORITY.intern);
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

  it('counts the years if the title names no level, up to half a step below senior', () => {
    const since = (start: string) => getPersonSeniority([{ title: 'Accountant', start, end: '' }], now);
    expect(since('2026-01')).toBeLessThanOrEqual(SENIORITY.junior);
    expect(since('2022-01')).toBe(SENIORITY.mid);
    expect(since('1998-01')).toBe(SENIORITY.senior - 1);
  });

  it('is unknown without dates and level', () => {
    expect(getPersonSeniority([{ title: 'Accountant', start: '', end: '' }], now)).toBe(SENIORITY.unknown);
    expect(getPersonSeniority([], now)).toBe(SENIORITY.unknown);
  });
});

describe('measureLevelGap', () => {
  it('is 0 for the same or an unknown level, except for a junior and a job without a level', () => {
    expect(measureLevelGap(SENIORITY.mid, SENIORITY.mid)).toBe(0);
    expect(measureLevelGap(SENIORITY.mid, SENIORITY.unknown)).toBe(0);
    expect(measureLevelGap(SENIORITY.junior, SENIORITY.unknown)).toBeGreaterThan(0);
    expect(measureLevelGap(SENIORITY.unknown, SENIORITY.senior)).toBe(0);
  });

  it('counts each half step more than three below the profile twice', () => {
    const gaps = [1, 3, 4, 5].map((steps) => measureLevelGap(SENIORITY.senior, SENIORITY.senior - steps));
    expect(gaps).toEqual([1, 3, 5, 7]);
  });

  it('is higher if the job asks for more than if it asks for less, and limited', () => {
    expect(measureLevelGap(SENIORITY.junior, SENIORITY.senior)).toBeGreaterThan(
      measureLevelGap(SENIORITY.senior, SENIORITY.junior),
    );
    expect(measureLevelGap(SENIORITY.intern, SENIORITY.lead)).toBe(MAX_LEVEL_GAP);
  });
});
