import { describe, expect, it } from 'vitest';
import { formatLocalTime, resolveLocalTime } from './local-time.ts';
import { checkPack, type InterviewPack, isPackComplete } from './pack.ts';
import { canSeeScorecards } from './scorecard.ts';
import { isOverlapping, resolveSlots } from './slots.ts';

describe('resolveLocalTime', () => {
  it.each([
    ['2026-11-27T10:00', 'America/Chicago', '2026-11-27T16:00:00.000Z'],
    ['2026-07-01T10:00', 'America/Chicago', '2026-07-01T15:00:00.000Z'],
    // The day before and the day after the clocks go back.
    ['2026-10-31T10:00', 'America/New_York', '2026-10-31T14:00:00.000Z'],
    ['2026-11-01T10:00', 'America/New_York', '2026-11-01T15:00:00.000Z'],
    // 1:30 occurs twice: the first one.
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Paris', '2026-03-29T01:00:00.000Z'],
    ['2026-10-04T03:00', 'Australia/Lord_Howe', '2026-10-03T16:00:00.000Z'],
    ['2026-12-31T23:30', 'Asia/Seoul', '2026-12-31T14:30:00.000Z'],
  ])('%s in %s -> %s, and back', (local, zone, instant) => {
    const found = resolveLocalTime(local, zone);
    expect(found?.toISOString()).toBe(instant);
    expect(found && formatLocalTime(found, zone)).toBe(local);
  });

  it.each([
    ['2026-03-08T02:30', 'America/New_York'],
    ['2026-03-29T02:15', 'Europe/Paris'],
    ['2026-02-30T10:00', 'America/Chicago'],
  ])('a time that does not exist, %s in %s -> null', (local, zone) => {
    expect(resolveLocalTime(local, zone)).toBeNull();
  });
});

describe('resolveSlots', () => {
  it('names skipped, repeated and past times', () => {
    const now = new Date('2026-03-07T12:00:00Z');
    const slots = resolveSlots(
      ['2026-03-08T02:30', '2026-03-09T10:00', '2026-03-09T10:00', '2026-03-07T07:30'],
      'America/New_York',
      now,
    );
    expect(slots.map(({ problem }) => problem)).toEqual(['skipped', null, 'repeated', 'past']);
  });
});

describe('isOverlapping', () => {
  const span = (from: number, to: number) => ({ startsAt: new Date(from), endsAt: new Date(to) });
  it('spans that touch -> false, spans that share time -> true', () => {
    expect(isOverlapping(span(0, 10), span(10, 20))).toBe(false);
    expect(isOverlapping(span(0, 11), span(10, 20))).toBe(true);
  });
});

describe('checkPack', () => {
  const pack: InterviewPack = {
    kind: 'on_site',
    length_minutes: 30,
    place: '40 Harbor Row',
    link: '',
    room: 'Two chairs, a lamp, and a window',
    format: 'Three questions',
    questions: [{ text: 'How do you like to get assignments?', minutes: 30 }],
    breaks: 'Whenever you ask',
    scoring: 'In words',
  };
  const missing = (fields: Partial<InterviewPack>, panel = 1, accommodations = 'None agreed') =>
    checkPack({ ...pack, ...fields }, panel, accommodations)
      .filter(({ is_done: isDone }) => !isDone)
      .map(({ part }) => part);

  it('a full pack -> complete', () => {
    expect(isPackComplete(checkPack(pack, 1, 'None agreed'))).toBe(true);
  });

  it.each([
    ['no panel', () => missing({}, 0), ['who']],
    ['a video call without a link', () => missing({ kind: 'video' }), ['where']],
    ['a visit without a room', () => missing({ room: '' }), ['where']],
    ['questions longer than the interview', () => missing({ length_minutes: 20 }), ['questions']],
    ['no word on accommodations', () => missing({}, 1, ''), ['accommodations']],
  ])('%s -> missing', (_, find, parts) => {
    expect(find()).toEqual(parts);
  });
});

describe('canSeeScorecards', () => {
  const cards = [
    { userId: 1, isIn: false },
    { userId: 2, isIn: true },
  ];
  it.each([
    [1, false],
    [2, true],
    [3, true],
  ])('user %i -> %s', (userId, expected) => {
    expect(canSeeScorecards(userId, cards)).toBe(expected);
  });
});
