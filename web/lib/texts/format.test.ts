// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { formatCurrency, formatDate, formatDateTime, formatMonth, formatRelative, truncate } from './format.ts';

describe('formatCurrency', () => {
  it('rounds to whole amounts with thousands separators', () => {
    expect(formatCurrency(85_499.6, 'USD')).toBe('$85,500');
  });
});

describe('formatDate and formatDateTime', () => {
  it('a calendar day -> the same day in all time zones', () => {
    expect(formatDate('2026-03-04')).toBe('March 4, 2026');
    expect(formatDateTime('2026-03-04')).toBe('March 4, 2026');
  });
});

describe('formatMonth', () => {
  it('a month -> its name and year; a year -> unchanged', () => {
    expect(['2026-03', '2026', ''].map(formatMonth)).toEqual(['March 2026', '2026', '']);
  });
});

describe('formatRelative', () => {
  it.each([
    ['2026-03-04', 'today'],
    ['2026-03-05', 'tomorrow'],
    ['2026-03-03', 'yesterday'],
    ['2026-03-09', 'in 5 days'],
    ['2026-03-25', 'in 3 weeks'],
  ])('on the evening of March 4, the day %s -> %s', (day, expected) => {
    expect(formatRelative(day, new Date(2026, 2, 4, 23, 30))).toBe(expected);
  });

  it.each([
    [-30, '30 seconds ago'],
    [-60, '1 minute ago'],
    [3 * 86_400, 'in 3 days'],
    [-86_400, 'yesterday'],
    [-400 * 86_400, 'last year'],
  ])('%i seconds from now -> "%s"', (seconds, expected) => {
    const now = new Date('2026-03-04T12:00:00Z');
    expect(formatRelative(new Date(now.getTime() + seconds * 1000), now)).toBe(expected);
  });
});

describe('truncate', () => {
  it.each([
    ['short', 10, 'short'],
    ['exactly ten', 11, 'exactly ten'],
    ['a longer text', 8, 'a longer...'],
    ['👩‍💻👩‍💻', 99, '👩‍💻👩‍💻'],
  ])('%j cut to %i -> %j', (text, length, cut) => {
    expect(truncate(text, length)).toBe(cut);
  });
});
