import { moveDay } from '#domain/features/reports/period.ts';
import { getLocalDay } from '#web/lib/local-day.ts';

/** From the first day of the month eleven months ago until today. */
export function getLastMonths(now?: Date): { from: string; to: string } {
  const today = getLocalDay(now);
  const elevenMonthsAgo = moveDay(`${today.slice(0, 7)}-01`, -330);
  return { from: `${elevenMonthsAgo.slice(0, 7)}-01`, to: today };
}
