import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { addDays, dayMs, subtractDays } from '#domain/lib/day.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import type { DemoJob, DemoSeeker } from '#server/db/demo/entities.ts';
import { createRandom, type Random } from '#server/db/demo/random.ts';

export interface Applicant {
  readonly seeker: DemoSeeker;
  readonly route?: readonly ApplicationStatus[];
}

/** Number of applications per published job; the sum is exactly `total`. */
export function distributeApplications(jobs: readonly DemoJob[], now: Date, total: number): Map<DemoJob, number> {
  const weighted = jobs
    .filter((job) => job.publishedAt !== null)
    .map((job) => ({ job, weight: getJobWeight(job, now) }));
  const sum = weighted.reduce((so, { weight }) => so + weight, 0);
  const shares = weighted.map(({ job, weight }) => ({ job, share: (weight * total) / sum }));
  const whole = shares.reduce((so, { share }) => so + Math.floor(share), 0);
  const byRest = shares.toSorted((a, b) => (b.share % 1) - (a.share % 1) || a.job.id - b.job.id);
  const roundedUp = new Set(byRest.slice(0, total - whole).map(({ job }) => job));
  return new Map(shares.map(({ job, share }) => [job, Math.floor(share) + (roundedUp.has(job) ? 1 : 0)]));
}

/** Prefers job seekers of the same job family and region. */
export function pickApplicants(demo: Demo, job: DemoJob, count: number, random: Random): DemoSeeker[] {
  const [open] = demo.entities.seekers;
  const latest = subtractDays(getApplicationPeriod(demo, job).end, 2);
  return demo.entities.seekers
    .map((seeker) => ({ seeker, order: random.next() ** (1 / getInterest(job, seeker)) }))
    .filter(({ seeker }) => seeker !== open && seeker.joinedAt < latest)
    .toSorted((a, b) => b.order - a.order)
    .slice(0, count)
    .map(({ seeker }) => seeker);
}

export function getApplicationPeriod(demo: Demo, job: DemoJob): { start: Date; end: Date } {
  const start = job.publishedAt ?? demo.now;
  const latest = addDays(start, 50);
  const end = job.endedAt ?? demo.now;
  return { start, end: end < latest ? end : latest };
}

/**
 * Predefined status sequences: offers for a filled job, often a hire for a closed job, and sometimes an offer in
 * preparation.
 */
export function planRoutes(job: DemoJob): (readonly ApplicationStatus[])[] {
  const random = createRandom(`routes of job ${job.id}`);
  const toOffer: readonly ApplicationStatus[] = ['screening', 'interview', 'offer'];
  if (job.status === 'Offered') {
    return Array.from({ length: job.openings }, () => [
      ...toOffer,
      'offered',
      ...(random.chance(0.4) ? (['hired'] as const) : []),
    ]);
  }
  if (job.status === 'closed' && random.chance(0.8)) {
    const hire: readonly ApplicationStatus[] = [...toOffer, 'offered', 'hired'];
    return random.chance(0.3) ? [[...toOffer, 'offered', 'declined'], hire] : [hire];
  }
  return job.status === 'active' && random.chance(0.15) ? [toOffer] : [];
}

/** The demo job seeker's applications, one in each of six statuses. */
export function planDemoSeekerApplications(demo: Demo): Map<DemoJob, Applicant> {
  const [seeker] = demo.entities.seekers;
  const chosen = new Map<DemoJob, Applicant>();
  if (!seeker) return chosen;
  for (const { route, fits } of demoSeekerRoutes) {
    const job = sortByFit(demo, seeker).find(
      (each) => !chosen.has(each) && hasTimeFor(demo, each, route.length) && fits(each),
    );
    if (job) chosen.set(job, { seeker, route });
  }
  return chosen;
}

const isOpen = (job: DemoJob): boolean => job.status === 'active';

const demoSeekerRoutes: readonly { route: readonly ApplicationStatus[]; fits: (job: DemoJob) => boolean }[] = [
  { route: ['screening', 'interview', 'offer', 'offered'], fits: (job) => isOpen(job) && job.openings > 1 },
  { route: ['screening', 'interview'], fits: isOpen },
  { route: ['screening', 'on-hold'], fits: (job) => job.status === 'paused' },
  { route: ['screening', 'rejected'], fits: isOpen },
  { route: ['screening'], fits: isOpen },
  { route: [], fits: isOpen },
];

/** Jobs by fit for the seeker; at equal fit, the demo employer first. */
function sortByFit(demo: Demo, seeker: DemoSeeker): DemoJob[] {
  const [employer] = demo.entities.employers;
  const hasMatchingTitle = (job: DemoJob): boolean =>
    job.needs.titles.some((title) => seeker.offers.titles.includes(title));
  const distance = (job: DemoJob): number =>
    (job.family === seeker.family ? 0 : 4) +
    (job.needs.managementLevel === seeker.role.rank ? 0 : 3) +
    (hasMatchingTitle(job) ? 0 : 2) +
    (job.employer === employer ? 0 : 1);
  return demo.entities.jobs.toSorted((a, b) => distance(a) - distance(b) || b.id - a.id);
}

function hasTimeFor(demo: Demo, job: DemoJob, steps: number): boolean {
  const { start, end } = getApplicationPeriod(demo, job);
  return end.getTime() - start.getTime() > (4 + 6 * steps) * dayMs;
}

function getJobWeight(job: DemoJob, now: Date): number {
  const age = dayNumber(now) - dayNumber(job.publishedAt ?? now);
  const employerFactor = job.employer.id === 1 ? 1.5 : 1;
  const level = job.needs.managementLevel === 1 ? 1 : 0.7;
  return employerFactor * level * (job.status === 'active' ? 2 + age / 8 : 17);
}

/** Whole days, so that the demo is the same at any hour. */
function dayNumber(moment: Date): number {
  return Math.floor(moment.getTime() / dayMs);
}

function getInterest(job: DemoJob, seeker: DemoSeeker): number {
  const familyFactor = job.family === seeker.family ? 16 : 1;
  const hasMatchingTitle = job.needs.titles.some((title) => seeker.offers.titles.includes(title));
  return familyFactor * (hasMatchingTitle ? 6 : 1) * (job.region === seeker.region ? 3 : 1);
}
