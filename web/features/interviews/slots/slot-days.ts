import type { BusySpan, Interview } from '#domain/features/interviews/interview.ts';
import { resolveLocalTime } from '#domain/features/interviews/local-time.ts';
import { isOverlapping, minNoticeMs } from '#domain/features/interviews/slots.ts';
import { shiftDay } from '#web/features/interviews/week/week-days.ts';

/** The hours of a working day in which interviews are offered. */
export const slotHours = { first: 9, last: 17 } as const;
const stepMinutes = 30;
const workDays = 5;
const minuteMs = 60_000;

/** A time at which the interview fits. */
export interface FreeSlot {
  /** In the zone of the interview, `2026-11-27T10:00`. */
  readonly local: string;
  readonly startsAt: Date;
  /** Minutes after midnight. */
  readonly startMinute: number;
}

/** Time in which at least one member of the panel has another interview. */
export interface BusyBlock {
  readonly names: readonly string[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Minutes after midnight, within the working day. */
  readonly startMinute: number;
  readonly endMinute: number;
}

export interface SlotDay {
  /** `2026-11-27`. */
  readonly day: string;
  readonly slots: readonly FreeSlot[];
  readonly busy: readonly BusyBlock[];
}

type Planned = Pick<Interview, 'time_zone' | 'length_minutes'>;

/** The free and the busy times of the panel from Monday to Friday, in the zone of the interview. */
export function buildSlotDays(monday: string, plan: Planned, busy: readonly BusySpan[], now: Date): SlotDay[] {
  const spans = busy.map(({ name, starts_at: start, ends_at: end }) => ({
    names: [name],
    startsAt: new Date(start),
    endsAt: new Date(end),
  }));
  return Array.from({ length: workDays }, (_, index) => {
    const day = shiftDay(monday, index);
    // Clocks change at night, so a working day has no gap.
    const opensAt = resolveLocalTime(`${day}T${formatTime(slotHours.first * 60)}`, plan.time_zone);
    if (opensAt === null) return { day, slots: [], busy: [] };
    const blocks = mergeSpans(spans.flatMap((span) => clampToDay(span, opensAt)));
    return { day, busy: blocks, slots: findFreeSlots(day, opensAt, plan, blocks, now) };
  });
}

function findFreeSlots(
  day: string,
  opensAt: Date,
  { length_minutes: length }: Planned,
  busy: readonly BusyBlock[],
  now: Date,
): FreeSlot[] {
  const slots: FreeSlot[] = [];
  for (let minute = slotHours.first * 60; minute + length <= slotHours.last * 60; minute += stepMinutes) {
    const startsAt = atMinute(opensAt, minute);
    const slot = { startsAt, endsAt: new Date(startsAt.getTime() + length * minuteMs) };
    const isTooSoon = startsAt.getTime() < now.getTime() + minNoticeMs;
    if (isTooSoon || busy.some((block) => isOverlapping(slot, block))) continue;
    slots.push({ local: `${day}T${formatTime(minute)}`, startsAt, startMinute: minute });
  }
  return slots;
}

interface NamedSpan {
  readonly names: readonly string[];
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The part of a span within the working day; empty if there is none. */
function clampToDay({ names, startsAt, endsAt }: NamedSpan, opensAt: Date): BusyBlock[] {
  const toMinute = (at: Date) => slotHours.first * 60 + (at.getTime() - opensAt.getTime()) / minuteMs;
  const startMinute = Math.max(slotHours.first * 60, toMinute(startsAt));
  const endMinute = Math.min(slotHours.last * 60, toMinute(endsAt));
  return startMinute < endMinute ? [{ names, startsAt, endsAt, startMinute, endMinute }] : [];
}

/** Blocks that overlap become one with all names. */
function mergeSpans(blocks: readonly BusyBlock[]): BusyBlock[] {
  const merged: BusyBlock[] = [];
  for (const block of blocks.toSorted((a, b) => a.startMinute - b.startMinute)) {
    const last = merged.at(-1);
    if (!last || last.endMinute <= block.startMinute) {
      merged.push(block);
      continue;
    }
    const later = block.endMinute > last.endMinute ? block : last;
    const names = [...new Set([...last.names, ...block.names])];
    merged[merged.length - 1] = { ...last, names, endsAt: later.endsAt, endMinute: later.endMinute };
  }
  return merged;
}

function atMinute(opensAt: Date, minute: number): Date {
  return new Date(opensAt.getTime() + (minute - slotHours.first * 60) * minuteMs);
}

function formatTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** The slot that Tab leads to: the first chosen one, else the first one. Null without any. */
export function findFirstSlot(days: readonly SlotDay[], chosen: readonly string[]): string | null {
  const all = days.flatMap(({ slots }) => slots);
  return (all.find(({ local }) => chosen.includes(local)) ?? all[0])?.local ?? null;
}

/**
 * The slot that a key leads to: the one before or after it on its day, the first or last one of the day, or on the nearest
 * other day with free slots the closest one in time. Null if there is none.
 */
export function findNeighborSlot(days: readonly SlotDay[], local: string, key: string): FreeSlot | null {
  const dayIndex = days.findIndex(({ slots }) => slots.some((slot) => slot.local === local));
  const slots = days[dayIndex]?.slots ?? [];
  const index = slots.findIndex((slot) => slot.local === local);
  const current = slots[index];
  if (!current) return null;
  const sameDay: Partial<Record<string, FreeSlot | undefined>> = {
    ArrowUp: slots[index - 1],
    ArrowDown: slots[index + 1],
    Home: slots[0],
    End: slots.at(-1),
  };
  if (key in sameDay) return sameDay[key] ?? null;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const others = key === 'ArrowLeft' ? days.slice(0, dayIndex).reverse() : days.slice(dayIndex + 1);
  const nearest = others.find((other) => other.slots.length > 0)?.slots ?? [];
  const getDistance = ({ startMinute }: FreeSlot) => Math.abs(startMinute - current.startMinute);
  return nearest.toSorted((a, b) => getDistance(a) - getDistance(b))[0] ?? null;
}
