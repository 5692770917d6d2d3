import type { InterviewCard } from '#domain/features/interviews/interview.ts';
import { formatLocalTime, resolveLocalTime } from '#domain/features/interviews/local-time.ts';
import { addDays } from '#domain/lib/day.ts';

/** Hours that are always shown. */
const usualHours = { first: 9, last: 17 } as const;
/** Saturday and Sunday are shown only with an interview. */
const workDays = 5;
const hourMinutes = 60;

/** An interview in its column: minutes after midnight, and its share of the width. */
export interface Block {
  readonly interview: InterviewCard;
  readonly startMinute: number;
  /** Interviews at the same time are next to each other. */
  readonly lane: number;
  readonly laneCount: number;
}

export interface WeekDay {
  /** `2026-11-23`. */
  readonly day: string;
  readonly blocks: readonly Block[];
}

export interface Week {
  readonly days: readonly WeekDay[];
  readonly firstHour: number;
  /** Exclusive. */
  readonly lastHour: number;
}

/** The Monday of the week of a moment, `2026-11-23`. On a weekend, the next one. */
export function findMonday(moment: Date, timeZone: string): string {
  const today = formatLocalTime(moment, timeZone).slice(0, 10);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return shiftDay(today, weekday === 6 ? 2 : 1 - weekday);
}

export function shiftDay(day: string, days: number): string {
  return addDays(new Date(`${day}T00:00:00Z`), days)
    .toISOString()
    .slice(0, 10);
}

/** Monday to Sunday in the zone. */
export function getWeekPeriod(monday: string, timeZone: string): { from: Date; until: Date } {
  // The first hour of the day if the clock skips midnight.
  const start = (day: string) =>
    resolveLocalTime(`${day}T00:00`, timeZone) ?? resolveLocalTime(`${day}T01:00`, timeZone) ?? new Date(`${day}Z`);
  return { from: start(monday), until: start(shiftDay(monday, 7)) };
}

export function buildWeek(monday: string, timeZone: string, interviews: readonly InterviewCard[]): Week {
  const placed = interviews.flatMap((interview) => {
    if (interview.starts_at === null) return [];
    const [day = '', time = ''] = formatLocalTime(new Date(interview.starts_at), timeZone).split('T');
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return [{ interview, day, startMinute: hours * hourMinutes + minutes }];
  });
  const days = Array.from({ length: 7 }, (_, index) => {
    const day = shiftDay(monday, index);
    return { day, blocks: assignLanes(placed.filter((one) => one.day === day)) };
  });
  const starts = placed.map(({ startMinute }) => startMinute);
  const ends = placed.map(({ startMinute, interview }) => startMinute + interview.length_minutes);
  return {
    days: days.filter(({ blocks }, index) => index < workDays || blocks.length > 0),
    firstHour: Math.floor(Math.min(usualHours.first * hourMinutes, ...starts) / hourMinutes),
    lastHour: Math.min(24, Math.ceil(Math.max(usualHours.last * hourMinutes, ...ends) / hourMinutes)),
  };
}

interface Placed {
  readonly interview: InterviewCard;
  readonly startMinute: number;
}

/** Groups interviews that overlap, directly or through others, and gives each the first free lane of its group. */
function assignLanes(placed: readonly Placed[]): Block[] {
  const sorted = placed.toSorted((a, b) => a.startMinute - b.startMinute || a.interview.id - b.interview.id);
  const blocks: Block[] = [];
  let group: { one: Placed; lane: number }[] = [];
  let groupEnd = 0;
  const closeGroup = () => {
    const laneCount = Math.max(0, ...group.map(({ lane }) => lane + 1));
    blocks.push(...group.map(({ one, lane }) => ({ ...one, lane, laneCount })));
    group = [];
  };
  for (const one of sorted) {
    if (one.startMinute >= groupEnd) closeGroup();
    const taken = group.filter((other) => getEnd(other.one) > one.startMinute).map(({ lane }) => lane);
    const lane = Array.from({ length: group.length + 1 }, (_, index) => index).find((index) => !taken.includes(index));
    group.push({ one, lane: lane ?? 0 });
    groupEnd = Math.max(groupEnd, getEnd(one));
  }
  closeGroup();
  return blocks;
}

function getEnd({ interview, startMinute }: Placed): number {
  return startMinute + interview.length_minutes;
}

interface Neighbor {
  readonly day: string;
  readonly block: Block;
}

/**
 * The interview that an arrow key leads to: the one before or after it on its day, or on the nearest other day with
 * interviews the closest one in time. Null if there is none.
 */
export function findNeighbor(days: readonly WeekDay[], id: number, key: string): Neighbor | null {
  const dayIndex = days.findIndex(({ blocks }) => blocks.some(({ interview }) => interview.id === id));
  const { day = '', blocks = [] } = days[dayIndex] ?? {};
  const index = blocks.findIndex(({ interview }) => interview.id === id);
  const start = blocks[index]?.startMinute;
  if (start === undefined) return null;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const block = blocks[index + (key === 'ArrowUp' ? -1 : 1)];
    return block ? { day, block } : null;
  }
  const others = key === 'ArrowLeft' ? days.slice(0, dayIndex).reverse() : days.slice(dayIndex + 1);
  const nearest = others.find((other) => other.blocks.length > 0);
  const getDistance = ({ startMinute }: Block) => Math.abs(startMinute - start);
  const [block] = nearest?.blocks.toSorted((a, b) => getDistance(a) - getDistance(b)) ?? [];
  return nearest && block ? { day: nearest.day, block } : null;
}

/** Whether the moment is on the day in the zone. */
export function isOnDay(day: string, moment: Date, timeZone: string): boolean {
  return formatLocalTime(moment, timeZone).slice(0, 10) === day;
}
