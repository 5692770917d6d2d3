import { getDay } from '#domain/features/reports/period.ts';
import { type MailFrequency, mailIntervalDays } from '#domain/features/saved-searches/contract.ts';
import { addDays, subtractDays } from '#domain/lib/day.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import type { DemoJob, DemoSeeker } from '#server/db/demo/entities.ts';
import { createRandom } from '#server/db/demo/random.ts';
import { demoTimeZone } from '#server/db/demo/times.ts';

/** Saved jobs, saved searches and job views. */
export function seedSavedItems(demo: Demo): void {
  const [open, ...others] = demo.entities.seekers;
  if (!open) return;
  const active = demo.entities.jobs.filter(({ status }) => status === 'active').toSorted(newestFirst);
  const own = active.filter(({ family }) => family === open.family).slice(0, 4);
  const closed = demo.entities.jobs.find(({ status, family }) => status === 'closed' && family === open.family);
  saveJobs(demo, open, [...own, ...(closed ? [closed] : [])]);
  for (const seeker of others) {
    const random = createRandom(`saved jobs of ${seeker.id}`);
    saveJobs(demo, seeker, random.sample(active, random.int(0, 3)));
  }
  for (const search of searches) saveSearch(demo, open, search);
  for (const job of active) addViews(demo, job);
}

function newestFirst(one: DemoJob, other: DemoJob): number {
  return (other.publishedAt?.getTime() ?? 0) - (one.publishedAt?.getTime() ?? 0);
}

function saveJobs(demo: Demo, { id, joinedAt }: DemoSeeker, jobs: readonly DemoJob[]): void {
  const [tenantId = 1] = demo.entities.tenantIds;
  for (const [at, job] of jobs.entries()) {
    const published = job.publishedAt ?? joinedAt;
    const since = Math.max(published.getTime(), joinedAt.getTime(), subtractDays(demo.now, 2 * at + 1).getTime());
    demo.rows.saved_jobs.push({ tenant_id: tenantId, user_id: id, job_id: job.id, saved_at: new Date(since) });
  }
}

interface Search {
  readonly name: string;
  readonly address: string;
  readonly frequency: MailFrequency;
  /** Days since the last email, or since the search was saved. */
  readonly lastMail: number;
}

/** The email of the first search is due, so a new demo has one in its outbox. */
const searches: readonly Search[] = [
  { name: 'Analyst jobs', address: 'words=analyst', frequency: 'daily', lastMail: 14 },
  { name: 'Remote, full time', address: 'mode=remote&type=full_time', frequency: 'weekly', lastMail: 3 },
  { name: 'Near Portland', address: 'place=Portland%2C+OR&radius=80', frequency: 'never', lastMail: 9 },
];

function saveSearch(demo: Demo, { id }: DemoSeeker, { name, address, frequency, lastMail }: Search): void {
  const [tenantId = 1] = demo.entities.tenantIds;
  const mailedUntil = subtractDays(demo.now, lastMail);
  demo.add('saved_searches', {
    tenant_id: tenantId,
    user_id: id,
    name,
    address,
    frequency,
    seen_until: subtractDays(demo.now, 5),
    mailed_until: mailedUntil,
    next_mail_at: frequency === 'never' ? null : addDays(mailedUntil, mailIntervalDays[frequency]),
    removed_at: null,
    created_at: subtractDays(demo.now, 30),
  });
}

const viewHistoryDays = 28;

function addViews(demo: Demo, job: DemoJob): void {
  const [tenantId = 1] = demo.entities.tenantIds;
  const random = createRandom(`views of job ${job.id}`);
  const popularity = random.int(1, 8);
  for (let daysAgo = viewHistoryDays - 1; daysAgo >= 0; daysAgo -= 1) {
    const day = subtractDays(demo.now, daysAgo);
    const views = random.int(0, popularity);
    if (views === 0 || (job.publishedAt ?? demo.now) > day) continue;
    demo.rows.job_views.push({ tenant_id: tenantId, job_id: job.id, day: getDay(day, demoTimeZone), views });
  }
}
