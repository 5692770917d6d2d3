import { describe, expect, it } from 'vitest';
import { buildSlotDays, findFirstSlot, findNeighborSlot } from './slot-days.ts';

const plan = { time_zone: 'America/New_York', length_minutes: 45 };
const longAgo = new Date('2026-01-01T00:00:00Z');
const span = (name: string, from: string, until: string) => ({
  name,
  starts_at: `2026-11-${from}:00Z`,
  ends_at: `2026-11-${until}:00Z`,
});
/** Marisol from 10:00 to 10:45 and Obi from 10:30 to 11:30 on Tuesday, in New York. */
const overlapping = [span('Marisol', '24T15:00', '24T15:45'), span('Obi', '24T15:30', '24T16:30')];

function buildTimes(busy: Parameters<typeof buildSlotDays>[2], now = longAgo) {
  return buildSlotDays('2026-11-23', plan, busy, now).map(({ slots }) => slots.map(({ local }) => local.slice(11)));
}

describe('buildSlotDays', () => {
  it('offers every half hour that leaves room for the interview', () => {
    const [monday = []] = buildTimes([]);
    expect([monday[0], monday[1], monday.at(-1)]).toEqual(['09:00', '09:30', '16:00']);
  });

  it('leaves out the times in which someone is busy, even in part', () => {
    const tuesday = buildTimes(overlapping)[1];
    expect(tuesday?.slice(0, 3)).toEqual(['09:00', '11:30', '12:00']);
  });

  it('joins overlapping times of several people', () => {
    const busy = buildSlotDays('2026-11-23', plan, overlapping, longAgo)[1]?.busy;
    expect(busy).toMatchObject([{ names: ['Marisol', 'Obi'], startMinute: 600, endMinute: 690 }]);
  });

  it('cuts what is outside the working day', () => {
    const days = buildSlotDays('2026-11-23', plan, [span('Obi', '24T12:00', '24T14:30')], longAgo);
    expect(days[1]?.busy).toMatchObject([{ startMinute: 540, endMinute: 570 }]);
    const evening = buildSlotDays('2026-11-23', plan, [span('Obi', '24T23:00', '25T00:00')], longAgo);
    expect(evening.flatMap(({ busy }) => busy)).toEqual([]);
  });

  it('leaves out what is past or starts in less than an hour', () => {
    const [monday, tuesday] = buildTimes([], new Date('2026-11-24T19:10:00Z'));
    expect(monday).toEqual([]);
    expect(tuesday).toEqual(['15:30', '16:00']);
  });
});

describe('findNeighborSlot', () => {
  const days = buildSlotDays('2026-11-23', plan, overlapping, longAgo);
  it.each([
    ['ArrowDown', '2026-11-24T09:00', '2026-11-24T11:30'],
    ['ArrowUp', '2026-11-24T11:30', '2026-11-24T09:00'],
    ['ArrowUp', '2026-11-24T09:00', null],
    ['ArrowRight', '2026-11-23T10:00', '2026-11-24T09:00'],
    ['ArrowLeft', '2026-11-24T11:30', '2026-11-23T11:30'],
    ['ArrowLeft', '2026-11-23T09:00', null],
    ['End', '2026-11-24T09:00', '2026-11-24T16:00'],
    ['Home', '2026-11-24T16:00', '2026-11-24T09:00'],
    ['Tab', '2026-11-24T09:00', null],
  ])('%s at %s -> %s', (key, local, expected) => {
    expect(findNeighborSlot(days, local, key)?.local ?? null).toBe(expected);
  });
});

describe('findFirstSlot', () => {
  const days = buildSlotDays('2026-11-23', plan, [], longAgo);
  it('returns the first chosen slot, else the first one', () => {
    expect(findFirstSlot(days, [])).toBe('2026-11-23T09:00');
    expect(findFirstSlot(days, ['2026-11-25T13:00', '2026-11-24T13:00'])).toBe('2026-11-24T13:00');
    expect(findFirstSlot([], [])).toBeNull();
  });
});
