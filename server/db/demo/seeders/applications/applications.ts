import { type ApplicationStatus, isFinal } from '#domain/features/applications/lifecycle.ts';
import { addDays, dayMs } from '#domain/lib/day.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import type { DemoJob } from '#server/db/demo/entities.ts';
import { createRandom, type Random } from '#server/db/demo/random.ts';
import {
  type Applicant,
  distributeApplications,
  getApplicationPeriod,
  pickApplicants,
  planDemoSeekerApplications,
  planRoutes,
} from './applicants.ts';
import { addApplication, type PlannedApplication } from './application-rows.ts';
import { appendStep, type StatusHistory, simulateHistory } from './status-history.ts';

const applicationCount = 3000;

/** A year of applications, oldest first, with their status history. */
export function seedApplications(demo: Demo): void {
  const own = planDemoSeekerApplications(demo);
  const sent = [...distributeApplications(demo.entities.jobs, demo.now, applicationCount)].flatMap(([job, count]) =>
    planApplications(demo, job, count, own.get(job)),
  );
  for (const each of sent.toSorted((a, b) => getStartTime(a) - getStartTime(b))) addApplication(demo, each);
  for (const job of demo.entities.jobs) if (job.status === 'Offered') fillJob(demo, job, sent);
}

function getStartTime({ journey }: PlannedApplication): number {
  return journey.steps[0]?.at.getTime() ?? 0;
}

function planApplications(demo: Demo, job: DemoJob, count: number, own: Applicant | undefined): PlannedApplication[] {
  const random = createRandom(`applications to job ${job.id}`);
  const routes = planRoutes(job);
  const others = pickApplicants(demo, job, count - (own ? 1 : 0), random);
  const applicants: Applicant[] = others.map((seeker, at) => ({
    seeker,
    ...(routes[at] ? { route: routes[at] } : {}),
  }));
  let offersLeft = job.status === 'Offered' ? 0 : job.openings - 1 - (own?.route?.includes('offered') ? 1 : 0);
  return [...(own ? [own] : []), ...applicants].map((applicant) => {
    const journey = planHistory(demo, job, applicant, offersLeft > 0, random);
    if (!applicant.route && journey.steps.some(({ to }) => to === 'offer')) offersLeft -= 1;
    return { job, seeker: applicant.seeker, journey: closeApplication(job, journey, random), random };
  });
}

function planHistory(
  demo: Demo,
  job: DemoJob,
  { seeker, route }: Applicant,
  canBeOffered: boolean,
  random: Random,
): StatusHistory {
  const { start, end } = getApplicationPeriod(demo, job);
  const from = Math.max(start.getTime(), seeker.joinedAt.getTime()) + 3_600_000;
  // Predefined sequences start early, so that they fit into the period.
  const early = route ? 0.02 : 0.9;
  const at = new Date(from + Math.floor(random.next() * early * (end.getTime() - from)));
  const until = job.status === 'closed' ? (job.endedAt ?? demo.now) : demo.now;
  const first = !route && random.chance(0.05) ? 'sourced' : 'applied';
  return simulateHistory(
    { first, start: at, until, canBeOffered, ...(route ? { route, pace: getPace(from, until) } : {}) },
    random,
  );
}

/** Scales predefined sequences to the available time; the longest takes about 50 days at normal pace. */
function getPace(from: number, until: Date): number {
  return Math.min(1, (until.getTime() - from) / dayMs / 60);
}

/** When a job closes, open applications are rejected and open offers accepted. */
function closeApplication(job: DemoJob, journey: StatusHistory, random: Random): StatusHistory {
  const { status } = journey.standing;
  if (job.status !== 'closed' || !job.endedAt || isFinal(status)) return journey;
  const to: ApplicationStatus = status === 'offered' ? 'hired' : 'rejected';
  return appendStep(journey, to, addDays(job.endedAt, (1 + random.int(0, 20)) / 24));
}

/** Marks a job as filled at the time of its last offer. */
function fillJob(demo: Demo, job: DemoJob, sent: readonly PlannedApplication[]): void {
  const offers = sent
    .filter((each) => each.job === job)
    .flatMap(({ journey }) => journey.steps.filter(({ to }) => to === 'offered').map(({ at }) => at.getTime()));
  const at = new Date(Math.max(...offers));
  const [tenantId = 1] = demo.entities.tenantIds;
  const actor = job.employer.lead.id;
  const change = { tenant_id: tenantId, at, actor_user_id: actor };
  demo.rows.job_events.push({ ...change, job_id: job.id, from_status: 'active', to_status: 'Offered', note: '' });
  demo.rows.audit_events.push({
    ...change,
    action: 'job.move',
    subject_kind: 'job',
    subject_id: String(job.id),
    detail: { from: 'active', to: 'Offered' },
  });
  const row = demo.rows.jobs[job.id - 1];
  if (row) Object.assign(row, { updated_at: at, version: 3 });
}
