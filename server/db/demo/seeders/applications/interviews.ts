import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import type { InterviewStatus } from '#domain/features/interviews/lifecycle.ts';
import { resolveLocalTime } from '#domain/features/interviews/local-time.ts';
import { addDays } from '#domain/lib/day.ts';
import { agreedAccommodations, packs, scorecards } from '#server/db/demo/content/interviews.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import type { DemoJob } from '#server/db/demo/entities.ts';
import { createRandom, type Random } from '#server/db/demo/random.ts';
import type { Row } from '#server/db/demo/rows.ts';

const timeZone = 'America/Chicago';
const hourMs = 3_600_000;

/** Statuses of applications after an interview, which then took place. */
const statusesAfter: ReadonlySet<ApplicationStatus> = new Set(['offer', 'offered', 'hired']);

/** What the interviews of applications in the interview stage alternate between. */
const plans = ['draft', 'proposed', 'scheduled', 'completed', 'scheduled', 'due'] as const;
type Plan = (typeof plans)[number];

const pastPlans: ReadonlySet<Plan> = new Set(['completed', 'due']);

/** An interview for every application that has reached the stage, so that each state occurs. */
export function seedInterviews(demo: Demo): void {
  const jobs = new Map(demo.entities.jobs.map((job) => [job.id, job]));
  const invitations = findInvitations(demo);
  const calendar = new BusyHours();
  const planners = new Map<number, Planner>();
  demo.rows.applications.forEach((application, index) => {
    const job = jobs.get(Number(application.job_id));
    const id = index + 1;
    const invitedAt = invitations.get(id);
    if (!job || !invitedAt) return;
    if (statusesAfter.has(application.status)) {
      addInterview(demo, calendar, { application, id, job, invitedAt, plan: 'completed' });
    } else if (application.status === 'interview') {
      const planner = planners.get(job.employer.id) ?? new Planner();
      planners.set(job.employer.id, planner);
      const plan = planner.next(daysBefore(demo.now, invitedAt).length > 0);
      addInterview(demo, calendar, { application, id, job, invitedAt, plan });
    }
  });
}

/** When each application moved to the interview stage. */
function findInvitations(demo: Demo): ReadonlyMap<number, Date> {
  const found = new Map<number, Date>();
  for (const { application_id: id, to_status: to, at } of demo.rows.application_events) {
    if (to === 'interview' && at instanceof Date) found.set(Number(id), at);
  }
  return found;
}

interface PlannedInterview {
  readonly application: Row<'applications'>;
  readonly id: number;
  readonly job: DemoJob;
  readonly invitedAt: Date;
  readonly plan: Plan;
}

function addInterview(demo: Demo, calendar: BusyHours, planned: PlannedInterview): void {
  const { application, id: applicationId, job, invitedAt } = planned;
  const random = createRandom(`interview of application ${applicationId}`);
  const tenant = { tenant_id: application.tenant_id };
  const panel = [job.employer.lead, ...job.hiringTeam.filter(({ id }) => id !== job.employer.lead.id)].slice(0, 2);
  const userIds = panel.map(({ id }) => id);
  const isPast = pastPlans.has(planned.plan);
  const isTimed = isPast || planned.plan === 'scheduled';
  const startsAt = isTimed
    ? calendar.take(userIds, isPast ? daysBefore(demo.now, invitedAt) : daysAfter(demo.now))
    : null;
  const status = getStatus(planned.plan, startsAt);
  const pack = buildPack(random, status);
  const isSent = status !== 'draft';
  const interviewId = demo.add('interviews', {
    ...tenant,
    application_id: applicationId,
    round: 1,
    status,
    pack,
    length_minutes: pack.length_minutes,
    time_zone: timeZone,
    starts_at: startsAt,
    sequence: startsAt ? 1 : 0,
    proposed_at: isSent ? invitedAt : null,
    created_by: job.employer.lead.id,
    created_at: invitedAt,
    changed_at: invitedAt,
  });
  const key = { ...tenant, interview_id: interviewId };
  demo.rows.interview_accommodations.push({ ...key, note: isSent ? random.pick(agreedAccommodations) : '' });
  const during = startsAt && formatRange(startsAt, pack.length_minutes);
  for (const userId of userIds) demo.rows.interview_panel.push({ ...key, user_id: userId, during });
  if (status === 'proposed') {
    const days = daysAfter(demo.now).slice(2, 5);
    for (const day of days) demo.rows.interview_slots.push({ ...key, starts_at: atHour(day, random.int(9, 15)) });
  }
  // The lead's scorecard is missing where one is due.
  const scorers = status === 'completed' ? userIds.slice(planned.plan === 'due' ? 1 : 0) : [];
  addScorecards(demo, key, { userIds: scorers, startsAt: startsAt ?? invitedAt, random });
  const staffId = job.employer.lead.id;
  addEvents(demo, key, { status, startsAt, invitedAt, staffId, seekerId: Number(application.user_id) });
}

interface Key {
  readonly tenant_id: Row<'interviews'>['tenant_id'];
  readonly interview_id: number;
}

interface Scorers {
  readonly userIds: readonly number[];
  readonly startsAt: Date;
  readonly random: Random;
}

function addScorecards(demo: Demo, key: Key, { userIds, startsAt, random }: Scorers): void {
  const submittedAt = new Date(Math.min(startsAt.getTime() + 2 * hourMs, demo.now.getTime()));
  for (const userId of userIds) {
    const content = JSON.parse(JSON.stringify(random.pick(scorecards)));
    demo.rows.interview_scorecards.push({ ...key, user_id: userId, content, submitted_at: submittedAt });
  }
}

/** A time that could not be found leaves the choice to the job seeker. */
function getStatus(plan: Plan, startsAt: Date | null): InterviewStatus {
  if (plan === 'draft' || plan === 'proposed') return plan;
  if (startsAt === null) return 'proposed';
  return plan === 'scheduled' ? 'scheduled' : 'completed';
}

/** A draft lacks the questions and how answers are rated. */
function buildPack(random: Random, status: InterviewStatus) {
  const pack = random.pick(packs);
  const questions = status === 'draft' ? [] : [...pack.questions];
  return { ...pack, questions, scoring: status === 'draft' ? '' : pack.scoring };
}

interface History {
  readonly status: InterviewStatus;
  readonly startsAt: Date | null;
  readonly invitedAt: Date;
  readonly staffId: number;
  readonly seekerId: number;
}

function addEvents(demo: Demo, key: Key, history: History): void {
  const { status, startsAt, invitedAt, staffId, seekerId } = history;
  const route: readonly InterviewStatus[] = ['draft', 'proposed', 'scheduled', 'completed'];
  const steps = route.slice(0, route.indexOf(status) + 1);
  steps.forEach((to, index) => {
    const isAfter = to === 'scheduled' || to === 'completed';
    demo.rows.interview_events.push({
      ...key,
      at: to === 'completed' && startsAt ? new Date(startsAt.getTime() + hourMs) : invitedAt,
      actor_user_id: to === 'scheduled' ? seekerId : staffId,
      from_status: steps[index - 1] ?? null,
      to_status: to,
      starts_at: isAfter ? startsAt : null,
    });
  });
}

function formatRange(startsAt: Date, minutes: number): string {
  return `[${startsAt.toISOString()},${new Date(startsAt.getTime() + minutes * 60_000).toISOString()})`;
}

/** Working days from tomorrow, soonest first. */
function daysAfter(now: Date): Date[] {
  return Array.from({ length: 14 }, (_, index) => addDays(now, index + 1)).filter(isWorkday);
}

/** Working days between an invitation and yesterday, the latest first. */
function daysBefore(now: Date, invitedAt: Date): Date[] {
  return Array.from({ length: 60 }, (_, index) => addDays(now, -index - 1)).filter(
    (day) => isWorkday(day) && day.getTime() - invitedAt.getTime() > 24 * hourMs,
  );
}

function isWorkday(day: Date): boolean {
  return day.getUTCDay() !== 0 && day.getUTCDay() !== 6;
}

function atHour(day: Date, hour: number): Date {
  const local = `${day.toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:00`;
  return resolveLocalTime(local, timeZone) ?? day;
}

/** Deals the plans of an employer in turn. A plan of the past waits for an application that was invited early enough. */
class Planner {
  #count = 0;
  readonly #waiting: Plan[] = [];

  next(canBePast: boolean): Plan {
    const waiting = canBePast ? this.#waiting.shift() : undefined;
    if (waiting) return waiting;
    for (;;) {
      const plan = plans[this.#count % plans.length] ?? 'draft';
      this.#count += 1;
      if (canBePast || !pastPlans.has(plan)) return plan;
      this.#waiting.push(plan);
    }
  }
}

/** The hours that panels have given away, so that no person is in two interviews at once. */
class BusyHours {
  readonly #taken = new Set<string>();

  /** The first hour on one of the days in which everyone is free; null without one. */
  take(userIds: readonly number[], days: readonly Date[]): Date | null {
    for (const day of days) {
      for (let hour = 9; hour <= 15; hour += 1) {
        const startsAt = atHour(day, hour);
        const keys = userIds.map((id) => `${id} ${startsAt.toISOString()}`);
        if (keys.some((key) => this.#taken.has(key))) continue;
        for (const key of keys) this.#taken.add(key);
        return startsAt;
      }
    }
    return null;
  }
}
