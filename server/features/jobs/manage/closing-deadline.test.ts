import { afterEach, expect, test } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { approvalsApi } from '#domain/features/approvals/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import {
  makeAccount,
  makeJob,
  makeTenant,
  newJob,
  signInAgain,
  type TestAccount,
  type TestTenant,
} from '#server/testing/factories.ts';
import { mailTo } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';
import { pausePastClosing } from './closing-deadline.ts';

const app = testApp();
const day = 86_400;

let passed = 0;
const passTime = (seconds: number) => {
  passed += seconds;
  app().passTime(seconds);
};
afterEach(() => passTime(-passed));

const dayAhead = (days: number) =>
  new Date(app().services.clock().getTime() + days * day * 1000).toISOString().slice(0, 10);

/** An employer's lead with a confirmed address, and a job that closes tomorrow. */
async function closingTomorrow(tenant?: TestTenant) {
  const home = tenant ?? (await makeTenant(app()));
  const lead = await makeAccount(app(), home, 'hiring_manager');
  await app().services.database.pool.query('update users set email_verified_at = now() where id = $1', [lead.id]);
  const job = await makeJob(app(), lead, { title: 'Data analyst', closes_on: dayAhead(1) });
  return { tenant: home, lead, job, params: { id: String(job.id) } };
}

const look = () => pausePastClosing(app().services);

async function read(who: TestAccount, id: number) {
  return (await send(app(), who, jobsApi.read, { params: { id: String(id) } })).body;
}

async function toldOf(who: TestAccount): Promise<string[]> {
  return (await send(app(), who, notificationsApi.all)).body.data.map(({ message }) => message);
}

function apply(who: TestAccount, id: number) {
  const body = { resume_id: null, answers: [], cover_note: '' };
  return send(app(), who, applicationsApi.apply, { params: { id: String(id) }, body });
}

function eventsOf(jobId: number) {
  return app()
    .services.database.db.selectFrom('job_events')
    .select(['from_status', 'to_status', 'actor_user_id'])
    .where('job_id', '=', jobId)
    .orderBy('id')
    .execute();
}

const told =
  'The deadline for “Data analyst” has passed, so the job is paused. Reply to everyone who applied. Then set a later deadline or close the job.';

test('a job whose last day is over is paused by the product, and who leads it is told, by mail too', async () => {
  const { lead, job } = await closingTomorrow();
  const other = await makeJob(app(), lead, { title: 'Open-ended' });
  passTime(day);
  await look();
  expect((await read(await signInAgain(app(), lead), job.id)).status).toBe('active');
  passTime(2 * day);
  await look();
  const again = await signInAgain(app(), lead);
  expect(await read(again, job.id)).toMatchObject({ status: 'paused', version: job.version + 1 });
  expect((await read(again, other.id)).status).toBe('active');
  expect((await eventsOf(job.id)).at(-1)).toEqual({ from_status: 'active', to_status: 'paused', actor_user_id: null });
  expect(await toldOf(again)).toEqual([told]);
  const [mail, ...others] = await mailTo(app(), lead.email);
  expect(others).toEqual([]);
  expect(mail?.source).toContain(`/jobs/edit/${job.id}`);
  await look();
  expect(await toldOf(again)).toHaveLength(1);
});

test('the change has its line in the audit trail, by nobody', async () => {
  const { job } = await closingTomorrow();
  passTime(3 * day);
  await look();
  const lines = await app()
    .services.database.db.selectFrom('audit_events')
    .select(['action', 'actor_user_id', 'detail'])
    .where('subject_kind', '=', 'job')
    .where('subject_id', '=', String(job.id))
    .orderBy('id', 'desc')
    .execute();
  expect(lines[0]).toEqual({ action: 'job.move', actor_user_id: null, detail: { from: 'active', to: 'paused' } });
});

test('between the end of the day and the pause nobody can apply; whoever applied before stays in the process', async () => {
  const { tenant, lead, job } = await closingTomorrow();
  const early = await makeAccount(app(), tenant, 'job_seeker');
  const late = await makeAccount(app(), tenant, 'job_seeker');
  const { body: sent } = await apply(early, job.id);
  passTime(3 * day);
  expect((await apply(await signInAgain(app(), late), job.id)).problem.code).toBe('job_not_open');
  await look();
  expect((await apply(await signInAgain(app(), late), job.id)).problem.code).toBe('job_not_open');
  const { body: kept } = await send(app(), await signInAgain(app(), lead), applicationsApi.read, {
    params: { id: String(sent.id) },
  });
  expect(kept.status).toBe('applied');
});

test('two processes that look at once pause once and tell once', async () => {
  const { lead, job } = await closingTomorrow();
  passTime(3 * day);
  await Promise.all([look(), look(), look()]);
  expect((await eventsOf(job.id)).filter(({ to_status: to }) => to === 'paused')).toHaveLength(1);
  expect(await toldOf(await signInAgain(app(), lead))).toEqual([told]);
});

test('a pause that fails in the middle has changed nothing, keeps no other job waiting, and is made again', async () => {
  const tenant = await makeTenant(app());
  const { lead, job } = await closingTomorrow(tenant);
  const second = await closingTomorrow(tenant);
  passTime(3 * day);
  const { pool } = app().services.database;
  await pool.query(`alter table notifications add constraint broken check (user_id <> ${lead.id}) not valid`);
  await look();
  await pool.query('alter table notifications drop constraint broken');
  expect((await read(await signInAgain(app(), lead), job.id)).status).toBe('active');
  expect((await read(await signInAgain(app(), second.lead), second.job.id)).status).toBe('paused');
  expect(app().logLines.join('\n')).toContain(`"job":${job.id}`);
  await look();
  expect((await read(await signInAgain(app(), lead), job.id)).status).toBe('paused');
});

test('a job that nobody leads any more is told to those who lead the employer', async () => {
  const { tenant, lead, job } = await closingTomorrow();
  const { organisationId } = lead;
  const next = await makeAccount(app(), tenant, 'hiring_manager', { organisationId: organisationId ?? 0 });
  await app().services.database.pool.query(`update users set state = 'disabled' where id = $1`, [lead.id]);
  passTime(3 * day);
  await look();
  expect(await toldOf(await signInAgain(app(), next))).toEqual([told]);
  expect((await read(await signInAgain(app(), next), job.id)).status).toBe('paused');
});

test('with a last day that is over no job becomes or stays active; a later day opens it again', async () => {
  const { lead, params } = await closingTomorrow();
  passTime(3 * day);
  const again = await signInAgain(app(), lead);
  const refused = { code: 'closing_day_past', fields: [{ field: 'closes_on', code: 'closing_day_past' }] };
  const edit = async (closesOn: string | null) => {
    const { version } = await read(again, Number(params.id));
    const body = { job: newJob({ title: 'Data analyst', closes_on: closesOn }), version };
    return send(app(), again, jobsApi.edit, { params, body });
  };
  const open = async () => {
    const { version } = await read(again, Number(params.id));
    return send(app(), again, jobsApi.move, { params, body: { to: 'active', version } });
  };
  const stale = await edit(dayAhead(-2));
  expect([stale.status, stale.problem]).toMatchObject([409, refused]);
  await look();
  expect((await open()).problem).toMatchObject(refused);
  // A paused job is written on as it is.
  expect((await edit(dayAhead(-2))).status).toBe(200);
  expect((await edit(dayAhead(5))).status).toBe(200);
  expect((await open()).body.status).toBe('active');
});

test('a draft whose last day is over is neither published, nor asked for, nor approved', async () => {
  const tenant = await makeTenant(app());
  const lead = await makeAccount(app(), tenant, 'hiring_manager');
  const member = await makeAccount(app(), tenant, 'hiring_member', { organisationId: lead.organisationId ?? 0 });
  const { body: draft } = await send(app(), member, jobsApi.create, { body: newJob({ closes_on: dayAhead(-3) }) });
  const params = { id: String(draft.id) };
  const { version } = draft;
  const asked = await send(app(), member, jobsApi.askToPublish, { params, body: { version } });
  expect(asked.problem.code).toBe('closing_day_past');
  const published = await send(app(), lead, jobsApi.move, { params, body: { to: 'active', version } });
  expect(published.problem.code).toBe('closing_day_past');
  expect(await eventsOf(draft.id)).toHaveLength(1);
});

test('a request that has waited past the last day is not approved as it is', async () => {
  const tenant = await makeTenant(app());
  await app().services.database.pool.query('update tenants set approvals = $2 where id = $1', [
    tenant.id,
    JSON.stringify({ job: true }),
  ]);
  const admin = await makeAccount(app(), tenant, 'admin');
  const lead = await makeAccount(app(), tenant, 'hiring_manager');
  const { body: draft } = await send(app(), lead, jobsApi.create, { body: newJob({ closes_on: dayAhead(1) }) });
  const params = { id: String(draft.id) };
  const asked = await send(app(), lead, jobsApi.askToPublish, { params, body: { version: draft.version } });
  expect(asked.status).toBe(200);
  passTime(3 * day);
  const again = await signInAgain(app(), admin);
  const [request] = (await send(app(), again, approvalsApi.list)).body.approvals;
  const decided = await send(app(), again, approvalsApi.decide, {
    params: { id: String(request?.id) },
    body: { decision: 'approved', reason: '', version: draft.version },
  });
  expect(decided.problem.code).toBe('closing_day_past');
});
