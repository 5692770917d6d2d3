import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { fairnessApi } from '#domain/features/fairness/contract.ts';
import { privacyApi } from '#domain/features/privacy/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount, type TestTenant } from '#server/testing/factories.ts';
import { makeDecisions, noAnswers, saveAnswers } from '#server/testing/hiring/decisions.ts';
import { send } from '#server/testing/send.ts';
import { runDueRecords } from './task.ts';

const app = testApp();
let tenant: TestTenant;
let seeker: TestAccount;
let admin: TestAccount;
let manager: TestAccount;

beforeEach(async () => {
  tenant = await makeTenant(app());
  await app().services.database.pool.query("update tenants set time_zone = 'UTC' where id = $1", [tenant.id]);
  seeker = await makeAccount(app(), tenant, 'job_seeker');
  admin = await makeAccount(app(), tenant, 'admin');
  manager = await makeAccount(app(), tenant, 'hiring_manager');
});

/** The middle of the month before this one, in UTC. */
function getLastMonth(): Date {
  const now = app().services.clock();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15, 12));
}

const read = (reader = admin, employer?: number) =>
  send(app(), reader, fairnessApi.read, { query: employer === undefined ? {} : { employer: String(employer) } });

describe('PUT /api/v1/me/self-identification', () => {
  it('answers with consent -> stored for the person, with an entry in the history of consents', async () => {
    const saved = await saveAnswers(app(), seeker, { gender: 'woman', neurodivergence: 'yes' });
    expect(saved.status).toBe(200);
    const { body } = await send(app(), seeker, fairnessApi.own);
    expect(body).toEqual({
      answers: { ...noAnswers, gender: 'woman', neurodivergence: 'yes' },
      consented_at: expect.any(String),
    });
    const { events } = (await send(app(), seeker, privacyApi.consents)).body;
    expect(events[0]).toMatchObject({ kind: 'self_identification', is_given: true });
  });

  it('no consent, or an unknown answer -> 400 with the field', async () => {
    const refused = await send(app(), seeker, fairnessApi.save, {
      body: { answers: { ...noAnswers, gender: 'woman' }, is_consent: false as never },
    });
    expect([refused.status, refused.problem.fields?.[0]?.field]).toEqual([400, 'body.is_consent']);
    const unknown = await saveAnswers(app(), seeker, { gender: 'robot' as never });
    expect([unknown.status, unknown.problem.fields?.[0]?.field]).toEqual([400, 'body.answers.gender']);
  });

  it('empty answers -> the row is deleted', async () => {
    await saveAnswers(app(), seeker, { age: 'from_40' });
    const { body } = await saveAnswers(app(), seeker, {});
    expect(body).toEqual({ answers: noAnswers, consented_at: null });
  });
});

describe('DELETE /api/v1/me/self-identification', () => {
  it('answers -> gone, with the withdrawn consent in the history; a second call changes nothing', async () => {
    await saveAnswers(app(), seeker, { disability: 'yes' });
    expect((await send(app(), seeker, fairnessApi.clear)).body).toEqual({ answers: noAnswers, consented_at: null });
    expect((await send(app(), seeker, fairnessApi.clear)).status).toBe(200);
    const { events } = (await send(app(), seeker, privacyApi.consents)).body;
    const kinds = events.filter(({ kind }) => kind === 'self_identification').map((event) => event.is_given);
    expect(kinds).toEqual([false, true]);
  });
});

describe('the answers in the database', () => {
  it('a query that does not ask for them -> no rows, even without a condition', async () => {
    await saveAnswers(app(), seeker, { gender: 'man' });
    const { pool } = app().services.database;
    expect((await pool.query('select * from self_identifications')).rows).toEqual([]);
    const joined = await pool.query(
      'select u.id from users u join self_identifications s on s.tenant_id = u.tenant_id and s.user_id = u.id',
    );
    expect(joined.rows).toEqual([]);
    expect((await pool.query('delete from self_identifications')).rowCount).toBe(0);
    const other = await makeAccount(app(), tenant, 'job_seeker');
    expect((await send(app(), other, fairnessApi.own)).body.consented_at).toBeNull();
    expect((await send(app(), seeker, fairnessApi.own)).body.answers.gender).toBe('man');
  });

  it('a deleted account -> no row is left', async () => {
    await saveAnswers(app(), seeker, { ethnicity: 'several' });
    const { db, pool } = app().services.database;
    await pool.query('update users set password_hash = null where id = $1', [seeker.id]);
    expect((await send(app(), seeker, privacyApi.deleteAccount, { body: { password: '' } })).status).toBe(200);
    const left = await db.transaction().execute(async (change) => {
      await sql`select set_config('app.self_identification', 'all', true)`.execute(change);
      return change.selectFrom('self_identifications').selectAll().where('user_id', '=', seeker.id).execute();
    });
    expect(left).toEqual([]);
  });

  it('an application of the person, and its list -> none of the answers', async () => {
    await saveAnswers(app(), seeker, { ethnicity: 'middle_eastern', gender: 'non_binary' });
    const job = await makeJob(app(), manager);
    const body = { resume_id: null, answers: [], cover_note: '' };
    await send(app(), seeker, applicationsApi.apply, { params: { id: String(job.id) }, body });
    for (const reader of [manager, admin]) {
      const list = await send(app(), reader, applicationsApi.list, { query: {} });
      expect(JSON.stringify(list.body)).not.toMatch(/middle_eastern|non_binary|self_identification/);
    }
  });
});

describe('GET /api/v1/fairness', () => {
  it('an ended month -> selection rates and impact ratios of groups of ten and more', async () => {
    const { id: jobId } = await makeJob(app(), manager);
    const at = getLastMonth();
    const woman = { answers: { gender: 'woman' as const }, jobId, at };
    const man = { answers: { gender: 'man' as const }, jobId, at };
    await makeDecisions(app(), tenant, { ...woman, to: 'interview', count: 10 });
    await makeDecisions(app(), tenant, { ...woman, to: 'rejected', count: 10 });
    await makeDecisions(app(), tenant, { ...man, to: 'interview', count: 12 });
    await makeDecisions(app(), tenant, { jobId, at, to: 'rejected', count: 10 });
    await runDueRecords(app().services);
    const { months } = (await read()).body;
    expect(months).toHaveLength(1);
    expect(months[0]?.groups.filter(({ question }) => question === 'gender')).toEqual([
      { question: 'gender', answer: 'woman', people: 20, selected: 10, rate: 50, ratio: 0.5 },
      { question: 'gender', answer: 'man', people: 12, selected: 12, rate: 100, ratio: 1 },
      { question: 'gender', answer: 'none', people: 10, selected: 0, rate: 0, ratio: null },
    ]);
  }, 60_000);

  it('a group of three -> hidden, together with the group that would reveal it', async () => {
    const { id: jobId } = await makeJob(app(), manager);
    const at = getLastMonth();
    await makeDecisions(app(), tenant, { jobId, at, to: 'rejected', count: 3, answers: { age: 'from_40' } });
    await makeDecisions(app(), tenant, { jobId, at, to: 'rejected', count: 11, answers: { age: 'under_40' } });
    await makeDecisions(app(), tenant, { jobId, at, to: 'rejected', count: 12 });
    await runDueRecords(app().services);
    const groups = (await read()).body.months[0]?.groups ?? [];
    expect(groups.filter(({ question }) => question === 'age')).toEqual([
      { question: 'age', answer: 'none', people: 12, selected: 0, rate: 0, ratio: null },
    ]);
    const stored = await app().services.database.pool.query('select * from fairness_counts where tenant_id = $1', [
      tenant.id,
    ]);
    for (const row of stored.rows) expect(row.people).toBeGreaterThanOrEqual(10);
  }, 60_000);

  it('answers that change after the month was counted -> the same numbers as before', async () => {
    const { id: jobId } = await makeJob(app(), manager);
    const at = getLastMonth();
    const seekers = await makeDecisions(app(), tenant, {
      ...{ jobId, at, to: 'rejected', count: 21 },
      answers: { disability: 'no' },
    });
    await runDueRecords(app().services);
    const before = (await read()).body;
    for (const each of seekers.slice(0, 10)) await saveAnswers(app(), each, { disability: 'yes' });
    await send(app(), seekers[20] ?? seeker, fairnessApi.clear);
    await runDueRecords(app().services);
    expect((await read()).body).toEqual(before);
  }, 60_000);

  it('an application that was decided before the month, or withdrawn -> not counted', async () => {
    const { id: jobId } = await makeJob(app(), manager);
    const at = getLastMonth();
    const seekers = await makeDecisions(app(), tenant, {
      jobId,
      at: new Date('2024-01-15'),
      to: 'interview',
      count: 10,
    });
    const { pool } = app().services.database;
    await pool.query(
      `insert into application_events (tenant_id, application_id, at, from_status, to_status)
       select tenant_id, id, $3, 'interview', 'rejected' from applications where tenant_id = $1 and user_id = any($2)`,
      [tenant.id, seekers.map(({ id }) => id), at],
    );
    await runDueRecords(app().services);
    expect((await read()).body.months[0]?.groups).toEqual([]);
  }, 60_000);

  it.each(['hiring_manager', 'recruiter', 'skilling_partner', 'concierge_member', 'job_seeker'] as const)(
    '%s -> 403',
    async (role) => {
      expect((await read(await makeAccount(app(), tenant, role))).status).toBe(403);
    },
  );

  it('another tenant -> nothing of this one', async () => {
    await runDueRecords(app().services);
    const stranger = await makeAccount(app(), await makeTenant(app()), 'admin');
    expect((await read(stranger)).body).toEqual({ employers: [], months: [] });
    await send(app(), manager, fairnessApi.publish, { body: { is_public: true } });
    expect((await read(stranger, manager.organisationId ?? 0)).status).toBe(404);
  });

  it('a file -> every group of every question, with empty cells for hidden groups', async () => {
    await runDueRecords(app().services);
    const { body } = await send(app(), admin, fairnessApi.download);
    const lines = Buffer.from(body as unknown as Uint8Array)
      .toString('utf8')
      .trim()
      .split('\r\n');
    expect(lines[0]).toContain('month,question,group,people,moved_forward,selection_rate_percent,impact_ratio');
    expect(lines).toHaveLength(1 + 5 + 9 + 3 + 3 + 3);
    expect(lines[1]).toMatch(/^\d{4}-\d\d,gender,woman,,,,$/);
  });
});

describe('PUT /api/v1/organisation/fairness', () => {
  it('on -> a public record from the next whole month; off -> 404', async () => {
    const { visitor } = tenant;
    const employer = String(manager.organisationId);
    expect((await send(app(), visitor, fairnessApi.readPublic, { query: { employer } })).status).toBe(404);
    const { body } = await send(app(), manager, fairnessApi.publish, { body: { is_public: true } });
    expect(body.since).toMatch(/^\d{4}-\d\d-\d\d$/);
    const list = (await send(app(), visitor, fairnessApi.readPublic, { query: {} })).body;
    expect(list).toMatchObject({ employers: [{ id: manager.organisationId }], months: [] });
    await runDueRecords(app().services);
    const record = await send(app(), visitor, fairnessApi.readPublic, { query: { employer } });
    expect([record.status, record.body.months]).toEqual([200, []]);
    await send(app(), manager, fairnessApi.publish, { body: { is_public: false } });
    expect((await send(app(), visitor, fairnessApi.readPublic, { query: { employer } })).status).toBe(404);
  });

  it('a month with a public record -> counted for this employer, and not among the others', async () => {
    const { id: jobId } = await makeJob(app(), manager);
    await app().services.database.pool.query("update organisations set fairness_since = '2024-01-01' where id = $1", [
      manager.organisationId,
    ]);
    await makeDecisions(app(), tenant, { jobId, at: getLastMonth(), to: 'rejected', count: 11 });
    await runDueRecords(app().services);
    expect((await read()).body.months[0]?.groups).toEqual([]);
    const { months } = (await read(admin, manager.organisationId ?? 0)).body;
    expect(months[0]?.groups).toHaveLength(5);
    expect(months[0]?.groups[0]).toMatchObject({ answer: 'none', people: 11, selected: 0 });
  }, 60_000);
});
