import { getAnswerDue } from '#domain/features/accommodations/answer-due.ts';
import { openStatuses } from '#domain/features/applications/lifecycle.ts';
import type { NeedItem } from '#domain/features/needs/contract.ts';
import { subtractDays } from '#domain/lib/day.ts';
import { defaultTimeZone } from '#domain/lib/time-zone.ts';
import type { Demo } from '#server/db/demo/demo.ts';

/** Needs of the demo job seeker; one is shared with an application whose employer agreed to a request. */
export function seedNeeds(demo: Demo): void {
  const [tenantId = 1] = demo.entities.tenantIds;
  const [seeker] = demo.entities.seekers;
  if (!seeker) return;
  const owner = { tenant_id: tenantId, user_id: seeker.id };
  const ids = items.map((item) =>
    demo.add('working_needs', { ...owner, ...item, created_at: subtractDays(demo.now, 20) }),
  );
  const at = findOpenApplicationIndex(demo, seeker.id);
  const application = demo.rows.applications[at];
  const job = demo.entities.jobs.find(({ id }) => id === application?.job_id);
  const jobOwner = job?.hiringTeam[0] ?? job?.employer.lead;
  if (!application || !job || !jobOwner) return;
  addRequest(demo, {
    owner,
    applicationId: at + 1,
    jobOwnerId: jobOwner.id,
    organisationId: job.employer.id,
    needId: ids[2],
  });
}

/** Prefers an application at the employer of the demo manager. */
function findOpenApplicationIndex(demo: Demo, seekerId: number): number {
  const isOpen = (status: string) => (openStatuses as readonly string[]).includes(status);
  const own = new Set(
    demo.entities.jobs.filter(({ employer }) => employer === demo.entities.employers[0]).map(({ id }) => id),
  );
  const candidates = demo.rows.applications.flatMap(({ user_id: userId, status, job_id: jobId }, at) =>
    userId === seekerId && isOpen(status) ? [{ at, isOwn: own.has(jobId) }] : [],
  );
  return (candidates.find(({ isOwn }) => isOwn) ?? candidates[0])?.at ?? -1;
}

interface RequestPlan {
  readonly owner: { readonly tenant_id: number; readonly user_id: number };
  readonly applicationId: number;
  readonly jobOwnerId: number;
  readonly organisationId: number;
  readonly needId: number | undefined;
}

function addRequest(demo: Demo, { owner, applicationId, jobOwnerId, organisationId, needId }: RequestPlan): void {
  const audience = { audience: 'application' as const, application_id: applicationId };
  const asked = subtractDays(demo.now, 6);
  const requestId = demo.add('adjustment_requests', {
    ...owner,
    application_id: applicationId,
    stage: 'interview',
    needed_on: null,
    choices: ['questions_before', 'camera_off'],
    words: 'Two short breaks would also help.',
    status: 'agreed',
    due_at: null,
    version: 2,
    created_at: asked,
  });
  const answered = new Date(
    Math.min(subtractDays(demo.now, 5).getTime(), getAnswerDue(asked, defaultTimeZone).getTime()),
  );
  const turn = { tenant_id: owner.tenant_id, request_id: requestId };
  demo.rows.adjustment_turns.push(
    { ...turn, at: asked, actor_user_id: owner.user_id, status: 'asked', words: '' },
    { ...turn, at: answered, actor_user_id: jobOwnerId, status: 'agreed', words: agreement },
  );
  const grant = { ...owner, ...audience };
  demo.rows.disclosure_grants.push(
    { ...grant, need_id: needId ?? null, request_id: null, granted_at: asked },
    { ...grant, need_id: null, request_id: requestId, granted_at: asked },
  );
  demo.rows.disclosure_openings.push({
    ...owner,
    reader_user_id: jobOwnerId,
    reader_organisation_id: organisationId,
    at: answered,
    subject: 'adjustment',
    item_count: 1,
    application_id: applicationId,
  });
}

const agreement = 'Yes. We will send the questions three days ahead, and your camera can stay off.';

const items: readonly NeedItem[] = [
  { kind: 'environment', choice: 'quiet_place', words: '' },
  { kind: 'environment', choice: 'few_meetings', words: '' },
  { kind: 'interview', choice: 'questions_before', words: '' },
  { kind: 'communication', choice: '', words: 'Please tell me directly if I should do something differently.' },
];
