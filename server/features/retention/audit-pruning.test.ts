import { beforeEach, describe, expect, it } from 'vitest';
import { retentionApi } from '#domain/features/retention/contract.ts';
import { sealAuditEntries } from '#server/features/audit/sealing.ts';
import { verifyTenant } from '#server/features/audit/service.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestAccount, type TestTenant } from '#server/testing/factories.ts';
import { saveRetention } from '#server/testing/people/retention.ts';
import { send } from '#server/testing/send.ts';
import { tamperWithAudit } from '#server/testing/tamper.ts';
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
const tamper = (sql: string, values?: unknown[]) => tamperWithAudit(app(), sql, values);

/** Entries from two years ago and from now, sealed in this order. */
async function makeEntries(old: number, recent: number): Promise<number[]> {
  for (const [number, age] of [[old, '2 years'] as const, [recent, '0 days'] as const]) {
    await query(
      `insert into audit_events (tenant_id, at, action, subject_kind, subject_id)
       select $1, now() - $2::interval, 'job.edit', 'job', n::text from generate_series(1, $3) n`,
      [tenant.id, age, number],
    );
  }
  await sealAuditEntries(app().services);
  return (await query<{ id: number }>('select id from audit_events where tenant_id = $1 order by id', [tenant.id])).map(
    ({ id }) => id,
  );
}

const verify = () => {
  const { database, auditHasher: hasher } = app().services;
  return verifyTenant(database, { tenantId: tenant.id, hasher });
};

async function prune(): Promise<void> {
  await saveRetention(app(), admin, { audit: 12 });
  await query('delete from retention_runs where tenant_id = $1', [tenant.id]);
  await runDueRetention(app().services);
  await sealAuditEntries(app().services);
}

describe('the audit trail after a retention run', () => {
  it('passes the check; the old entries are gone in batches, and their seals stay', async () => {
    await makeEntries(450, 3);
    await prune();
    const run = (await send(app(), admin, retentionApi.runs)).body.runs[0];
    expect(run?.counts).toEqual({ audit: 450 });
    const left = await count('audit_events where tenant_id = $1');
    expect(await verify()).toMatchObject({ problems: [], prunedCount: 450, sealedCount: left, unsealedCount: 0 });
    expect(await count('audit_seals where tenant_id = $1')).toBe(450 + left);
  });

  it('finds an entry that is changed, removed, or inserted afterwards', async () => {
    const ids = await makeEntries(3, 4);
    await prune();
    const [first, , , changed, removed] = ids;
    await tamper(`update audit_events set action = 'job.move' where id = $1`, [changed]);
    await tamper('delete from audit_events where id = $1', [removed]);
    await tamper(
      `insert into audit_events (tenant_id, id, at, action, subject_kind, subject_id)
       values ($1, $2, now() - interval '2 years', 'job.edit', 'job', '1')`,
      [tenant.id, first],
    );
    expect((await verify()).problems).toEqual([
      { finding: 'added', id: first },
      { finding: 'changed', id: changed },
      { finding: 'removed', id: removed },
    ]);
  });

  it('finds a mark that was moved to hide removed entries, and removed seals', async () => {
    const ids = await makeEntries(2, 3);
    await prune();
    const next = ids[2];
    await tamper('delete from audit_events where id = $1', [next]);
    await tamper(
      `update audit_marks m set position = 3, hash = s.hash from audit_seals s
       where m.tenant_id = $1 and s.tenant_id = m.tenant_id and s.position = 3`,
      [tenant.id],
    );
    const { problems } = await verify();
    expect(problems[0]).toEqual({ finding: 'mark_changed', id: 3 });
    expect(problems).toContainEqual({ finding: 'removed', id: next });
    await tamper('delete from audit_seals where tenant_id = $1 and position = 1', [tenant.id]);
    expect((await verify()).problems).toContainEqual({ finding: 'seal_removed', id: 1 });
  });

  it('is not pruned past an entry that was changed before', async () => {
    const [first, second, third] = await makeEntries(3, 1);
    await tamper(`update audit_events set action = 'job.move' where id = $1`, [second]);
    await prune();
    expect((await verify()).problems).toEqual([{ finding: 'changed', id: second }]);
    const left = await query('select id from audit_events where tenant_id = $1 and id = any($2) order by id', [
      tenant.id,
      [first, second, third],
    ]);
    expect(left).toEqual([{ id: second }, { id: third }]);
  });

  it('refuses to delete an entry after the mark', async () => {
    const ids = await makeEntries(2, 2);
    await prune();
    await expect(query('delete from audit_events where id = $1', [ids[2]])).rejects.toThrow(/is append-only/);
  });
});
