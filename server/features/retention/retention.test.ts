import { beforeEach, describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { hiringReportsApi } from '#domain/features/reports/contract.ts';
import { hiringReports } from '#domain/features/reports/names.ts';
import { retentionApi } from '#domain/features/retention/contract.ts';
import { parsePeriods, type RetentionPeriods } from '#domain/features/retention/periods.ts';
import { tenantAdminApi } from '#domain/features/tenants/admin-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount, type TestTenant } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { findZone, saveRetention } from '#server/testing/people/retention.ts';
import { send } from '#server/testing/send.ts';
import { runDueRetention } from './task.ts';

const app = testApp();

let tenant: TestTenant;
let admin: TestAccount;

beforeEach(async () => {
  tenant = await makeTenant(app());
  admin = await makeAccount(app(), tenant, 'admin');
});

const query = async <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  (await app().services.database.pool.query(sql, values)).rows as Row[];
const count = async (from: string) =>
  Number((await query<{ count: string }>(`select count(*) from ${from}`, [tenant.id]))[0]?.count);

const save = (periods: Partial<RetentionPeriods>, hour?: number) => saveRetention(app(), admin, periods, hour);
const listRuns = async () => (await send(app(), admin, retentionApi.runs)).body.runs;

/** A rejected application with answers, a note, and a conversation; `old` ones ended two years ago. */
async function makeApplication(manager: TestAccount, isOld: boolean): Promise<number> {
  const job = await makeJob(app(), manager);
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  const { id, version } = await submitApplication(app(), seeker, job.id);
  const params = { id: String(id) };
  await send(app(), manager, applicationsApi.move, { params, body: { to: 'screening', version } });
  const moved = { to: 'rejected' as const, version: version + 1, note: 'No', message: 'Thank you' };
  expect((await send(app(), manager, applicationsApi.move, { params, body: moved })).status).toBe(200);
  const keys = [tenant.id, id];
  await query(`update applications set cover_note = 'I like maps' where tenant_id = $1 and id = $2`, keys);
  await query(
    'insert into application_notes (tenant_id, application_id, actor_user_id, text) values ($1, $2, $3, $4)',
    [...keys, manager.id, 'Kind'],
  );
  await query(
    `insert into conversations (tenant_id, application_id, last_seq, last_side) values ($1, $2, 1, 'team')`,
    keys,
  );
  await query(
    `insert into messages (tenant_id, application_id, seq, sender_user_id, side, client_id, text)
     values ($1, $2, 1, $3, 'team', gen_random_uuid(), 'Hello')`,
    [...keys, manager.id],
  );
  if (isOld) {
    await query(
      `update applications set status_since = now() - interval '2 years' where tenant_id = $1 and id = $2`,
      keys,
    );
    await query(
      `update conversations set last_at = now() - interval '2 years' where tenant_id = $1 and application_id = $2`,
      keys,
    );
  }
  return id;
}

describe('PUT /api/v1/tenant/retention', () => {
  it('saves the periods and the time zone, each with an entry of the audit trail', async () => {
    await save({ audit: 24, chats: 3 });
    const { body } = await send(app(), admin, tenantAdminApi.read);
    expect(body.retention).toEqual({ ...parsePeriods({}), audit: 24, chats: 3 });
    expect(body.time_zone).toBe(findZone(app(), 3));
    expect(
      await count(`audit_events where tenant_id = $1 and action in ('tenant.retention', 'tenant.time_zone')`),
    ).toBe(2);
  });

  it.each([
    ['audit', 11],
    ['applications', 6],
    ['chats', 121],
    ['messages', 12.5],
  ])('refuses %s after %d months', async (kind, months) => {
    const { version } = (await send(app(), admin, tenantAdminApi.read)).body;
    const body = { periods: { ...parsePeriods({}), [kind]: months }, version };
    const refused = await send(app(), admin, tenantAdminApi.saveRetention, { body });
    expect([refused.status, JSON.stringify(refused.problem)]).toEqual([400, expect.stringContaining(kind)]);
  });

  it('refuses a time zone that does not exist', async () => {
    const { version } = (await send(app(), admin, tenantAdminApi.read)).body;
    const body = { time_zone: 'Mars/Olympus', version };
    const refused = await send(app(), admin, tenantAdminApi.saveTimeZone, { body });
    expect([refused.status, JSON.stringify(refused.problem)]).toEqual([400, expect.stringContaining('time_zone')]);
  });
});

describe('GET /api/v1/tenant/retention/preview', () => {
  it('counts what a run with these periods would take, and changes nothing', async () => {
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    await makeApplication(manager, true);
    await makeApplication(manager, false);
    const preview = { query: { applications: '12', messages: '12', chats: '3' } };
    const expected = { counts: { applications: 1, messages: 1, chats: 0 } };
    expect((await send(app(), admin, retentionApi.preview, preview)).body).toEqual(expected);
    expect((await send(app(), admin, retentionApi.preview, preview)).body).toEqual(expected);
    expect((await send(app(), admin, retentionApi.preview, { query: { applications: '36' } })).body).toEqual({
      counts: { applications: 0 },
    });
    expect((await send(app(), admin, retentionApi.preview)).body).toEqual({ counts: {} });
  });

  it('does not count the rows of another tenant', async () => {
    const other = await makeTenant(app());
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    await makeApplication(manager, true);
    const reader = await makeAccount(app(), other, 'admin');
    const { body } = await send(app(), reader, retentionApi.preview, { query: { applications: '12' } });
    expect(body.counts).toEqual({ applications: 0 });
  });
});

describe('runDueRetention', () => {
  it('removes what was written in applications that ended long ago, and leaves the others and every report', async () => {
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const [old, recent] = [await makeApplication(manager, true), await makeApplication(manager, false)];
    await save({ applications: 12, messages: 12 });
    const readReports = () =>
      Promise.all(
        hiringReports.map(async (name) => {
          const { as_of: _asOf, ...report } = (
            await send(app(), admin, hiringReportsApi.read, { params: { name }, query: {} })
          ).body;
          return report;
        }),
      );
    const before = await readReports();
    await runDueRetention(app().services);
    expect(await readReports()).toEqual(before);
    const rows = await query(
      `select a.id, cover_note, content_removed_at is not null as is_cleared,
         (select count(*)::int from application_notes n where n.application_id = a.id) as notes,
         (select count(*)::int from messages m where m.application_id = a.id) as messages,
         (select count(*)::int from application_events e where e.application_id = a.id) as events
       from applications a where tenant_id = $1 order by id`,
      [tenant.id],
    );
    expect(rows).toEqual([
      { id: old, cover_note: '', is_cleared: true, notes: 0, messages: 0, events: 3 },
      { id: recent, cover_note: 'I like maps', is_cleared: false, notes: 1, messages: 1, events: 3 },
    ]);
    expect(await listRuns()).toEqual([
      expect.objectContaining({ counts: { applications: 1, messages: 1 }, finished_at: expect.any(String) }),
    ]);
    expect(await count(`audit_events where tenant_id = $1 and action = 'retention.run'`)).toBe(1);
  });

  it('runs once a night, in the night of the tenant, and only with a period', async () => {
    await runDueRetention(app().services);
    await save({ notifications: 3 }, 14);
    await runDueRetention(app().services);
    expect(await listRuns()).toEqual([]);
    await save({ notifications: 3 });
    await Promise.all([1, 2, 3].map(() => runDueRetention(app().services)));
    await runDueRetention(app().services);
    expect(await listRuns()).toHaveLength(1);
  });

  it('works in batches, and continues an interrupted run', async () => {
    await query(
      `insert into notifications (tenant_id, user_id, model_type, phrase, created_at)
       select $1, $2, 'job', 'x', now() - interval '1 year' from generate_series(1, 450)`,
      [tenant.id, admin.id],
    );
    await query(`insert into notifications (tenant_id, user_id, model_type, phrase) values ($1, $2, 'job', 'x')`, [
      tenant.id,
      admin.id,
    ]);
    await save({ notifications: 3, chats: 3 });
    const stopped = new AbortController();
    stopped.abort();
    await runDueRetention(app().services, stopped.signal);
    expect(await listRuns()).toEqual([]);
    await query(
      `insert into retention_runs (tenant_id, day, started_at, claimed_until, counts)
       values ($1, (now() at time zone $2)::date, now(), now() - interval '1 second', '{"notifications": 200}')`,
      [tenant.id, findZone(app(), 3)],
    );
    await runDueRetention(app().services);
    expect(await listRuns()).toEqual([expect.objectContaining({ counts: { chats: 0, notifications: 650 } })]);
    expect(await count('notifications where tenant_id = $1')).toBe(1);
  });
});

describe('runDueRetention, by kind of data', () => {
  it('deletes closed chats and imported people with their files, and keeps feedback without its senders', async () => {
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    const values = [tenant.id, seeker.id];
    await query(
      `insert into chat_rooms (tenant_id, room, user_id, status, created_at, last_at)
       values ($1, 'abcd1', $2, 'closed', now(), now() - interval '1 year'), ($1, 'abcd2', $2, 'ongoing', now(), now() - interval '1 year')`,
      values,
    );
    await query(
      `insert into chat_messages (tenant_id, chat_id, seq, client_id, message_from, event_type, text, at)
       select tenant_id, id, 1, gen_random_uuid(), 'user', 'message', 'Hi', now() from chat_rooms where tenant_id = $1`,
      [tenant.id],
    );
    await query(
      `insert into files (tenant_id, owner_user_id, path, storage_key, file_name, media_type, byte_size, sha256)
       values ($1::bigint, $2, 'resumes/1/a.pdf', 'key-' || $1::text, 'a.pdf', 'application/pdf', 1, repeat('a', 64))`,
      values,
    );
    await query(
      `insert into imported_people (tenant_id, full_name, created_by, created_at, changed_at)
       values ($1, 'Ana', $2, now(), now() - interval '1 year')`,
      values,
    );
    await query(
      `insert into imported_person_files (tenant_id, person_id, file_id, sha256)
       select p.tenant_id, p.id, f.id, f.sha256 from imported_people p join files f using (tenant_id) where p.tenant_id = $1`,
      [tenant.id],
    );
    await query(
      `insert into feedback (tenant_id, user_id, feedback_type, description, page, at)
       values ($1, $2, 'Others', 'Nice', '/', now() - interval '1 year')`,
      values,
    );
    await query(
      `insert into rating_feedback (tenant_id, user_email, rating, feed, page, at)
       values ($1, 'ana@example.com', 1, 'Good', '/', now() - interval '1 year')`,
      [tenant.id],
    );
    await save({ chats: 3, imported_people: 6, feedback: 6, ratings: 6 });
    await runDueRetention(app().services);
    expect((await listRuns())[0]?.counts).toEqual({ chats: 1, imported_people: 1, feedback: 1, ratings: 1 });
    expect(await query('select room from chat_rooms where tenant_id = $1', [tenant.id])).toEqual([{ room: 'abcd2' }]);
    expect(await count('files where tenant_id = $1')).toBe(0);
    expect(await count('discarded_files where tenant_id = $1')).toBe(1);
    expect(await query('select user_id, description from feedback where tenant_id = $1', [tenant.id])).toEqual([
      { user_id: null, description: 'Nice' },
    ]);
    expect(await query('select user_email, rating from rating_feedback where tenant_id = $1', [tenant.id])).toEqual([
      { user_email: null, rating: 1 },
    ]);
  });
});
