import type { JobType, WorkMode } from '#domain/features/jobs/job.ts';
import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import { addDays, subtractDays } from '#domain/lib/day.ts';
import type { CityRef } from '#server/db/demo/content/cities.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import type { DemoEmployer } from '#server/db/demo/entities.ts';
import { jobFamilies } from '#server/db/demo/job-families/all.ts';
import type { JobFamily, RoleTemplate, WorkSetting } from '#server/db/demo/job-families/job-family.ts';
import { createRandom, type Random } from '#server/db/demo/random.ts';
import { moveToWorkingHours } from '#server/db/demo/times.ts';

/** A job without its texts. */
export interface JobPlan {
  readonly employer: DemoEmployer;
  readonly family: JobFamily;
  readonly role: RoleTemplate;
  readonly setting: WorkSetting;
  readonly city: CityRef;
  readonly mode: WorkMode;
  readonly type: JobType;
  readonly openings: number;
  readonly status: JobStatus;
  readonly createdAt: Date;
  readonly publishedAt: Date | null;
  /** When it stopped being `active`; null for a filled job, whose last offer is not known yet. */
  readonly endedAt: Date | null;
}

/** All jobs, oldest first, so that newer jobs have higher ids. */
export function planJobs(demo: Demo): JobPlan[] {
  const random = createRandom('job plan');
  const postings = demo.entities.employers.flatMap((employer) =>
    pickPostings(employer, createRandom(`jobs ${employer.profile.domain}`)),
  );
  const statuses = random.sample(listStatuses(), postings.length);
  return postings
    .map((posting, at) => {
      const status = statuses[at] ?? 'active';
      const openings = posting.role.rank === 1 && random.chance(0.3) ? random.int(2, 4) : 1;
      return {
        ...posting,
        status,
        openings: status === 'Offered' ? Math.min(openings, 2) : openings,
        ...pickDates(demo.now, status, random),
      };
    })
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

const jobCountByStatus: Readonly<Record<JobStatus, number>> = {
  active: 250,
  closed: 90,
  paused: 25,
  Offered: 15,
  draft: 20,
};

function listStatuses(): JobStatus[] {
  return Object.entries(jobCountByStatus).flatMap(([status, count]) =>
    Array.from({ length: count }, () => status as JobStatus),
  );
}

type PostingBase = Pick<JobPlan, 'employer' | 'family' | 'role' | 'setting' | 'city' | 'mode' | 'type'>;

/** Postings that differ in role or city. */
function pickPostings(employer: DemoEmployer, random: Random): PostingBase[] {
  const { profile } = employer;
  const all = profile.jobFamilies.flatMap((key) =>
    jobFamilies[key].roles.flatMap((role) => profile.cities.map((city) => ({ family: jobFamilies[key], role, city }))),
  );
  const chosen = new Map(
    random.sample(all, all.length).map((each) => [`${each.role.title} ${each.city.join()}`, each] as const),
  );
  return [...chosen.values()].slice(0, profile.jobCount).map(({ family, role, city }) => {
    const setting = role.setting ?? family.setting;
    const mode = random.weighted(setting === 'office' ? officeModes : onSiteOnly);
    return { employer, family, role, setting, city, mode, type: pickJobType(role, random) };
  });
}

const officeModes = { remote: 30, hybrid: 42, on_site: 28 } as const satisfies Partial<Record<WorkMode, number>>;
const onSiteOnly: Partial<Record<WorkMode, number>> = { on_site: 1 };

function pickJobType(role: RoleTemplate, random: Random): JobType {
  if (role.rank > 1) return 'full_time';
  const isFirstJob = role.years[0] === 0;
  return random.weighted<JobType>({
    full_time: 76,
    part_time: 11,
    contract: 5,
    temporary: 3,
    internship: isFirstJob && role.education >= 2 ? 10 : 0,
    apprenticeship: isFirstJob && role.education < 2 ? 8 : 0,
  });
}

function pickDates(
  now: Date,
  status: JobStatus,
  random: Random,
): Pick<JobPlan, 'createdAt' | 'publishedAt' | 'endedAt'> {
  const at = (days: number): Date => moveToWorkingHours(random, subtractDays(now, days), now);
  if (status === 'draft') return { createdAt: at(random.int(1, 20)), publishedAt: null, endedAt: null };
  const [newest, oldest] = publishedDaysAgo[status];
  // The exponent makes recent jobs more frequent.
  const age = newest + Math.round((oldest - newest) * random.next() ** 1.4);
  const publishedAt = at(age);
  const createdAt = moveToWorkingHours(random, subtractDays(publishedAt, random.int(2, 12)), publishedAt);
  const wasOpenFor = random.int(25, Math.min(75, Math.max(26, age - 3)));
  const ends = status === 'closed' || status === 'paused';
  return {
    createdAt,
    publishedAt,
    endedAt: ends ? moveToWorkingHours(random, addDays(publishedAt, wasOpenFor), now) : null,
  };
}

const publishedDaysAgo: Readonly<Record<Exclude<JobStatus, 'draft'>, readonly [newest: number, oldest: number]>> = {
  active: [1, 59],
  paused: [32, 110],
  Offered: [60, 120],
  closed: [60, 360],
};
