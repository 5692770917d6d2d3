import { describe, expect, it } from 'vitest';
import { listLastingPositions } from './lasting-positions.ts';

const teacher = { title: 'Teacher', start: '2015-05', end: '' };
const clerk = { title: 'Clerk', start: '2015-01', end: '2015-04' };
const helper = { title: 'Helper', start: '2014-10', end: '2014-12' };

describe('listLastingPositions', () => {
  it('drops positions shorter than half a year', () => {
    expect(listLastingPositions([teacher, clerk, helper])).toEqual([teacher]);
  });

  it('keeps all if none lasted', () => {
    expect(listLastingPositions([clerk, helper])).toEqual([clerk, helper]);
  });

  it.each([
    ['2014', '2014'],
    ['', ''],
    ['2014-01', '2014-06'],
  ])('keeps a position from "%s" to "%s"', (start, end) => {
    const position = { title: 'Cook', start, end };
    expect(listLastingPositions([teacher, position])).toContain(position);
  });
});
