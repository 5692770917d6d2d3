import { expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { findTablesWith } from '#server/testing/database/tenant-rows.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { saveRetention } from '#server/testing/people/retention.ts';
import { send } from '#server/testing/send.ts';
import { runDueRetention } from './task.ts';

const app = testApp();
const canary = 'Quillfeather';

/** The tables of the person's own account. */
const ownTables = ['users'];

it('after a closed application was cleared, no text of any table but the account names the applicant', async () => {
  const { pool } = app().services.database;
  const tenant = await makeTenant(app());
  const admin = await makeAccount(app(), tenant, 'admin');
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: `Ada ${canary}` });
  const { id, version } = await submitApplication(app(), seeker, (await makeJob(app(), manager)).id);
  const params = { id: String(id) };
  const move = { to: 'rejected' as const, version, note: `Not ${canary}`, message: `Dear Ada ${canary}` };
  expect((await send(app(), manager, applicationsApi.move, { params, body: move })).status).toBe(200);
  const keys = [tenant.id, id, manager.id];
  await pool.query(
    `insert into application_notes (tenant_id, application_id, actor_user_id, text) values ($1, $2, $3, '${canary}')`,
    keys,
  );
  await pool.query(
    `insert into mails (tenant_id, user_id, to_address, kind, phrase_values, path)
     values ($1, $3, 'staff@example.com', 'application_received', '{"name": "${canary}"}', '/applications/' || $2::text)`,
    keys,
  );
  const offer = await pool.query(
    `insert into offers (tenant_id, application_id, status, created_by, created_at, changed_at, sent_at, answered_at, terms, letter)
     values ($1, $2, 'accepted', $3, now(), now(), now(), now(), '{}', '${canary}')
     returning id`,
    keys,
  );
  await pool.query(
    `insert into offer_signatures (tenant_id, offer_id, user_id, typed_name, address, user_agent, content_hash, at, revision)
     values ($1, $2, $3, '${canary}', '', '', sha256('x'), now(), 1)`,
    [tenant.id, offer.rows[0]?.id, seeker.id],
  );
  await pool.query(
    "update applications set status_since = now() - interval '2 years' where tenant_id = $1 and id = $2",
    [tenant.id, id],
  );
  await saveRetention(app(), admin, { applications: 12, messages: 12 });
  expect(await findTablesWith(app(), tenant.id, canary)).toEqual(
    expect.arrayContaining(['application_events', 'application_notes', 'mails', 'notifications', 'offer_signatures']),
  );
  await runDueRetention(app().services);
  expect(await findTablesWith(app(), tenant.id, canary)).toEqual(ownTables);
  const { rows } = await pool.query(
    'select count(*)::int as count from application_events where tenant_id = $1 and application_id = $2',
    [tenant.id, id],
  );
  expect(rows).toEqual([{ count: 2 }]);
});

it('an event of an application -> refuses every change but clearing its texts', async () => {
  const { pool } = app().services.database;
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  await submitApplication(app(), seeker, (await makeJob(app(), manager)).id);
  const change = (set: string) => pool.query(`update application_events set ${set} where tenant_id = $1`, [tenant.id]);
  await expect(change("note = 'another'")).rejects.toThrow(/append-only/);
  await expect(change("note = '', message = '', at = now()")).rejects.toThrow(/append-only/);
  await expect(pool.query('delete from application_events where tenant_id = $1', [tenant.id])).rejects.toThrow();
  expect((await change("note = '', message = ''")).rowCount).toBe(1);
});
