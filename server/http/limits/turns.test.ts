import { availableParallelism } from 'node:os';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

describe('GET /api/v1/applications while the database is slow', () => {
  it('many at once -> a few are handled at a time, others do not wait, and all are answered in the end', async () => {
    const tenant = await makeTenant(app());
    const admin = await makeAccount(app(), tenant, 'admin');
    const { db } = app().services.database;
    const countWaiting = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows[0]?.count ?? 0;
    };
    const atOnce = availableParallelism() + 1;
    const requestCount = 4 * atOnce;
    const lists = await db.transaction().execute(async (slow) => {
      await sql`lock table applications in access exclusive mode`.execute(slow);
      const sent = Array.from({ length: requestCount }, () => send(app(), admin, applicationsApi.list));
      await expect.poll(countWaiting).toBeGreaterThanOrEqual(atOnce);
      expect((await send(app(), admin, accountsApi.me)).status).toBe(200);
      expect(await countWaiting()).toBeLessThan(requestCount);
      return sent;
    });
    expect((await Promise.all(lists)).map(({ status }) => status)).toEqual(Array(requestCount).fill(200));
  });
});
