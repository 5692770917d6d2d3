import { addDays, dayMs } from '#domain/lib/day.ts';
import { formatPerTimeZone } from '#domain/lib/time-zone.ts';

/** Calendar days in the tenant's time zone; both are included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const periodPresets = ['last30', 'last90', 'this_month', 'last_month', 'this_year', 'last365'] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/** Days of a period without given days. */
const defaultDays = 90;
/** The longest period: ten years. */
export const maxPeriodDays = 3653;

const dayFormat = formatPerTimeZone('en-CA', {});

/** The calendar day of a moment in a time zone: `2026-03-08`. */
export function getDay(moment: Date, timeZone: string): string {
  return dayFormat(timeZone).format(moment);
}

export function moveDay(day: string, days: number): string {
  return formatDay(addDays(parseDay(day), days));
}

export function countDays({ from, to }: Period): number {
  return Math.round((parseDay(to).getTime() - parseDay(from).getTime()) / dayMs) + 1;
}

/** Fills in the missing days of a period: the last ninety days, ending today. */
export function completePeriod({ from, to }: Partial<Period>, today: string): Period {
  const last = to ?? (from !== undefined && from > today ? from : today);
  return { from: from ?? moveDay(last, 1 - defaultDays), to: last };
}

/** As many days right before the period. */
export function getPeriodBefore(period: Period): Period {
  return { from: moveDay(period.from, -countDays(period)), to: moveDay(period.from, -1) };
}

export function getPreset(preset: PeriodPreset, today: string): Period {
  const month = `${today.slice(0, 7)}-01`;
  const lastOfMonthBefore = moveDay(month, -1);
  const periods: Record<PeriodPreset, Period> = {
    last30: { from: moveDay(today, -29), to: today },
    last90: { from: moveDay(today, 1 - defaultDays), to: today },
    this_month: { from: month, to: today },
    last_month: { from: `${lastOfMonthBefore.slice(0, 7)}-01`, to: lastOfMonthBefore },
    this_year: { from: `${today.slice(0, 4)}-01-01`, to: today },
    last365: { from: moveDay(today, -364), to: today },
  };
  return periods[preset];
}

function parseDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
