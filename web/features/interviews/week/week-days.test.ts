import { describe, expect, it } from 'vitest';
import type { InterviewCard } from '#domain/features/interviews/interview.ts';
import { buildWeek, findMonday, findNeighbor, getWeekPeriod } from './week-days.ts';

const zone = 'America/New_York';

const at = (id: number, startsAt: string, length = 45): InterviewCard => ({
  id,
  application_id: id,
  round: 1,
  kind: 'video',
  status: 'scheduled',
  job: { id: 1, title: 'Data analyst', organisation_id: 1, company: 'Fernhollow' },
  seeker: { id, name: 'Ines Okafor' },
  starts_at: startsAt,
  length_minutes: length,
  time_zone: zone,
  slot_count: 0,
  is_scorecard_due: false,
  is_pack_complete: true,
});

describe('findMonday', () => {
  it.each([
    ['a Monday', '2026-11-23T15:00:00Z', '2026-11-23'],
    ['a Monday in UTC that is a Sunday in the zone', '2026-11-23T03:00:00Z', '2026-11-23'],
    ['a Friday', '2026-11-27T15:00:00Z', '2026-11-23'],
    ['a Saturday', '2026-11-28T15:00:00Z', '2026-11-30'],
    ['a Sunday', '2026-11-29T15:00:00Z', '2026-11-30'],
  ])('%s -> the week to look at', (_case, moment, monday) => {
    expect(findMonday(new Date(moment), zone)).toBe(monday);
  });
});

describe('getWeekPeriod', () => {
  it('includes the hour of a clock change', () => {
    const { from, until } = getWeekPeriod('2026-10-26', zone);
    expect([from.toISOString(), until.toISOString()]).toEqual(['2026-10-26T04:00:00.000Z', '2026-11-02T05:00:00.000Z']);
  });
});

describe('buildWeek', () => {
  it('puts interviews on the days and minutes of the zone, next to each other if they overlap', () => {
    const interviews = [
      at(1, '2026-11-24T15:00:00Z', 60),
      at(2, '2026-11-24T15:30:00Z'),
      at(3, '2026-11-24T16:15:00Z'),
      at(4, '2026-11-25T15:00:00Z'),
    ];
    const { days, firstHour, lastHour } = buildWeek('2026-11-23', zone, interviews);
    expect([days.length, firstHour, lastHour]).toEqual([5, 9, 17]);
    const tuesday = days[1]?.blocks.map(({ interview, startMinute, lane, laneCount }) => [
      interview.id,
      startMinute,
      lane,
      laneCount,
    ]);
    expect(tuesday).toEqual([
      [1, 600, 0, 2],
      [2, 630, 1, 2],
      [3, 675, 0, 1],
    ]);
    expect(days[2]?.blocks).toMatchObject([{ lane: 0, laneCount: 1 }]);
  });

  it('shows early and late hours and the weekend only with an interview', () => {
    const { days, firstHour, lastHour } = buildWeek('2026-11-23', zone, [at(1, '2026-11-28T12:30:00Z', 720)]);
    expect(days.map(({ day }) => day).at(-1)).toBe('2026-11-28');
    expect([firstHour, lastHour]).toEqual([7, 20]);
  });
});

describe('findNeighbor', () => {
  const interviews = [
    at(1, '2026-11-24T15:00:00Z'),
    at(2, '2026-11-24T18:00:00Z'),
    at(3, '2026-11-26T14:00:00Z'),
    at(4, '2026-11-26T17:30:00Z'),
  ];
  const { days } = buildWeek('2026-11-23', zone, interviews);

  it.each([
    [1, 'ArrowDown', 2],
    [2, 'ArrowUp', 1],
    [1, 'ArrowUp', null],
    [2, 'ArrowDown', null],
    [1, 'ArrowRight', 3],
    [2, 'ArrowRight', 4],
    [4, 'ArrowLeft', 2],
    [1, 'ArrowLeft', null],
    [9, 'ArrowDown', null],
  ])('from %d with %s -> %s', (id, key, expected) => {
    expect(findNeighbor(days, id, key)?.block.interview.id ?? null).toBe(expected);
  });
});
