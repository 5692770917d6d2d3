import { describe, expect, it } from 'vitest';
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
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';
import { pausePastClosing } from './closing-deadline.ts';

const app = testApp();
const daySeconds = 86_400;

const getDay = (days: number) =>
  new Date(app().services.clock().getTime() + days * daySeconds * 1000).toISOString().slice(0, 10);

/** A lead with a verified email and a job that closes tomorrow. */
async function createJobClosingTomorrow(tenant?: TestTenant) {
  const owningTenant = tenant ?? (await makeTenant(app()));
  const lead = await makeAccount(app(), owningTenant, 'hiring_manager');
  await app().services.database.pool.query('update users set email_verified_at = now() where id = $1', [lead.id]);
  const job = await makeJob(app(), lead, { title: 'Data analyst', closes_on: getDay(1) });
  return { tenant: owningTenant, lead, job, params: { id: String(job.id) } };
}

const pause = () => pausePastClosing(app().services);

async function read(who: TestAccount, id: number) {
  return (await send(app(), who, jobsApi.read, { params: { id: String(id) } })).body;
}

async function getNotifications(who: TestAccount): Promise<string[]> {
  return (await send(app(), who, notificationsApi.all)).body.data.map(({ message }) => message);
}

function apply(who: TestAccount, id: number) {
  const body = { resume_id: null, answers: [], cover_note: '' };
  return send(app(), who, applicationsApi.apply, { params: { id: String(id) }, body });
}

function findEvents(jobId: number) {
  return app()
    .services.database.db.selectFrom('job_events')
    .select(['from_status', 'to_status', 'actor_user_id'])
    .where('job_id', '=', jobId)
    .orderBy('id')
    .execute();
}

const deadlineNotice =
  'The deadline for “Data analyst” has passed, so the job is paused. Reply to everyone who applied. Then set a later deadline or close the job.';

describe('pausePastClosing', () => {
  it('pauses a job after its closing day and notifies its owner in the product and by email', async () => {
    const { lead, job } = await createJobClosingTomorrow();
    const other = await makeJob(app(), lead, { title: 'Open-ended' });
    app().passTime(daySeconds);
    await pause();
    expect((await read(await signInAgain(app(), lead), job.id)).status).toBe('active');
    app().passTime(2 * daySeconds);
    await pause();
    const again = await signInAgain(app(), lead);
    expect(await read(again, job.id)).toMatchObject({ status: 'paused', version: job.version + 1 });
    expect((await read(again, other.id)).status).toBe('active');
    expect((await findEvents(job.id)).at(-1)).toEqual({
      from_status: 'active',
      to_status: 'paused',
      actor_user_id: null,
    });
    expect(await getNotifications(again)).toEqual([deadlineNotice]);
    const [mail, ...others] = await receiveMail(app(), lead.email);
    expect(others).toEqual([]);
    expect(mail?.source).toContain(`/jobs/edit/${job.id}`);
    await pause();
    expect(await getNotifications(again)).toHaveLength(1);
  });

  it('records the pause in the audit log without an actor', async () => {
    const { job } = await createJobClosingTomorrow();
    app().passTime(3 * daySeconds);
    await pause();
    const lines = await app()
      .services.database.db.selectFrom('audit_events')
      .select(['action', 'actor_user_id', 'detail'])
      .where('subject_kind', '=', 'job')
      .where('subject_id', '=', String(job.id))
      .orderBy('id', 'desc')
      .execute();
    expect(lines[0]).toEqual({ action: 'job.move', actor_user_id: null, detail: { from: 'active', to: 'paused' } });
  });

  it('refuses applications after the closing day and keeps earlier ones open', async () => {
    const { tenant, lead, job } = await createJobClosingTomorrow();
    const early = await makeAccount(app(), tenant, 'job_seeker');
    const late = await makeAccount(app(), tenant, 'job_seeker');
    const { body: sent } = await apply(early, job.id);
    app().passTime(3 * daySeconds);
    expect((await apply(await signInAgain(app(), late), job.id)).problem.code).toBe('job_not_open');
    await pause();
    expect((await apply(await signInAgain(app(), late), job.id)).problem.code).toBe('job_not_open');
    const { body: application } = await send(app(), await signInAgain(app(), lead), applicationsApi.read, {
      params: { id: String(sent.id) },
    });
    expect(application.status).toBe('applied');
  });

  it('pauses and notifies once when several processes run at the same time', async () => {
    const { lead, job } = await createJobClosingTomorrow();
    app().passTime(3 * daySeconds);
    await Promise.all([pause(), pause(), pause()]);
    expect((await findEvents(job.id)).filter(({ to_status: to }) => to === 'paused')).toHaveLength(1);
    expect(await getNotifications(await signInAgain(app(), lead))).toEqual([deadlineNotice]);
  });

  it('rolls back a failed pause, continues with other jobs, and retries', async () => {
    const tenant = await makeTenant(app());
    const { lead, job } = await createJobClosingTomorrow(tenant);
    const second = await createJobClosingTomorrow(tenant);
    app().passTime(3 * daySeconds);
    const { pool } = app().services.database;
    await pool.query(`alter table notifications add constraint broken check (user_id <> ${lead.id}) not valid`);
    await pause();
    await pool.query('alter table notifications drop constraint broken');
    expect((await read(await signInAgain(app(), lead), job.id)).status).toBe('active');
    expect((await read(await signInAgain(app(), second.lead), second.job.id)).status).toBe('paused');
    expect(app().logLines.join('\n')).toContain(`"job":${job.id}`);
    await pause();
    expect((await read(await signInAgain(app(), lead), job.id)).status).toBe('paused');
  });

  it('notifies the leads of the employer if the job has no active owner', async () => {
    const { tenant, lead, job } = await createJobClosingTomorrow();
    const { organisationId } = lead;
    const next = await makeAccount(app(), tenant, 'hiring_manager', { organisationId: organisationId ?? 0 });
    await app().services.database.pool.query(`update users set state = 'disabled' where id = $1`, [lead.id]);
    app().passTime(3 * daySeconds);
    await pause();
    expect(await getNotifications(await signInAgain(app(), next))).toEqual([deadlineNotice]);
    expect((await read(await signInAgain(app(), next), job.id)).status).toBe('paused');
  });
});

describe('a closing day in the past', () => {
  it('is refused when an active job is edited or a paused one is reopened', async () => {
    const { lead, params } = await createJobClosingTomorrow();
    app().passTime(3 * daySeconds);
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
    const stale = await edit(getDay(-2));
    expect([stale.status, stale.problem]).toMatchObject([409, refused]);
    await pause();
    expect((await open()).problem).toMatchObject(refused);
    // A paused job can be edited.
    expect((await edit(getDay(-2))).status).toBe(200);
    expect((await edit(getDay(5))).status).toBe(200);
    expect((await open()).body.status).toBe('active');
  });

  it('is refused when a draft is published or requested', async () => {
    const tenant = await makeTenant(app());
    const lead = await makeAccount(app(), tenant, 'hiring_manager');
    const member = await makeAccount(app(), tenant, 'hiring_member', { organisationId: lead.organisationId ?? 0 });
    const { body: draft } = await send(app(), member, jobsApi.create, { body: newJob({ closes_on: getDay(-3) }) });
    const params = { id: String(draft.id) };
    const { version } = draft;
    const asked = await send(app(), member, jobsApi.askToPublish, { params, body: { version } });
    expect(asked.problem.code).toBe('closing_day_past');
    const published = await send(app(), lead, jobsApi.move, { params, body: { to: 'active', version } });
    expect(published.problem.code).toBe('closing_day_past');
    expect(await findEvents(draft.id)).toHaveLength(1);
  });

  it('is refused when a pending request is approved', async () => {
    const tenant = await makeTenant(app());
    await app().services.database.pool.query('update tenants set approvals = $2 where id = $1', [
      tenant.id,
      JSON.stringify({ job: true }),
    ]);
    const admin = await makeAccount(app(), tenant, 'admin');
    const lead = await makeAccount(app(), tenant, 'hiring_manager');
    const { body: draft } = await send(app(), lead, jobsApi.create, { body: newJob({ closes_on: getDay(1) }) });
    const params = { id: String(draft.id) };
    const asked = await send(app(), lead, jobsApi.askToPublish, { params, body: { version: draft.version } });
    expect(asked.status).toBe(200);
    app().passTime(3 * daySeconds);
    const again = await signInAgain(app(), admin);
    const [request] = (await send(app(), again, approvalsApi.list)).body.approvals;
    const decided = await send(app(), again, approvalsApi.decide, {
      params: { id: String(request?.id) },
      body: { decision: 'approved', reason: '', version: draft.version },
    });
    expect(decided.problem.code).toBe('closing_day_past');
  });
});
