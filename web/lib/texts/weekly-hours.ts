import { type AgentHours, weekdays } from '#domain/features/chat/agent-hours.ts';
import { getOwnTimeZone } from '#web/lib/time-zone.ts';
import { formatClockRange, formatWeekday, formatZone } from './format.ts';

/** "Mon–Fri, 9:00 AM – 5:00 PM", with the time zone if it is not the reader's. Empty without hours. */
export function formatWeeklyHours(hours: AgentHours['hours']): string {
  if (!hours) return '';
  const { days, from, until, time_zone: zone } = hours;
  const times = `${formatDays(days)}, ${formatClockRange(from, until)}`;
  return zone === getOwnTimeZone() ? times : `${times} (${formatZone(zone)})`;
}

/** "Mon–Fri", "Mon, Wed–Fri", or "Sat, Sun": runs of three days and more by their ends. */
function formatDays(days: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of weekdays.filter((each) => days.includes(each))) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const names = runs.flatMap((run) => {
    const short = run.map((day) => formatWeekday(day, 'short'));
    return short.length < 3 ? short : [`${short[0]}–${short.at(-1)}`];
  });
  return names.join(', ');
}
