import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { scoreMatch } from '#domain/features/matching/score/score.ts';
import { scoreColumns } from '#server/db/demo/columns.ts';
import {
  closingMessages,
  earlyRejections,
  lateRejections,
  statusMessages,
  teamNotes,
} from '#server/db/demo/content/status-messages.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import type { DemoJob, DemoSeeker, Person } from '#server/db/demo/entities.ts';
import type { Random } from '#server/db/demo/random.ts';
import type { StatusChange, StatusHistory } from './status-history.ts';

export interface PlannedApplication {
  readonly job: DemoJob;
  readonly seeker: DemoSeeker;
  readonly journey: StatusHistory;
  readonly random: Random;
}

export function addApplication(demo: Demo, planned: PlannedApplication): void {
  const { job, seeker, journey, random } = planned;
  const [tenantId = 1] = demo.entities.tenantIds;
  const score = scoreMatch(job.needs, seeker.offers, job.weights, demo.findRelations);
  const applied = journey.steps.find(({ to }) => to === 'applied')?.at ?? null;
  const [first] = journey.steps;
  const id = demo.add('applications', {
    tenant_id: tenantId,
    job_id: job.id,
    user_id: seeker.id,
    status: journey.standing.status,
    status_before: journey.standing.statusBefore,
    source: first?.to === 'sourced' ? 'sourced' : pickSource(seeker, random),
    answers: applied === null ? [] : job.questionIds.slice(0, 1).map((question_id) => ({ question_id, text: 'yes' })),
    cover_note: applied === null ? '' : buildCoverNote(seeker, random),
    owner_user_id: random.chance(0.5) ? random.pick(job.hiringTeam).id : null,
    ...scoreColumns(score),
    applied_at: applied,
    status_since: journey.steps.at(-1)?.at ?? demo.now,
    created_at: first?.at ?? demo.now,
    version: journey.steps.length,
  });
  for (const step of journey.steps) addStep(demo, id, planned, step);
}

function addStep(demo: Demo, applicationId: number, planned: PlannedApplication, { at, from, to }: StatusChange): void {
  const [tenantId = 1] = demo.entities.tenantIds;
  const isOwn = to === 'applied' || to === 'withdrawn' || to === 'hired' || to === 'declined';
  const actor = isOwn
    ? planned.seeker
    : to === 'sourced'
      ? findSourcer(planned)
      : planned.random.pick(planned.job.hiringTeam);
  demo.rows.application_events.push({
    tenant_id: tenantId,
    application_id: applicationId,
    at,
    actor_user_id: actor.id,
    from_status: from,
    to_status: to,
    note: isOwn ? '' : pickNote(to, planned.random),
    message: isOwn ? '' : pickMessage(planned, { at, from, to }),
  });
  demo.rows.audit_events.push({
    tenant_id: tenantId,
    at,
    actor_user_id: actor.id,
    action: from === null ? `application.${to === 'sourced' ? 'source' : 'apply'}` : 'application.move',
    subject_kind: 'application',
    subject_id: String(applicationId),
    detail: from === null ? { job: planned.job.id } : { from, to },
  });
}

/** Partners source the people they sponsor; the hiring team sources all others. */
function findSourcer({ seeker, job, random }: PlannedApplication): Person {
  return seeker.sponsor?.lead ?? random.pick(job.hiringTeam);
}

function pickSource(seeker: DemoSeeker, random: Random): string {
  return random.weighted({ applied: 84, referral: 6, partner: seeker.sponsor ? 25 : 0 });
}

function pickNote(to: ApplicationStatus, random: Random): string {
  const all = teamNotes[to];
  return all && random.chance(0.5) ? random.pick(all) : '';
}

/** Every rejection has a message; other moves have one in 70 percent of cases. */
function pickMessage({ job, seeker, random }: PlannedApplication, step: StatusChange): string {
  const all = step.to === 'rejected' ? listRejections(job, step) : statusMessages[step.to];
  if (!all || (step.to !== 'rejected' && random.chance(0.3))) return '';
  const [givenName = seeker.name] = seeker.name.split(' ');
  return random.pick(all).replaceAll('{name}', givenName).replaceAll('{job}', job.title);
}

function listRejections(job: DemoJob, { at, from }: StatusChange): readonly string[] {
  if (job.status === 'closed' && job.endedAt !== null && at > job.endedAt) return closingMessages;
  return from === 'interview' || from === 'offer' ? lateRejections : earlyRejections;
}

function buildCoverNote({ family }: DemoSeeker, random: Random): string {
  if (random.chance(0.35)) return '';
  const deed = random.pick(family.achievements);
  const close = random.pick(coverNoteClosings);
  return `${random.pick(family.about)}\n\nIn an earlier job, I ${deed.charAt(0).toLowerCase()}${deed.slice(1)} ${close}`;
}

const coverNoteClosings: readonly string[] = [
  'I would like to do this kind of work with your team.',
  'If possible, please send me any questions in writing.',
  'I would be glad to tell you more in an interview.',
  'Your clear description of the work environment made me want to apply.',
];
