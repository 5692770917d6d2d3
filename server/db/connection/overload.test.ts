import { describe, expect, it, vi } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { comfortApi } from '#domain/features/comfort/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { tenantAdminApi } from '#domain/features/tenants/admin-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { exhaustPool } from '#server/testing/database/exhaust-pool.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';

vi.setConfig({ testTimeout: 60_000 });

// Nothing waits so long that it is refused before the test releases the connections.
const app = testApp({ maxWaitMs: 600_000 });

function saveComfort(caller: TestAccount) {
  return send(app(), caller, comfortApi.save, { body: { settings: { theme: 'dark' }, reading: 'en' } });
}

async function makePeople() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  await makeJob(app(), manager);
  const password = 'violet tractor sings';
  const hash = await app().services.passwords.hash(password);
  await app().services.database.pool.query('update users set password_hash = $1 where id = $2', [hash, seeker.id]);
  return { tenant, seeker, credentials: { username: seeker.email, password } };
}

describe('with every connection of the main pool in use', () => {
  it('a session is read, and a login and a public search succeed', async () => {
    const { tenant, seeker, credentials } = await makePeople();
    await exhaustPool(app());
    const denied = await send(app(), seeker, tenantAdminApi.read);
    const signedIn = await send(app(), tenant.visitor, accountsApi.signIn, { body: credentials });
    const found = await send(app(), tenant.visitor, jobsApi.search);
    const ready = await request(`${app().url}/readyz`);
    expect([denied.status, signedIn.status, found.status]).toEqual([403, 200, 200]);
    expect(ready.text).not.toContain('database');
    const refreshed = await send(app(), tenant.visitor, accountsApi.refresh, {
      body: { refresh: signedIn.body.refresh },
    });
    const signedOut = await send(app(), { ...tenant.visitor, token: refreshed.body.access }, accountsApi.signOut);
    expect([refreshed.status, signedOut.status]).toEqual([200, 200]);
  });
});

describe('with 60 writes waiting for a connection', () => {
  it('refuses further work at once, serves login and search, and works again after the release', async () => {
    const { tenant, seeker, credentials } = await makePeople();
    expect((await saveComfort(seeker)).status).toBe(200);
    const { pool, release } = await exhaustPool(app());
    const save = async () => {
      const { status, headers } = await saveComfort(seeker);
      return { status, retryAfter: headers.get('retry-after') };
    };
    const writes = Array.from({ length: 60 }, save);
    await vi.waitUntil(() => pool.waitingCount > 40, 10_000);
    // As soon as the queue no longer moves, a further write is refused, while those of the queue still wait.
    const refused: { status: number; retryAfter: string | null; isQueueWaiting: boolean }[] = [];
    await vi.waitUntil(() => {
      writes.push(save());
      writes.at(-1)?.then((answer) => refused.push({ ...answer, isQueueWaiting: pool.waitingCount > 40 }));
      return refused.length > 0;
    }, 10_000);
    expect(refused[0]).toEqual({ status: 503, retryAfter: '2', isQueueWaiting: true });
    const signedIn = await send(app(), tenant.visitor, accountsApi.signIn, { body: credentials });
    const found = await send(app(), tenant.visitor, jobsApi.search);
    expect([signedIn.status, found.status]).toEqual([200, 200]);
    release();
    for (const answer of await Promise.all(writes)) {
      expect([
        { status: 200, retryAfter: null },
        { status: 503, retryAfter: '2' },
      ]).toContainEqual(answer);
    }
    expect((await saveComfort(seeker)).status).toBe(200);
  });
});
