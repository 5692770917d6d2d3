import { employerCount } from '#bench/data/jobs.ts';
import { partnerCount } from '#bench/data/staff.ts';
import { sources } from '#domain/features/reports/contract.ts';
import { definitions } from '#domain/features/reports/definitions.ts';
import { hiringReports, longReports, type ReportName } from '#domain/features/reports/names.ts';
import { dayMs } from '#domain/lib/day.ts';
import { createRandom } from '#server/db/demo/random.ts';
import { type HistorySizes, historyEnd } from './history.ts';

const random = createRandom('bench reports');

/** Lengths of periods in days. */
const lengths = [7, 30, 90, 365];

/** The path of a report over a random period, with a random filter in half of them unless `isPlain`. */
export function buildReportPath(name: ReportName, sizes: HistorySizes, isPlain: boolean): string {
  const choices: Readonly<Record<string, () => string>> = {
    job: () => String(random.int(1, sizes.jobCount)),
    organisation: () => String(random.int(1, employerCount)),
    source: () => random.pick(sources),
    partner: () => String(employerCount + random.int(1, partnerCount)),
  };
  const offered = definitions[name].filters.filter((each) => choices[each] !== undefined);
  const chosen = !isPlain && offered.length > 0 && random.chance(0.5) ? random.pick(offered) : null;
  return buildFilteredPath(name, chosen === null ? {} : { [chosen]: choices[chosen]?.() ?? '' });
}

/** The path of a report over a random period with this filter: of a long report, its summary. */
export function buildFilteredPath(name: ReportName, filter: Readonly<Record<string, string>>): string {
  const end = historyEnd - random.int(0, 120) * dayMs;
  const period = { from: toDay(end - random.pick(lengths) * dayMs), to: toDay(end) };
  const isHiring = hiringReports.some((each) => each === name);
  const part = longReports.some((each) => each === name) ? summaryPart : '';
  return `/api/v1/${isHiring ? 'reports' : 'partner-reports'}/${name}${part}?${new URLSearchParams({ ...period, ...filter })}`;
}

const summaryPart = '/summary';

/** The table that the page reads after a summary; null if it came with the report. */
export function getTablePath(path: string): string | null {
  return path.includes(summaryPart) ? path.replace(summaryPart, '/table') : null;
}

function toDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
