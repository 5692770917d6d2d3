import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { sources } from '#domain/features/reports/contract.ts';
import { dayMs } from '#domain/lib/day.ts';

/** The rows of a size: 1 is 100,000 jobs, 200,000 job seekers, 3,000,000 applications, and 12,000,000 events. */
export interface HistorySizes {
  readonly jobCount: number;
  readonly seekerCount: number;
  readonly applicationCount: number;
}

/** Events of each application. */
export const eventsPerApplication = 4;

/** The end of the events; they lie within two years before. */
export const historyEnd = Date.UTC(2026, 10, 21);
const historyDays = 730;

/** How applications went, with the share of each in ten. */
const courses: readonly (readonly ApplicationStatus[])[] = [
  ['applied', 'screening', 'interview', 'rejected'],
  ['applied', 'screening', 'interview', 'rejected'],
  ['applied', 'screening', 'on-hold', 'rejected'],
  ['applied', 'interview', 'screening', 'rejected'],
  ['applied', 'screening', 'interview', 'withdrawn'],
  ['applied', 'screening', 'interview', 'offer'],
  ['applied', 'screening', 'offer', 'interview'],
  ['applied', 'interview', 'offered', 'hired'],
  ['applied', 'screening', 'offered', 'hired'],
  ['applied', 'screening', 'offered', 'declined'],
];

/** A number from 0 to 1 that depends on the id and the purpose only. */
function spread(id: number, purpose: number): number {
  let mixed = Math.imul(id ^ (purpose * 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** Application `id` from 1; the same one each time, in the order of sending. A person's applications go to different jobs. */
export function benchHistory(id: number, { jobCount, seekerCount, applicationCount }: HistorySizes) {
  const user = 1 + ((id - 1) % seekerCount);
  const round = Math.floor((id - 1) / seekerCount);
  const job = 1 + ((user * 7919 + round * 104_729 + Math.floor(spread(user, 1) * 97)) % jobCount);
  const course = courses[Math.floor(spread(id, 2) * courses.length)] ?? [];
  const appliedAt = historyEnd - Math.floor((0.02 + 0.98 * (1 - id / applicationCount)) * historyDays * dayMs);
  const moments = course.map((_, step) =>
    Math.min(historyEnd - 1, appliedAt + Math.floor(step * (2 + 18 * spread(id, 4 + step)) * dayMs)),
  );
  return { user, job, course, moments, source: sources[Math.floor(spread(id, 9) * sources.length)] ?? 'applied' };
}
