import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { ORDER_VERSION } from '#domain/features/matching/score/damped-order.ts';
import { dayMs } from '#domain/lib/day.ts';
import { createRandom } from '#server/db/demo/random.ts';
import { zipf } from './vocabulary.ts';

const random = createRandom('bench applications');

const statuses = {
  applied: 40,
  screening: 12,
  interview: 12,
  offer: 3,
  offered: 2,
  'on-hold': 4,
  hired: 6,
  declined: 3,
  rejected: 15,
  withdrawn: 3,
} satisfies Partial<Record<ApplicationStatus, number>>;

/** The newest application; the others lie within the year before. */
const newestMs = Date.UTC(2026, 10, 21);

/** A job with 10,000 applicants: every 30th application. */
export const largeJobId = 50_000;
const largeJobEvery = 30;

interface Sizes {
  readonly jobCount: number;
  readonly seekerCount: number;
}

/** Returns the function that builds application 1, 2, 3, ... in order: some jobs have hundreds, most have a few. */
export function benchApplications({ jobCount, seekerCount }: Sizes) {
  const jobs = zipf(
    Array.from({ length: jobCount }, (_none, at) => at + 1),
    0.6,
  );
  // A person's applications are `seekerCount` apart; the second goes to another job than the first.
  const firstJobs = new Int32Array(seekerCount + 1);
  return (id: number) => {
    const user = 1 + ((id * 7919) % seekerCount);
    const picked = jobs(random);
    let job = id % largeJobEvery === 0 ? largeJobId : picked;
    while (job === firstJobs[user] || (job === largeJobId && id % largeJobEvery > 0)) job = (job % jobCount) + 1;
    firstJobs[user] = job;
    const applied = newestMs - random.next() * 365 * dayMs;
    const status = random.weighted(statuses);
    const since = status === 'applied' ? applied : Math.min(newestMs, applied + random.next() * 20 * dayMs);
    const score = random.int(20, 95);
    return {
      tenant_id: 1,
      id,
      job_id: job,
      user_id: user,
      status,
      score,
      order_version: ORDER_VERSION,
      score_parts: JSON.stringify(buildParts(score)),
      applied_at: new Date(applied),
      status_since: new Date(since),
    };
  };
}

const parts = ['Skills', 'Certifications', 'Education', 'JobTitles', 'Industries', 'ManagementLevel'];

function buildParts(score: number) {
  return Object.fromEntries(parts.map((part) => [part, { fraction: score, score: score / parts.length }]));
}
