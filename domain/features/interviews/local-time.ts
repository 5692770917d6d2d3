import * as z from 'zod/mini';
import { dayMs } from '#domain/lib/day.ts';
import { getOffset } from '#domain/lib/time-zone.ts';

/** A date and time without a zone, `2026-11-27T10:00`. */
export const LocalTime = z
  .string()
  .check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/));

/**
 * The instant of a local time in a zone. Null if the clock skips that time when daylight saving starts; of a time that
 * occurs twice when it ends, the first one.
 */
export function resolveLocalTime(local: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // Every offset that applies within a day of the time, so that both sides of a clock change are tried.
  const offsets = new Set([-dayMs, 0, dayMs].map((shift) => getOffset(asUtc + shift, timeZone)));
  const found = [...offsets]
    .map((offset) => new Date(asUtc - offset))
    .filter((date) => formatLocalTime(date, timeZone) === local)
    .toSorted((a, b) => a.getTime() - b.getTime());
  return found[0] ?? null;
}

/** The local time of an instant, `2026-11-27T10:00`. */
export function formatLocalTime(date: Date, timeZone: string): string {
  return new Date(date.getTime() + getOffset(date.getTime(), timeZone)).toISOString().slice(0, 16);
}
