import * as z from 'zod/mini';
import { QuarterHour, TimeZone } from '#domain/lib/fields.ts';
import { languages } from '#domain/phrases/phrases.ts';

/** From Monday (1) to Sunday (7). */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** Working hours end on the day on which they start. */
export function isOrdered({ from, until }: { readonly from: number; readonly until: number }): boolean {
  return until > from;
}

/** Weekly working hours. */
const Hours = z
  .object({
    days: z.array(z.literal(weekdays)).check(z.minLength(1), z.maxLength(weekdays.length)),
    from: QuarterHour,
    until: QuarterHour,
    time_zone: TimeZone,
  })
  .check(z.refine(isOrdered, { path: ['until'], error: 'until_before_from' }));

/** Which languages an agent of the help desk speaks, and when they work. */
export const AgentHours = z.object({
  languages: z.array(z.enum(languages)).check(z.maxLength(languages.length)),
  hours: z.nullable(Hours),
});
export type AgentHours = z.infer<typeof AgentHours>;
