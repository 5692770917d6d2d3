import { addDays } from '#domain/lib/day.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import { formatDay } from '#server/db/demo/times.ts';

/** A class of the demo skilling partner, and an application that the demo non-profit prepared. */
export function seedPartnerWork(demo: Demo): void {
  addClass(demo);
  addPrepared(demo);
}

/** Members who take part. The demo job seeker is not among them, so that the class is not in the way of trying things. */
const memberCount = 6;

function addClass(demo: Demo): void {
  const [tenantId = 1] = demo.entities.tenantIds;
  const teacher = demo.rows.users.findIndex(({ email }) => email === 'skilling@wavelength.test') + 1;
  const organisationId = demo.rows.users[teacher - 1]?.organisation_id;
  if (!organisationId) throw new Error('The demo has no skilling partner');
  const startedAt = addDays(demo.now, -40);
  const owner = { tenant_id: tenantId, organisation_id: organisationId };
  const program = demo.add('programs', {
    ...owner,
    name: 'Data Foundations',
    description: 'Spreadsheets, SQL, and charts, with written tasks and a quiet room.',
    skills: ['Microsoft Excel', 'SQL', 'Data Visualization'],
    created_at: addDays(startedAt, -30),
  });
  const cohort = demo.add('cohorts', {
    ...owner,
    program_id: program,
    name: 'Evening class',
    starts_on: formatDay(startedAt),
    ends_on: formatDay(addDays(startedAt, 70)),
    status: 'running',
    created_at: addDays(startedAt, -20),
  });
  addMembers(demo, { tenant_id: tenantId, cohort_id: cohort }, { teacher, startedAt });
}

interface Class {
  readonly teacher: number;
  readonly startedAt: Date;
}

function addMembers(
  demo: Demo,
  key: { readonly tenant_id: number; readonly cohort_id: number },
  { teacher, startedAt }: Class,
): void {
  const added = { ...key, added_by_user_id: teacher, added_at: addDays(startedAt, -10) };
  const members = demo.entities.seekers.slice(1, 1 + memberCount);
  for (const { id } of members) {
    const email = demo.rows.users[id - 1]?.email ?? null;
    const agreed = { email, user_id: id, consent: 'agreed' as const, answered_at: addDays(startedAt, -6) };
    demo.add('cohort_members', { ...added, ...agreed });
  }
  const invited = { email: 'new.student@people.test', user_id: null, consent: 'invited' as const, answered_at: null };
  demo.add('cohort_members', { ...added, ...invited });
  const at = addDays(demo.now, -5);
  for (const { id } of members.slice(0, 2)) {
    const issued = { user_id: id, name: 'SQL Basics', issued_on: formatDay(at), issued_by_user_id: teacher };
    demo.add('certificates', { ...key, ...issued, created_at: at });
  }
}

function addPrepared(demo: Demo): void {
  const [tenantId = 1] = demo.entities.tenantIds;
  const [partner] = demo.entities.nonProfits;
  const applied = new Set(demo.rows.applications.map(({ job_id: job, user_id: user }) => `${job} ${user}`));
  for (const { id: userId, sponsor, family } of demo.entities.seekers.slice(1)) {
    const job = demo.entities.jobs.find(
      (each) => each.status === 'active' && each.family === family && !applied.has(`${each.id} ${userId}`),
    );
    if (!partner || sponsor !== partner || !job) continue;
    const key = { tenant_id: tenantId, user_id: userId, job_id: job.id };
    const at = addDays(demo.now, -2);
    const answers = { resume: 'none', answers: [], cover_note: 'I like careful, independent work.', done: [] };
    demo.rows.prepared_applications.push({
      ...key,
      organisation_id: partner.id,
      prepared_by_user_id: partner.lead.id,
      status: 'waiting',
      answers,
      note: 'Please check the note. I left the questions for you.',
      prepared_at: at,
    });
    const event = { from_status: null, to_status: 'waiting' as const, actor_user_id: partner.lead.id, at };
    demo.add('prepared_application_events', { ...key, ...event });
    return;
  }
}
