import { describe, expect, it } from 'vitest';
import { isEmptyFeed } from './empty-feed.ts';
import { isTooSmall } from './missing-jobs.ts';
import { getNextFetch } from './schedule.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const minutesUntil = (next: Date) => (next.getTime() - now.getTime()) / 60_000;

describe('getNextFetch', () => {
  it.each([
    ['hour', 0, 60],
    ['six_hours', 0, 360],
    ['day', 0, 1440],
    ['hour', 1, 15],
    ['day', 2, 60],
    ['hour', 5, 1440],
    ['hour', 40, 1440],
  ] as const)('%s after %i failures: %i minutes', (frequency, failures, minutes) => {
    expect(minutesUntil(getNextFetch(frequency, failures, now))).toBe(minutes);
  });
});

describe('isTooSmall', () => {
  it.each([
    [40, 0, false],
    [40, 4, false],
    [40, 20, false],
    [40, 21, true],
    [4, 3, false],
    [1, 1, true],
    [3, 3, true],
  ])('%i open jobs, %i missing: %s', (open, missing, expected) => {
    expect(isTooSmall({ open, missing })).toBe(expected);
  });
});

describe('isEmptyFeed', () => {
  it.each([
    ['[]', true],
    ['{"jobs":[],"meta":{"total":0}}', true],
    ['{"SearchResult":{"SearchResultCount":0,"SearchResultItems":[]}}', true],
    ['<?xml version="1.0"?><source><publisher>Northlight</publisher></source>', true],
    ['<rss version="2.0"><channel><title>Jobs</title></channel></rss>', true],
    ['id,title,description', true],
    ['', false],
    ['{"error":"not found"}', false],
    ['{"jobs":', false],
    ['{"jobs":[{"id":1}],"departments":[]}', false],
    ['<!doctype html><title>Sign in</title>', false],
    ['<source><job></job></source>', false],
    ['Not found', false],
    ['id,title,description\n1,Baker,Bake', false],
  ])('%s: %s', (text, expected) => {
    expect(isEmptyFeed(text)).toBe(expected);
  });
});
