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

/** Days, or whole months from the first day of the first to the last day of the last. */
export interface PeriodPart extends Period {
  readonly isMonths: boolean;
}

/** A period as its whole months and the days around them. */
export function splitMonths({ from, to }: Period): PeriodPart[] {
  const first = from.endsWith('-01') ? from : startNextMonth(from);
  const end = `${moveDay(to, 1).slice(0, 7)}-01`;
  if (first >= end) return [{ isMonths: false, from, to }];
  const parts = [
    { isMonths: false, from, to: moveDay(first, -1) },
    { isMonths: true, from: first, to: moveDay(end, -1) },
    { isMonths: false, from: end, to },
  ];
  return parts.filter((part) => part.from <= part.to);
}

/** The first day of each month that has days of a period. */
export function listMonths({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let month = `${from.slice(0, 7)}-01`; month <= to; month = startNextMonth(month)) months.push(month);
  return months;
}

/** The first day of the month after that of a day. */
function startNextMonth(day: string): string {
  return `${moveDay(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
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
