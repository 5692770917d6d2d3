import { type AgentHours, weekdays } from '#domain/features/chat/agent-hours.ts';
import { languageTags } from '#domain/phrases/phrases.ts';
import { formatZone, getOwnTimeZone } from './format.ts';
import { getCurrentLanguage } from './i18n.ts';

/** "Mon–Fri, 9:00 AM – 5:00 PM", with the time zone if it is not the reader's. Empty without hours. */
export function formatWeeklyHours(hours: AgentHours['hours']): string {
  if (!hours) return '';
  const { days, from, until, time_zone: zone } = hours;
  const times = `${formatDays(days)}, ${getClockFormat().formatRange(from * minuteMs, until * minuteMs)}`;
  return zone === getOwnTimeZone() ? times : `${times} (${formatZone(zone)})`;
}

/** `16:20` or `4:20 PM`, by language, for minutes after midnight. */
export function formatClock(minutes: number): string {
  return getClockFormat().format(minutes * minuteMs);
}

/** `Mon` or `Monday`, from Monday (1) to Sunday (7). */
export function formatWeekday(day: number, style: 'short' | 'long'): string {
  const format = new Intl.DateTimeFormat(languageTags[getCurrentLanguage()], { weekday: style, timeZone: 'UTC' });
  return format.format(Date.UTC(2024, 0, day));
}

const minuteMs = 60_000;

function getClockFormat(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languageTags[getCurrentLanguage()], { timeStyle: 'short', timeZone: 'UTC' });
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
