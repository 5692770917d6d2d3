import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { lockTable } from '#server/testing/database/lock-table.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

describe('GET /api/v1/applications while the database is slow', () => {
  it('many at once -> a few are handled at a time, others do not wait, and all are answered in the end', async () => {
    const tenant = await makeTenant(app());
    const admin = await makeAccount(app(), tenant, 'admin');
    const atOnce = availableParallelism() + 1;
    const requestCount = 4 * atOnce;
    const lock = await lockTable(app().services.database.ownerUrl, 'applications');
    const lists = Array.from({ length: requestCount }, () => send(app(), admin, applicationsApi.list));
    await expect.poll(lock.waiters).toBeGreaterThanOrEqual(atOnce);
    expect((await send(app(), admin, accountsApi.me)).status).toBe(200);
    expect(await lock.waiters()).toBeLessThan(requestCount);
    await lock.release();
    expect((await Promise.all(lists)).map(({ status }) => status)).toEqual(Array(requestCount).fill(200));
  });
});
