import { beforeEach, describe, expect, it } from 'vitest';
import { tenantAdminApi } from '#domain/features/tenants/admin-contract.ts';
import { newClient } from '#server/db/connection/pools.ts';
import { testApp, testSecret } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestAccount, type TestTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';
import { tamperWithAudit } from '#server/testing/tamper.ts';
import { chainStart, createAuditHasher } from './audit-hasher.ts';
import { sealAuditEntries } from './sealing.ts';
import { verifyAuditTrails } from './service.ts';
import type { ChainHead } from './verify.ts';

const app = testApp();

let tenant: TestTenant;
let admin: TestAccount;

beforeEach(async () => {
  tenant = await makeTenant(app());
  admin = await makeAccount(app(), tenant, 'admin');
});

const query = async (sql: string, values: unknown[] = []) =>
  (await app().services.database.pool.query(sql, values)).rows as { id: number }[];

async function writeEntry(): Promise<void> {
  const { version } = (await send(app(), admin, tenantAdminApi.read)).body;
  const body = { phone: `555 ${version}`, email: 'help@example.com', version };
  expect((await send(app(), admin, tenantAdminApi.saveContact, { body })).status).toBe(200);
}

/** Writes audited entries over HTTP, seals them, and returns their numbers. */
async function makeEntries(count: number): Promise<number[]> {
  for (let index = 0; index < count; index += 1) await writeEntry();
  await sealAuditEntries(app().services);
  return listEntries();
}

async function listEntries(): Promise<number[]> {
  return (await query('select id from audit_events where tenant_id = $1 order by id', [tenant.id])).map(({ id }) => id);
}

async function verify(secret = testSecret, expected?: ChainHead) {
  const heads = new Map(expected ? [[tenant.id, expected]] : []);
  const verified = await verifyAuditTrails(app().services.database, createAuditHasher(secret), heads);
  const own = verified.find(({ tenantId }) => tenantId === tenant.id);
  if (!own) throw new Error('The tenant was not verified');
  return own;
}

const tamper = (sql: string, values?: unknown[]) => tamperWithAudit(app(), sql, values);

/** Lets the time pass after which no entry with a lower number can still be committed. */
const age = () =>
  tamper(`update audit_seals set sealed_at = sealed_at - interval '1 hour' where tenant_id = $1`, [tenant.id]);

describe('audit_events', () => {
  it.each([
    ['update', "update audit_events set action = 'x'"],
    ['delete', 'delete from audit_events'],
    ['truncate', 'truncate audit_events'],
    ['truncate through another table', 'truncate tenants cascade'],
    ['update of a seal', 'update audit_seals set position = 7'],
    ['truncate of the seals', 'truncate audit_seals'],
  ])('refuses %s', async (_what, statement) => {
    await makeEntries(1);
    await expect(query(statement)).rejects.toThrow(/is append-only/);
  });

  it('is one of the append-only tables, which all refuse truncate', async () => {
    const rows = await query(
      `select tgrelid::regclass::text as name, bool_or(tgtype & 32 <> 0) as refuses_truncate from pg_trigger
       where tgfoid = 'refuse_change'::regproc group by 1`,
    );
    expect(rows).toContainEqual({ name: 'audit_events', refuses_truncate: true });
    expect(rows.filter((row) => !Object(row).refuses_truncate)).toEqual([]);
  });
});

describe('verifyAuditTrails', () => {
  it('confirms entries that were written over HTTP, sealed in several runs, and not sealed yet', async () => {
    await makeEntries(2);
    await makeEntries(2);
    const { problems, sealedCount, unsealedCount, head } = await verify();
    const sealed = await listEntries();
    expect([problems, sealedCount, unsealedCount]).toEqual([[], sealed.length, 0]);
    expect(head?.position).toBe(sealed.length);
    await writeEntry();
    expect(await verify()).toMatchObject({ problems: [], sealedCount: sealed.length, unsealedCount: 1 });
  });

  it.each([
    ['action', "action = 'x'"],
    ['actor', 'actor_user_id = null'],
    ['time', "at = at - interval '1 microsecond'"],
    ['detail', `detail = detail || '{"a": 1}'`],
    ['network', "network = '10.0.0.0/24'"],
    ['network, removed', 'network = null'],
    ['device', "device = 'Firefox, Linux'"],
  ])('finds one entry with another %s', async (_what, change) => {
    const [, id] = await makeEntries(3);
    await tamper(`update audit_events set ${change} where id = $1`, [id]);
    expect((await verify()).problems).toEqual([{ finding: 'changed', id }]);
  });

  it('accepts an entry from before origins were recorded, and finds an origin that was added to it', async () => {
    const [row] = await query(
      `insert into audit_events (tenant_id, action, subject_kind, subject_id) values ($1, 'x', 'user', '1') returning id`,
      [tenant.id],
    );
    const [entry] = await query(
      `select jsonb_build_array(tenant_id, id, (extract(epoch from at) * 1000000)::bigint, actor_user_id,
         impersonator_user_id, action, subject_kind, subject_id, detail, request_id)::text as id
       from audit_events where id = $1`,
      [row?.id],
    );
    await sealAuditEntries(app().services);
    const [seal] = await query('select hash as id from audit_seals where audit_event_id = $1', [row?.id]);
    expect(createAuditHasher(testSecret)(chainStart, String(entry?.id))).toEqual(seal?.id);
    expect((await verify()).problems).toEqual([]);
    await tamper("update audit_events set network = '10.0.0.0/24' where id = $1", [row?.id]);
    expect((await verify()).problems).toEqual([{ finding: 'changed', id: row?.id }]);
  });

  it('finds a removed entry, also if its seal is removed too', async () => {
    const [first, second] = await makeEntries(4);
    await tamper('delete from audit_events where id = any($1)', [[first, second]]);
    await tamper('delete from audit_seals where audit_event_id = $1', [second]);
    expect((await verify()).problems).toEqual([
      { finding: 'removed', id: first },
      { finding: 'seal_removed', id: 2 },
    ]);
  });

  it('finds seals that were renumbered to hide a removed entry', async () => {
    const [, second, third] = await makeEntries(4);
    await tamper('delete from audit_events where id = $1', [second]);
    await tamper('delete from audit_seals where audit_event_id = $1', [second]);
    await tamper('update audit_seals set position = position - 1 where tenant_id = $1 and position = 3', [tenant.id]);
    await tamper('update audit_seals set position = position - 1 where tenant_id = $1 and position = 4', [tenant.id]);
    expect((await verify()).problems).toEqual([{ finding: 'changed', id: third }]);
  });

  it('finds an entry that was inserted between others, or with an earlier time', async () => {
    await makeEntries(2);
    const [gap] = await query("select nextval(pg_get_serial_sequence('audit_events', 'id')) as id");
    await makeEntries(2);
    await age();
    await tamper(
      `insert into audit_events (tenant_id, id, at, action, subject_kind, subject_id)
       values ($1, $2, now(), 'x', 'user', '1'), ($1, default, now() - interval '1 day', 'x', 'user', '1')`,
      [tenant.id, gap?.id],
    );
    await sealAuditEntries(app().services);
    expect((await verify()).problems).toEqual([
      { finding: 'backdated', id: (await listEntries()).at(-1) },
      { finding: 'added', id: gap?.id },
    ]);
  });

  it('finds that the newest entries and seals were removed, if an earlier head is given', async () => {
    await makeEntries(3);
    const { head } = await verify();
    if (!head) throw new Error('There is no seal');
    const short = { ...head, hash: head.hash.slice(0, 12) };
    expect((await verify(testSecret, short)).hasExpected).toBe(true);
    const last = (await listEntries()).at(-1);
    await tamper('delete from audit_events where id = $1', [last]);
    await tamper('delete from audit_seals where audit_event_id = $1', [last]);
    expect(await verify(testSecret, short)).toMatchObject({ problems: [], hasExpected: false });
  });

  it('does not accept seals of another secret', async () => {
    const entries = await makeEntries(2);
    const { problems } = await verify('another secret that is long enough!!');
    expect(problems).toEqual(entries.map((id) => ({ finding: 'changed', id })));
  });
});

describe('sealAuditEntries', () => {
  it('seals an entry whose transaction commits after a later entry was sealed', async () => {
    const client = newClient(app().services.database.ownerUrl, 'test');
    await client.connect();
    await client.query('begin');
    await client.query(
      `insert into audit_events (tenant_id, action, subject_kind, subject_id) values ($1, 'late', 'user', '1')`,
      [tenant.id],
    );
    await makeEntries(1);
    await client.query('commit');
    await client.end();
    await sealAuditEntries(app().services);
    expect(await verify()).toMatchObject({ problems: [], unsealedCount: 0, sealedCount: (await listEntries()).length });
  });

  it('run by several processes at once, seals each entry once', async () => {
    await makeEntries(1);
    for (let index = 0; index < 3; index += 1) await writeEntry();
    await Promise.all([1, 2, 3, 4].map(() => sealAuditEntries(app().services)));
    expect(await verify()).toMatchObject({ problems: [], unsealedCount: 0, sealedCount: (await listEntries()).length });
  });
});
